import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '@fsvp/service-kit/problem.error';

/** A body that is too large is read to its end up to this many times the limit, so that its sender, a proxy for one, gets to read the answer. */
const DRAIN_FACTOR = 2;

/** A body kept aside. */
export interface SpooledFile {
  path: string;
  bytes: number;
  /** SHA-256 of all its bytes, as hex. */
  digest: string;
}

/**
 * Keeps a streamed body in a temporary file while `work` reads it, so that a slow sender holds no database connection.
 * @param maxBytes past it 413
 * @param onBytes told how many have arrived so far
 */
export async function withSpooledFile<T>(
  body: Readable,
  maxBytes: number,
  work: (file: SpooledFile) => Promise<T>,
  onBytes?: (bytes: number) => void,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fsvp-import-'));
  const path = join(folder, 'body');
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measure(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes * DRAIN_FACTOR) break;
      if (bytes > maxBytes) continue;
      hash.update(chunk);
      onBytes?.(bytes);
      yield chunk;
    }
    if (bytes > maxBytes) throw tooLarge(maxBytes, bytes <= maxBytes * DRAIN_FACTOR);
  }
  try {
    // Opened before anything can fail: a stream that opens it by itself may do so while its folder is being removed.
    const file = await open(path, 'wx');
    await pipeline(body, measure, file.createWriteStream());
    return await work({ path, bytes, digest: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param ended false cuts the sender off: nobody reads what else it has */
function tooLarge(maxBytes: number, ended: boolean): ProblemError {
  return new ProblemError(
    413,
    'Payload too large',
    `A file may have at most ${maxBytes / 1024 / 1024} MB. Split it and import the parts.`,
    ended ? {} : { headers: { connection: 'close' } },
  );
}
