import { SaxesParser } from 'saxes';
import { fileError } from '../file-error.js';
import { DAMAGED } from './zip-archive.js';

/** The parts of a workbook have about a dozen levels. The parser keeps every open element in memory. */
const MAX_DEPTH = 100;
/** Small slices limit the work and the memory of one turn of the event loop. */
const SLICE_CHARACTERS = 8 * 1024;
/** Limits a tag or text, which the parser keeps until its end, and a record. */
const MAX_PENDING_CHARACTERS = 4 * 1024 * 1024;
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
 * @throws 400 for XML that is not well-formed or nests too deeply, and for a record of more than 4 MB
 */
export async function* readRecords<T>(
  chunks: AsyncIterable<string>,
  recordName: string,
  start: (attributes: Attributes) => RecordReader<T>,
): AsyncGenerator<T> {
  const finished: T[] = [];
  let current: { reader: RecordReader<T>; depth: number; position: number } | undefined;
  const slices = parse(chunks, {
    open: (element, depth, position) => {
      if (current) current.reader.open(element);
      else if (element.name === recordName) current = { reader: start(element.attributes), depth, position };
    },
    text: (text) => current?.reader.text(text),
    close: (name, depth) => {
      if (!current) return;
      if (depth > current.depth) return current.reader.close(name);
      finished.push(current.reader.finish());
      current = undefined;
    },
  });
  for await (const position of slices) {
    if (current && position - current.position > MAX_PENDING_CHARACTERS) throw fileError(DAMAGED);
    yield* finished.splice(0);
  }
}

/**
 * Collects the elements of these local names, in document order.
 * @throws 400 for XML that is not well-formed or nests too deeply, and for more than 100,000 such elements
 */
export async function collectElements(chunks: AsyncIterable<string>, ...names: string[]): Promise<XmlElement[]> {
  const found: XmlElement[] = [];
  const open = (element: XmlElement) => {
    if (names.includes(element.name)) found.push(element);
  };
  for await (const _position of parse(chunks, { open })) if (found.length > MAX_ELEMENTS) throw fileError(DAMAGED);
  return found;
}

/** Parses slice by slice. After each slice, yields the number of parsed characters. */
async function* parse(chunks: AsyncIterable<string>, { open, text, close }: Handlers): AsyncGenerator<number> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  let lastTag = 0;
  parser.on('error', () => {
    throw fileError(DAMAGED);
  });
  parser.on('opentag', (tag) => {
    lastTag = parser.position;
    depth += 1;
    if (depth > MAX_DEPTH) throw fileError(DAMAGED);
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
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE_CHARACTERS) {
      parser.write(chunk.slice(at, at + SLICE_CHARACTERS));
      if (parser.position - lastTag > MAX_PENDING_CHARACTERS) throw fileError(DAMAGED);
      yield parser.position;
    }
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localAttributes(attributes: Record<string, string>): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}
