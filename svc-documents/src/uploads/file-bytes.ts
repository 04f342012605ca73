import { open, type FileHandle } from 'node:fs/promises';

const BLOCK = 65_536;

/** Reads here and there in a file, a block at a time. */
export class FileBytes {
  private block = Buffer.alloc(0);
  private start = 0;

  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  static async use<T>(path: string, look: (bytes: FileBytes) => Promise<T>): Promise<T> {
    const handle = await open(path, 'r');
    try {
      return await look(new FileBytes(handle, (await handle.stat()).size));
    } finally {
      await handle.close();
    }
  }

  /** The bytes from an offset on; fewer than asked for where the file ends. */
  async at(offset: number, length: number): Promise<Buffer> {
    const cached = offset >= this.start && offset + length <= this.start + this.block.length;
    if (!cached) {
      const block = Buffer.alloc(Math.max(0, Math.min(Math.max(length, BLOCK), this.size - offset)));
      const { bytesRead } = await this.handle.read(block, 0, block.length, offset);
      this.block = block.subarray(0, bytesRead);
      this.start = offset;
    }
    return this.block.subarray(offset - this.start, offset - this.start + length);
  }

  /** Whether the bytes occur from an offset on. */
  async has(pattern: Buffer, from: number): Promise<boolean> {
    for (let offset = from; offset < this.size; offset += BLOCK) {
      // The blocks overlap, so that nothing hides between two of them.
      if ((await this.at(offset, BLOCK + pattern.length - 1)).includes(pattern)) return true;
    }
    return false;
  }
}
