import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  name: string;
  content: Buffer | string;
  /** Declared size of the unpacked content; the real size by default. */
  unpacked?: number;
}

/** Creates a ZIP archive like those of office programs. */
export function createArchive(entries: ArchiveEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, unpacked } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const header = Buffer.alloc(22);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(unpacked ?? bytes.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name));
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, lengths, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, lengths, position, Buffer.from(name)]),
    );
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const renderContentTypes = (part: string, kind: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;

const OFFICE = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
} as const;

/** The parts that identify an archive as an office file. */
export function createOfficeParts(kind: keyof typeof OFFICE, more: ArchiveEntry[] = []): ArchiveEntry[] {
  const [part, type] = OFFICE[kind];
  return [
    { name: '[Content_Types].xml', content: renderContentTypes(part, type) },
    {
      name: '_rels/.rels',
      content: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    },
    { name: part, content: '<x/>' },
    ...more,
  ];
}
