import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '@fsvp/service-kit/problem.error';

/**
 * A body that is too large is read up to this many times the limit, so that its sender, such as a proxy, receives the
 * response.
 */
const DRAIN_FACTOR = 2;

/** A request body in a temporary file. */
export interface SpooledFile {
  path: string;
  bytes: number;
  /** SHA-256 of all its bytes, as hex. */
  digest: string;
}

/**
 * Saves a streamed body to a temporary file for `work`, so that a slow sender does not occupy a database connection.
 * @param maxBytes a larger body is rejected with 413
 * @param onBytes receives how many bytes have arrived so far
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
    // Opened first: a stream that opens the file later may do so while the folder is being removed.
    const file = await open(path, 'wx');
    await pipeline(body, measure, file.createWriteStream());
    return await work({ path, bytes, digest: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param fullyRead false closes the connection, since the rest of the body is not read */
function tooLarge(maxBytes: number, fullyRead: boolean): ProblemError {
  return new ProblemError(
    413,
    'Payload too large',
    `A file may have at most ${maxBytes / 1024 / 1024} MB. Split it and import the parts.`,
    fullyRead ? {} : { headers: { connection: 'close' } },
  );
}
