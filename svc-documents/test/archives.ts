import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  name: string;
  content: Buffer | string;
  /** What the table of contents says it unpacks to; the truth by default. */
  unpacked?: number;
}

/** A ZIP archive as office programs write it. */
export function archive(entries: ArchiveEntry[]): Buffer {
  const local: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const { name, content, unpacked } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(unpacked ?? bytes.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const piece = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, lengths, Buffer.from(name), packed]);
    table.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, lengths, place, Buffer.from(name)]));
    local.push(piece);
    offset += piece.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...table, end]);
}

const CONTENT_TYPES = (part: string, kind: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;

const OFFICE = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
} as const;

/** The parts that make an archive an office file. */
export function officeParts(kind: keyof typeof OFFICE, more: ArchiveEntry[] = []): ArchiveEntry[] {
  const [part, type] = OFFICE[kind];
  return [
    { name: '[Content_Types].xml', content: CONTENT_TYPES(part, type) },
    {
      name: '_rels/.rels',
      content: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    },
    { name: part, content: '<x/>' },
    ...more,
  ];
}
