import { fileError } from '../file-error.js';
import { DAMAGED } from './zip-archive.js';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of XML as it is meant: entities and line ends as XML says, then what Office writes as `_x000D_`. */
export function plainText(xml: string): string {
  let text = xml;
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
  if (text.includes('&')) text = text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, decodeEntity);
  if (text.includes('_x'))
    text = text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return text;
}

function decodeEntity(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return ENTITIES[name] ?? whole;
  const code = hex ? parseInt(hex, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** The attributes of every element of a local name, in their order. */
export function elements(xml: string, name: string): Record<string, string>[] {
  const tag = new RegExp(`<(?:\\w+:)?${name}((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*/?>`, 'g');
  return [...xml.matchAll(tag)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', double, single]) => [
        key.replace(/^\w+:/, ''),
        plainText(double ?? single ?? ''),
      ]),
    ),
  );
}

const PHONETIC = /<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g;
const TEXT = /<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)</g;

/** The text of a string item: one text or several runs, without the reading aids that Japanese workbooks add. */
export function itemText(xml: string): string {
  const visible = xml.includes('rPh') ? xml.replace(PHONETIC, '') : xml;
  let text = '';
  for (const [, part = ''] of visible.matchAll(TEXT)) text += plainText(part);
  return text;
}

/** Decodes a part of a workbook, which is UTF-8. @throws 400 when it is not */
export async function* xmlTexts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw (error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? fileError(DAMAGED) : error;
  }
}
