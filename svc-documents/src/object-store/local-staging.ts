import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listFolder } from './list-folder.js';
import { TooLargeError, type StagedFile, type StageLimits } from './object-store.js';

/** A folder for incoming files. Their size and hash are computed while they are written. */
export class LocalStaging {
  constructor(private readonly folder: string) {}

  async stage(
    content: Readable,
    { maxBytes = Infinity, maxReadBytes = maxBytes, signal }: StageLimits = {},
  ): Promise<StagedFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const measure = async function* (chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size > maxReadBytes) break;
        if (size > maxBytes) continue;
        hash.update(bytes);
        yield bytes;
      }
      if (size > maxBytes) throw new TooLargeError(size <= maxReadBytes);
    };
    const discard = () => rm(path, { force: true });
    // Opened here, because a write stream could open the file after `discard` and leave it behind.
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

  /** Removes files that were staged before `before` and not committed. */
  async removeStaged(before: Date): Promise<void> {
    for await (const name of listFolder(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  }
}
