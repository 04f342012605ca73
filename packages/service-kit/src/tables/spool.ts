import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ProblemError } from '../problems/problem.error.js';

/**
 * A body that is too large or cannot be saved is read up to this many times the limit, so that its sender, such as a
 * proxy, receives the response.
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
 * @throws the error of the file system, such as ENOSPC when the disk is full
 */
export async function withSpooledFile<T>(
  body: Readable,
  maxBytes: number,
  work: (file: SpooledFile) => Promise<T>,
  onBytes?: (bytes: number) => void,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fsvp-import-'));
  try {
    return await work(await receive(body, join(folder, 'body'), maxBytes, onBytes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws 413 for a body that is too large, and the error of a write that failed */
async function receive(
  body: Readable,
  path: string,
  maxBytes: number,
  onBytes?: (bytes: number) => void,
): Promise<SpooledFile> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let bytes = 0;
  let failure: unknown;
  try {
    // A body that is destroyed before its end, as by `pipeline`, leaves its connection open: nobody reads the rest.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes * DRAIN_FACTOR) break;
      if (bytes > maxBytes || failure) continue;
      try {
        hash.update(chunk);
        onBytes?.(bytes);
        await file.appendFile(chunk);
      } catch (error) {
        failure = error;
      }
    }
  } finally {
    await file.close();
  }
  if (bytes > maxBytes) throw tooLarge(maxBytes, bytes <= maxBytes * DRAIN_FACTOR);
  if (failure) throw failure;
  return { path, bytes, digest: hash.digest('hex') };
}

/** @param fullyRead false closes the connection, since the rest of the body is not read */
function tooLarge(maxBytes: number, fullyRead: boolean): ProblemError {
  return new ProblemError(
    'file-too-large',
    `A file may have at most ${maxBytes / 1024 / 1024} MB. Split it and import the parts.`,
    fullyRead ? {} : { headers: { connection: 'close' } },
  );
}
