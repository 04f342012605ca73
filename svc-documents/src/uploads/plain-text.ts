import { createReadStream } from 'node:fs';
import type { FileBytes } from './file-bytes.js';
import { isMarkup } from './markup.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SNIFFED_CHARACTERS = 4096;
const SAMPLE_BYTES = 4096;
/** Tab, line feed, form feed, carriage return, and the end of a DOS file. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a]);

/**
 * Whether a file is text that is no markup: UTF-8, UTF-16, or bytes of an 8-bit encoding such as Windows-1252, of which only
 * control characters show that it is something else. The bytes are stored as they are.
 */
export async function isPlainText(path: string, bytes: FileBytes): Promise<boolean> {
  const utf16 = findUtf16(await bytes.read(0, SAMPLE_BYTES));
  if (utf16) return (await judge(path, utf16)) === 'text';
  const verdict = await judge(path, 'utf-8');
  return (verdict === 'another-encoding' ? await judge(path, 'windows-1252') : verdict) === 'text';
}

/** Whether a file starts with a byte order mark of UTF-16, which no other allowed format does. */
export const startsWithUtf16Mark = (start: Buffer): boolean => markOf(start) !== undefined;

function markOf(start: Buffer): Encoding | undefined {
  const mark = start.length > 1 && start.readUInt16BE(0);
  if (mark === 0xfffe) return 'utf-16le';
  return mark === 0xfeff ? 'utf-16be' : undefined;
}

/** By the byte order mark, or because one byte of most pairs is zero. */
function findUtf16(start: Buffer): Encoding | undefined {
  const mark = markOf(start);
  if (mark) return mark;
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 4;
  if (odd > many && odd > 4 * even) return 'utf-16le';
  return even > many && even > 4 * odd ? 'utf-16be' : undefined;
}

async function judge(path: string, encoding: Encoding): Promise<'text' | 'no-text' | 'another-encoding'> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let head = '';
  let isAscii = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (hasControls(chunk, text, encoding)) return 'no-text';
      isAscii &&= !/[^\p{ASCII}]/u.test(text);
      if (head.length < SNIFFED_CHARACTERS) head += text.slice(0, SNIFFED_CHARACTERS - head.length);
    }
  } catch (error) {
    return requireInvalid(error, 'another-encoding');
  }
  try {
    decoder.decode();
  } catch (error) {
    // A text of UTF-8 that ends inside a character is not complete.
    return requireInvalid(error, isAscii ? 'another-encoding' : 'no-text');
  }
  return isMarkup(head) ? 'no-text' : 'text';
}

/** Only bytes of 8 bits each can be anything else than text: for the others the decoder decides. */
function hasControls(chunk: Buffer, text: string, encoding: Encoding): boolean {
  if (encoding === 'windows-1252')
    return chunk.some((byte) => (byte < 0x20 && !TEXT_CONTROLS.has(byte)) || byte === 0x7f);
  return text.includes('\0');
}

/** @throws the error, if it is none of the decoder */
function requireInvalid<T>(error: unknown, verdict: T): T {
  if ((error as { code?: string }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
  return verdict;
}
