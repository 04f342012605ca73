import { open, type FileHandle } from 'node:fs/promises';

const BLOCK = 65_536;

/** Random access to a file; reads whole blocks and caches the last one. */
export class FileBytes {
  private cached = Buffer.alloc(0);
  private cachedFrom = 0;

  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  /** Opens the file for the duration of the callback. */
  static async open<T>(path: string, inspect: (bytes: FileBytes) => Promise<T>): Promise<T> {
    const handle = await open(path, 'r');
    try {
      return await inspect(new FileBytes(handle, (await handle.stat()).size));
    } finally {
      await handle.close();
    }
  }

  /** Returns fewer bytes than `length` at the end of the file. */
  async read(offset: number, length: number): Promise<Buffer> {
    const isCached = offset >= this.cachedFrom && offset + length <= this.cachedFrom + this.cached.length;
    if (!isCached) {
      const block = Buffer.alloc(Math.max(0, Math.min(Math.max(length, BLOCK), this.size - offset)));
      const { bytesRead } = await this.handle.read(block, 0, block.length, offset);
      this.cached = block.subarray(0, bytesRead);
      this.cachedFrom = offset;
    }
    return this.cached.subarray(offset - this.cachedFrom, offset - this.cachedFrom + length);
  }

  /** Whether the file contains the bytes at or after an offset. */
  async includes(pattern: Buffer, from: number): Promise<boolean> {
    for (let offset = from; offset < this.size; offset += BLOCK) {
      // The blocks overlap, so that a match across two of them is found.
      if ((await this.read(offset, BLOCK + pattern.length - 1)).includes(pattern)) return true;
    }
    return false;
  }
}
