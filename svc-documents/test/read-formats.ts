import { crc32, inflateRawSync, inflateSync } from 'node:zlib';

/**
 * Reads an archive by its directory.
 * @throws Error when a size or a sum is wrong
 */
export function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('The archive has no end of directory');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size, nameLength, offset] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const start = offset + 30 + archive.readUInt16LE(offset + 26);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is not what the directory says`);
    files[name] = content.toString();
    at += 46 + nameLength;
  }
  return files;
}

type Cell = string | number | boolean;

/** A sheet's rows, each as its cells by column letter. */
export function sheetRows(xml: string): Record<string, Cell>[] {
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) =>
    Object.fromEntries(
      [...cells.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)].map(
        ([, column = '', attributes = '', content = '']) => [column, cellOf(attributes, content)],
      ),
    ),
  );
}

function cellOf(attributes: string, content: string): Cell {
  const [, value = ''] = /<(?:v|t)[^>]*>(.*)<\/(?:v|t)>/s.exec(content) ?? [];
  if (attributes.includes('t="b"')) return value === '1';
  return attributes.includes('t="inlineStr"')
    ? value.replace(/&(quot|lt|gt|amp);/g, (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '')
    : Number(value);
}

/** RFC 4180. */
export function csvRows(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') lines.push([]);
  }
  const [heading = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(heading.map((name, index) => [name, row[index] ?? ''])));
}

/** A line of text in a PDF and where it begins. */
export interface PdfText {
  text: string;
  x: string;
}

/** The text of a PDF's pages in the order it was drawn. */
export function pdfTexts(pdf: Buffer): PdfText[] {
  const texts: PdfText[] = [];
  let at = 0;
  for (;;) {
    const start = pdf.indexOf('stream\n', at);
    if (start < 0) return texts;
    const stop = pdf.indexOf('\nendstream', start);
    const content = inflateSync(pdf.subarray(start + 7, stop)).toString('latin1');
    for (const [, x = '', hex = ''] of content.matchAll(/([\d.]+) [\d.]+ Td <([0-9a-f]+)> Tj/g))
      texts.push({ x, text: Buffer.from(hex, 'hex').toString('latin1') });
    at = stop + 10;
  }
}
