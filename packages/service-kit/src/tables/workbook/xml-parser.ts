import { SaxesParser } from 'saxes';
import { withBreaks } from '../../runtime/event-loop-breaks.js';
import { sliceText } from '../slice-text.js';
import { aboveLimit, damaged } from './workbook-errors.js';

/** The parts of a workbook have about a dozen levels. The parser keeps every open element in memory. */
const MAX_DEPTH = 100;
/**
 * Limits a tag or text, which the parser keeps until its end. A cell has at most 32,767 characters, which may be written
 * as ten times as many.
 */
const MAX_PENDING_CHARACTERS = 400_000;
const MAX_RECORD_CHARACTERS = 4_000_000;
/** An element of a workbook has about a dozen. */
const MAX_ATTRIBUTES = 1000;
/** Excel allows 65,490 cell formats, and fewer of the other collected elements. */
const MAX_ELEMENTS = 100_000;

/** Attributes by local name. */
export type Attributes = Readonly<Record<string, string>>;

/** An element by its local name. */
export interface XmlElement {
  name: string;
  attributes: Attributes;
}

/** Receives the content of one record element, such as a row. */
export interface RecordReader<T> {
  open(element: XmlElement): void;
  text(text: string): void;
  close(name: string): void;
  /** Called at the end tag of the record element. */
  finish(): T;
}

interface Handlers {
  /** @param depth 1 for the root element; @param position of the tag's end, in characters */
  open(element: XmlElement, depth: number, position: number): void;
  text?(text: string): void;
  close?(name: string, depth: number): void;
}

/**
 * Reads the elements named `recordName`, which are not nested, as their end tags arrive.
 * @param chunks XML text in chunks of any length
 * @param start creates the reader of one record from its attributes
 * @param onOther receives the elements outside of records
 * @throws 400 for XML that is not well-formed; 413 for XML that nests too deeply and for a record of more than 4,000,000
 * characters
 */
export function readRecords<T>(
  chunks: AsyncIterable<string>,
  recordName: string,
  start: (attributes: Attributes) => RecordReader<T>,
  onOther?: (element: XmlElement) => void,
): AsyncGenerator<T> {
  return withBreaks(parseRecords(chunks, recordName, start, onOther));
}

async function* parseRecords<T>(
  chunks: AsyncIterable<string>,
  recordName: string,
  start: (attributes: Attributes) => RecordReader<T>,
  onOther?: (element: XmlElement) => void,
): AsyncGenerator<T> {
  const ended: RecordReader<T>[] = [];
  let current: { reader: RecordReader<T>; depth: number; position: number } | undefined;
  const slices = parse(chunks, {
    open: (element, depth, position) => {
      if (current) current.reader.open(element);
      else if (element.name === recordName) current = { reader: start(element.attributes), depth, position };
      else onOther?.(element);
    },
    text: (text) => current?.reader.text(text),
    close: (name, depth) => {
      if (!current) return;
      if (depth > current.depth) return current.reader.close(name);
      ended.push(current.reader);
      current = undefined;
    },
  });
  for await (const position of slices) {
    if (current && position - current.position > MAX_RECORD_CHARACTERS)
      throw aboveLimit(`A row or text of the workbook has more than ${count(MAX_RECORD_CHARACTERS)} characters.`);
    for (const reader of ended.splice(0)) yield reader.finish();
  }
}

/**
 * Collects the elements of these local names, in document order.
 * @throws 400 for XML that is not well-formed; 413 for XML that nests too deeply and for more than 100,000 such elements
 */
export async function collectElements(chunks: AsyncIterable<string>, ...names: string[]): Promise<XmlElement[]> {
  const found: XmlElement[] = [];
  const open = (element: XmlElement) => {
    if (names.includes(element.name)) found.push(element);
  };
  for await (const _position of parse(chunks, { open }))
    if (found.length > MAX_ELEMENTS)
      throw aboveLimit(`The workbook has more than ${count(MAX_ELEMENTS)} sheets or cell formats.`);
  return found;
}

/** Parses slice by slice. After each slice, yields the number of parsed characters. */
async function* parse(chunks: AsyncIterable<string>, { open, text, close }: Handlers): AsyncGenerator<number> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  let lastTag = 0;
  let attributes = 0;
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw damaged();
  });
  parser.on('opentag', (tag) => {
    lastTag = parser.position;
    attributes = 0;
    depth += 1;
    if (depth > MAX_DEPTH)
      throw aboveLimit(`The parts of the workbook have more than ${MAX_DEPTH} levels of elements.`);
    open({ name: localName(tag.name), attributes: localAttributes(tag.attributes) }, depth, lastTag);
  });
  parser.on('closetag', (tag) => {
    lastTag = parser.position;
    close?.(localName(tag.name), depth);
    depth -= 1;
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for await (const slice of sliceText(chunks)) {
    parser.write(slice);
    if (parser.position - lastTag > MAX_PENDING_CHARACTERS)
      throw aboveLimit(`A text of the workbook has more than ${count(MAX_PENDING_CHARACTERS)} characters.`);
    yield parser.position;
  }
  parser.close();
}

function count(limit: number): string {
  return limit.toLocaleString('en-US');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localAttributes(attributes: Record<string, string>): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}
