import { createReadStream } from 'node:fs';
import { IMPORT_ENCODING_LABELS, type ImportEncoding } from '@fsvp/contracts/suppliers/supplier-import';
import { countLineBreaks } from '@fsvp/tables/record-splitter';
import { withBreaks } from '../../runtime/event-loop-breaks.js';
import { fileError } from '../file-error.js';

const BYTE_ORDER_MARKS: [ImportEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The code of the decoder's error. */
const INVALID_DATA = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** The encoding of the byte order mark, if the file starts with one. */
export function encodingFromByteOrderMark(start: Uint8Array): ImportEncoding | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => start[index] === byte))?.[0];
}

/**
 * Decodes text strictly. Otherwise an invalid byte would become a replacement character in a compliance record.
 * @param onBytes receives how many bytes were read so far
 * @throws 400 naming the line of the first invalid byte
 */
export async function* decodeText(
  path: string,
  encoding: ImportEncoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = strictDecoder(encoding);
  let decoded = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
      // Always as a stream: Node 20 decodes windows-1252 in one piece as Latin-1, which loses the curly apostrophe.
      const text = decoder.decode(chunk, { stream: true });
      decoded += chunk.length;
      onBytes?.(decoded);
      if (text) yield text;
    }
    decoder.decode();
  } catch (error) {
    if ((error as { code?: unknown }).code !== INVALID_DATA) throw error;
    const line = await findLineOfInvalidByte(path, encoding, decoded);
    const name = /\((.+)\)/.exec(IMPORT_ENCODING_LABELS[encoding])?.[1] ?? encoding;
    throw fileError(
      `Line ${line.toLocaleString('en-US')} contains a byte that is not ${name}. Save the file as CSV UTF-8, or import it with the encoding it was saved in, such as encoding=${OTHER_ENCODINGS[encoding] ?? 'windows-1252'}.`,
    );
  }
}

/** What a file often is that has bytes which are not of an encoding. */
const OTHER_ENCODINGS: Partial<Record<ImportEncoding, ImportEncoding>> = {
  'windows-1252': 'windows-1250',
  'windows-1254': 'windows-1250',
};

/** Bytes that encodings of one byte do not have are decoded as these control characters. */
const UNDEFINED_BYTE = /[\u0080-\u009F]/;

function strictDecoder(encoding: ImportEncoding): Pick<InstanceType<typeof TextDecoder>, 'decode'> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  if (!encoding.startsWith('windows-')) return decoder;
  return {
    decode(...input) {
      const text = decoder.decode(...input);
      if (UNDEFINED_BYTE.test(text)) throw Object.assign(new TypeError('Undefined byte'), { code: INVALID_DATA });
      return text;
    },
  };
}

/** Reads again up to the chunk that failed, then byte by byte: the decoder does not report the position. */
async function findLineOfInvalidByte(path: string, encoding: ImportEncoding, good: number): Promise<number> {
  const decoder = strictDecoder(encoding);
  const lines = new LineCounter();
  const bytes = (range: { start?: number; end?: number }) => createReadStream(path, range) as AsyncIterable<Uint8Array>;
  if (good > 0) for await (const chunk of bytes({ end: good - 1 })) lines.add(decoder.decode(chunk, { stream: true }));
  for await (const byte of withBreaks(singleBytes(bytes({ start: good })))) {
    try {
      lines.add(decoder.decode(byte, { stream: true }));
    } catch {
      return lines.current;
    }
  }
  return lines.current;
}

async function* singleBytes(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) for (let at = 0; at < chunk.length; at += 1) yield chunk.subarray(at, at + 1);
}

class LineCounter {
  current = 1;
  private afterReturn = false;

  add(text: string): void {
    if (!text) return;
    this.current += countLineBreaks(text) - (this.afterReturn && text.startsWith('\n') ? 1 : 0);
    this.afterReturn = text.endsWith('\r');
  }
}
