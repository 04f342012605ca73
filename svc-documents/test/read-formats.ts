import { buffer } from 'node:stream/consumers';
import { crc32, inflateSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/**
 * The files of a ZIP archive as text by their names.
 * @throws Error when the archive is damaged
 */
export async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const zipFile = await fromBufferPromise(archive);
  for await (const entry of zipFile.eachEntry()) {
    const content = await buffer(await zipFile.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} has another checksum`);
    files[entry.fileName] = content.toString();
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
