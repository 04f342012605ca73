import { openPromise, type Entry } from 'yauzl';
import { ProblemError } from '../../problems/problem.error.js';
import { aboveLimit, damaged } from './workbook-errors.js';

/** A workbook has a few dozen parts. */
const MAX_PARTS = 10_000;

/**
 * Reads parts of a ZIP file by name, straight from disk and no faster than the caller consumes them. Names compare
 * without case (ECMA-376, part 2).
 */
export class ZipArchive {
  private constructor(
    private readonly path: string,
    private readonly parts: Map<string, Entry>,
  ) {}

  /** @throws 400 when the file's directory cannot be read */
  static async open(path: string): Promise<ZipArchive> {
    const parts = new Map<string, Entry>();
    try {
      const file = await openPromise(path);
      for await (const entry of file.eachEntry()) {
        const name = entry.fileName.toLowerCase();
        // Which of them counts is not defined.
        if (parts.has(name)) throw damaged();
        parts.set(name, entry);
        if (parts.size > MAX_PARTS)
          throw aboveLimit(`The workbook has more than ${MAX_PARTS.toLocaleString('en-US')} parts.`);
      }
    } catch (error) {
      throw toReadError(error);
    }
    return new ZipArchive(path, parts);
  }

  has(name: string): boolean {
    return this.parts.has(name.toLowerCase());
  }

  /**
   * Unpacks a part.
   * @param maxBytes more unpacked bytes are rejected with 413; the size in the directory is not trusted
   * @param onBytes receives how many compressed bytes were read so far
   */
  private async *read(name: string, maxBytes: number, onBytes?: (bytes: number) => void): AsyncGenerator<Uint8Array> {
    const part = this.parts.get(name.toLowerCase());
    if (!part) throw damaged();
    // Opened for each part, so that a reader that stops early does not affect the next one.
    const file = await openPromise(this.path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
      throw toReadError(error);
    });
    let bytes = 0;
    try {
      for await (const chunk of (await file.openReadStreamPromise(part)) as AsyncIterable<Uint8Array>) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw aboveLimit(`The workbook unpacks to more than ${maxBytes / 1024 / 1024} MB.`);
        onBytes?.(Math.round((part.compressedSize * bytes) / part.uncompressedSize));
        yield chunk;
      }
    } catch (error) {
      throw toReadError(error);
    } finally {
      file.close();
    }
  }

  /** Reads a part as UTF-8 text, with the limits of `read`. @throws 400 for invalid bytes */
  async *readText(name: string, maxBytes: number, onBytes?: (bytes: number) => void): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of this.read(name, maxBytes, onBytes)) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    } catch (error) {
      throw (error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? damaged() : error;
    }
  }
}

/** Errors of yauzl and zlib mean a damaged file; errors of the file system do not. */
function toReadError(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? '';
  return error instanceof ProblemError || /^E[A-Z]/.test(code) ? error : damaged();
}
