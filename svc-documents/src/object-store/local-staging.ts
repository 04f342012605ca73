import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entriesOf } from './entries-of.js';
import { TooLarge, type StagedFile, type StageLimits } from './object-store.js';

/** A folder for files on their way: counted and hashed while they are written, on the disk once they are whole. */
export class LocalStaging {
  constructor(private readonly folder: string) {}

  async stage(
    content: Readable,
    { maxBytes = Infinity, readOnBytes = maxBytes, signal }: StageLimits = {},
  ): Promise<StagedFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const measure = async function* (chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size > readOnBytes) break;
        if (size > maxBytes) continue;
        hash.update(bytes);
        yield bytes;
      }
      if (size > maxBytes) throw new TooLarge(size <= readOnBytes);
    };
    const discard = () => rm(path, { force: true });
    // Opened before anything can fail: a stream that opens it by itself may do so after it was discarded.
    const file = await open(path, 'wx');
    try {
      // `flush` is fsync before close.
      await pipeline(content, measure, file.createWriteStream({ flush: true }), { signal });
    } catch (error) {
      await discard();
      throw error;
    }
    return { path, size, sha256: hash.digest('hex'), discard };
  }

  /** Removes what was staged before `time` and never kept. */
  async removeStaged(before: Date): Promise<void> {
    for await (const name of entriesOf(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  }
}
