import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import './pdfjs-on-node-20.js';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { decodeOfficeText } from '@fsvp/tables/office-text';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fromBufferPromise } from 'yauzl';

/**
 * Reads the files of a ZIP archive as text, by name.
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

/** Reads the rows of a sheet, each with its cells by column letter. */
export function readSheetRows(xml: string): Record<string, Cell>[] {
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) =>
    Object.fromEntries(
      [...cells.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)].map(
        ([, column = '', attributes = '', content = '']) => [column, readCell(attributes, content)],
      ),
    ),
  );
}

function readCell(attributes: string, content: string): Cell {
  const [, value = ''] = /<(?:v|t)[^>]*>(.*)<\/(?:v|t)>/s.exec(content) ?? [];
  if (attributes.includes('t="b"')) return value === '1';
  return attributes.includes('t="inlineStr"')
    ? decodeOfficeText(
        value.replace(
          /&(quot|lt|gt|amp);/g,
          (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '',
        ),
      )
    : Number(value);
}

/** Parses CSV as in RFC 4180. */
export function parseCsv(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') lines.push([]);
  }
  const [heading = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(heading.map((name, index) => [name, row[index] ?? ''])));
}

/** A text in a PDF and its horizontal position. */
export interface PdfText {
  text: string;
  x: number;
}

/** Reads the texts of all pages in the order in which they were drawn. */
export async function readPdfTexts(pdf: Buffer): Promise<PdfText[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const texts: PdfText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    let end: { x: number; y: number } | undefined;
    for (const item of items) {
      // Wide gaps, for example between cells, are also items.
      if (!('str' in item) || item.str === '' || (item.str === ' ' && item.width > 5)) continue;
      const [x, y] = item.transform.slice(4) as [number, number];
      // Every change of font starts a new item.
      const last = texts.at(-1);
      if (last && end && Math.abs(end.x - x) < 1 && Math.abs(end.y - y) < 3) last.text += item.str;
      else if (item.str.trim()) texts.push({ text: item.str, x: Math.round(x) });
      end = { x: x + item.width, y };
    }
  }
  await loading.destroy();
  return texts.map(({ text, x }) => ({ text: text.trim(), x }));
}
