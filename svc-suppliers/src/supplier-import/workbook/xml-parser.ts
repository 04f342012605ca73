import { SaxesParser } from 'saxes';
import { fileError } from '../file-error.js';
import { DAMAGED } from './zip-archive.js';

/** The parts of a workbook nest about a dozen levels; the parser keeps every open element. */
const MAX_DEPTH = 100;
/** Small slices bound what one turn of the event loop parses and what it leaves in memory. */
const SLICE_CHARACTERS = 8 * 1024;
/** Bounds a tag or text, which the parser keeps until it ends, and a record. */
const MAX_PENDING_CHARACTERS = 4 * 1024 * 1024;
/** Excel allows 65,490 cell formats, and fewer of everything else that is collected. */
const MAX_ELEMENTS = 100_000;

/** Attributes by local name. */
export type Attributes = Readonly<Record<string, string>>;

/** An element by its local name. */
export interface XmlElement {
  name: string;
  attributes: Attributes;
}

/** Receives what is inside one record element, such as a row. */
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
 * Reads the elements named `recordName`, which do not nest, as their end tags arrive.
 * @param pieces XML text in pieces of any length
 * @param start makes the reader of one record from its attributes
 * @throws 400 for XML that is not well-formed or nests too deeply, and for a record of more than 4 MB
 */
export async function* readRecords<T>(
  pieces: AsyncIterable<string>,
  recordName: string,
  start: (attributes: Attributes) => RecordReader<T>,
): AsyncGenerator<T> {
  const finished: T[] = [];
  let current: { reader: RecordReader<T>; depth: number; position: number } | undefined;
  const slices = parse(pieces, {
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
export async function collectElements(pieces: AsyncIterable<string>, ...names: string[]): Promise<XmlElement[]> {
  const found: XmlElement[] = [];
  const open = (element: XmlElement) => {
    if (names.includes(element.name)) found.push(element);
  };
  for await (const _position of parse(pieces, { open })) if (found.length > MAX_ELEMENTS) throw fileError(DAMAGED);
  return found;
}

/** Parses slice by slice, and yields after each how many characters are parsed. */
async function* parse(pieces: AsyncIterable<string>, { open, text, close }: Handlers): AsyncGenerator<number> {
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
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += SLICE_CHARACTERS) {
      parser.write(piece.slice(at, at + SLICE_CHARACTERS));
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
