import { openPromise, type Entry } from 'yauzl';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { fileError } from '../file-error.js';

/** A workbook has some dozens of parts. */
const MAX_PARTS = 10_000;

export const DAMAGED =
  'The file is damaged: it cannot be unpacked as an Excel workbook. Save it again as .xlsx and import that.';

/** Reads parts of a ZIP file by name, straight from disk and no faster than the caller consumes them. */
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
        parts.set(entry.fileName, entry);
        if (parts.size > MAX_PARTS) throw fileError(DAMAGED);
      }
    } catch (error) {
      throw unreadable(error);
    }
    return new ZipArchive(path, parts);
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /**
   * Unpacks a part.
   * @param maxBytes past it 413, whatever size the directory gives
   * @param onBytes receives how many packed bytes were read so far
   */
  private async *read(name: string, maxBytes: number, onBytes?: (bytes: number) => void): AsyncGenerator<Uint8Array> {
    const part = this.parts.get(name);
    if (!part) throw fileError(DAMAGED);
    // Opened per part: a reader that stops early would otherwise disturb the next one.
    const file = await openPromise(this.path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
      throw unreadable(error);
    });
    let bytes = 0;
    try {
      for await (const chunk of (await file.openReadStreamPromise(part)) as AsyncIterable<Uint8Array>) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge(maxBytes);
        onBytes?.(Math.round((part.compressedSize * bytes) / part.uncompressedSize));
        yield chunk;
      }
    } catch (error) {
      throw unreadable(error);
    } finally {
      file.close();
    }
  }

  /** A part as text, which is UTF-8 in a workbook. Limits as for `read`. @throws 400 for other bytes */
  async *text(name: string, maxBytes: number, onBytes?: (bytes: number) => void): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of this.read(name, maxBytes, onBytes)) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    } catch (error) {
      throw (error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? fileError(DAMAGED) : error;
    }
  }
}

/** Errors of yauzl and zlib mean a damaged file; errors of the file system do not. */
function unreadable(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? '';
  return error instanceof ProblemError || /^E[A-Z]/.test(code) ? error : fileError(DAMAGED);
}

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError(
    413,
    'Payload too large',
    `The workbook unpacks to more than ${maxBytes / 1024 / 1024} MB. Save the sheet you need as a workbook of its own, or as CSV, and import that.`,
  );
}
