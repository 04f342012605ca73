import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '@fsvp/service-kit/problem.error';

/**
 * Keeps a streamed body in a temporary file while `work` reads it, so that a slow sender holds no database connection.
 * @param maxBytes past it 413
 */
export async function withSpooledFile<T>(body: Readable, maxBytes: number, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fsvp-import-'));
  const file = join(folder, 'body.csv');
  try {
    await pipeline(body, limitBytes(maxBytes), createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function limitBytes(maxBytes: number) {
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new ProblemError(413, 'Payload too large', `A file may have at most ${maxBytes / 1024 / 1024} MB. Split it and import the parts.`);
      yield chunk;
    }
  };
}
