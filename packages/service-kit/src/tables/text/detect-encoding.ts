import type { ImportEncoding } from '@fsvp/contracts/suppliers/supplier-import';
import { ProblemError } from '../../problems/problem.error.js';
import { readFirstBytes } from '../table.js';
import { decodeText, encodingFromByteOrderMark } from './decode-text.js';

const SAMPLE_BYTES = 64 * 1024;
/** In the order in which they are tried: almost every file could be in one of the others. */
const COMMON_ENCODINGS = ['utf-8', 'windows-1252', 'windows-1250'] as const;

/** In UTF-16 text, one byte of most pairs is zero. */
function detectUtf16(start: Uint8Array): ImportEncoding | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 4;
  if (odd > many && odd > 4 * even) return 'utf-16le';
  if (even > many && even > 4 * odd) return 'utf-16be';
  return undefined;
}

/**
 * Detects the encoding by the byte order mark, zero bytes, and whether the whole file is UTF-8, Windows-1252 or -1250. The whole file is read,
 * since the only invalid byte may be a curly apostrophe near its end.
 * @param wanted is used unless there is a byte order mark
 */
export async function detectEncoding(path: string, wanted?: ImportEncoding): Promise<ImportEncoding> {
  const start = await readFirstBytes(path, SAMPLE_BYTES);
  const known = encodingFromByteOrderMark(start) ?? wanted ?? detectUtf16(start);
  if (known) return known;
  for (const encoding of COMMON_ENCODINGS) if (await canDecode(path, encoding)) return encoding;
  return 'windows-1252';
}

async function canDecode(path: string, encoding: ImportEncoding): Promise<boolean> {
  try {
    for await (const _text of decodeText(path, encoding));
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
