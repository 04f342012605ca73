import type { FileBytes } from './file-bytes.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Workbooks unpack to ten or twenty times their size; past this it is a bomb for whoever opens it. */
const MOST_UNPACKED = 1024 ** 3;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
/** Of large archives; some programs write it for small ones too. */
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_SIZES = 0x0001;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MOST_COMMENT = 65_535;

interface Entry {
  name: string;
  unpacked: number;
}

/** Whether the file is an archive by its first bytes. */
export async function isArchive(bytes: FileBytes): Promise<boolean> {
  return (await bytes.at(0, 4)).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/** DOCX or XLSX by the archive's table of contents. Nothing is ever unpacked here. Undefined for other archives, macros among them, and for bombs. */
export async function officeKindOf(bytes: FileBytes): Promise<typeof DOCX | typeof XLSX | undefined> {
  const entries = await tableOfContents(bytes);
  if (!entries || entries.reduce((sum, entry) => sum + entry.unpacked, 0) > MOST_UNPACKED) return undefined;
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  if (!names.has('[content_types].xml') || !names.has('_rels/.rels')) return undefined;
  if ([...names].some((name) => name.endsWith('vbaproject.bin'))) return undefined;
  const has = (part: RegExp) => [...names].some((name) => part.test(name));
  if (has(/^word\/document\d*\.xml$/)) return DOCX;
  return has(/^xl\/workbook\d*\.xml$/) ? XLSX : undefined;
}

/** Names and sizes from the end of the archive; undefined unless the table stands right before its end, as office programs write it. */
async function tableOfContents(bytes: FileBytes): Promise<Entry[] | undefined> {
  const tailStart = Math.max(0, bytes.size - END_LENGTH - MOST_COMMENT);
  const tail = Buffer.from(await bytes.at(tailStart, bytes.size - tailStart));
  const end = endOf(tail);
  if (end === undefined) return undefined;
  const [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const behind = start + length - tailStart;
  if (behind < 0 || behind > end || ![END_SIGNATURE, ZIP64_END_SIGNATURE].includes(tail.readUInt32LE(behind))) return undefined;
  return entriesOf(await bytes.at(start, length), count);
}

function endOf(tail: Buffer): number | undefined {
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE && at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return undefined;
}

function entriesOf(table: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY_LENGTH > table.length || table.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameLength = table.readUInt16LE(at + 28);
    const extra = at + ENTRY_LENGTH + nameLength;
    const next = extra + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
    entries.push({ name: table.toString('utf8', at + ENTRY_LENGTH, extra), unpacked: unpackedSize(table.readUInt32LE(at + 24), table.subarray(extra, next)) });
    at = next;
  }
  return at === table.length ? entries : undefined;
}

/** The size, from the entry's extra fields where it stands there. */
function unpackedSize(size: number, extra: Buffer): number {
  const elsewhere = size === 0xffffffff && extra.length >= 12 && extra.readUInt16LE() === ZIP64_SIZES;
  return elsewhere ? Number(extra.readBigUInt64LE(4)) : size;
}
