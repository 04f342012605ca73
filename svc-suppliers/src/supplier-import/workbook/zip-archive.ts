import { openPromise, type Entry } from 'yauzl';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { fileError } from '../file-error.js';

/** A workbook has some dozens of parts; more are the beginning of an endless directory. */
const MAX_PARTS = 10_000;

export const DAMAGED =
  'The file is damaged: it cannot be unpacked as an Excel workbook. Save it again as .xlsx and import that.';

/** Reads parts of a ZIP file by name, straight from the disk and never more than the reader takes. */
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
   * A part, unpacked.
   * @param maxBytes past it 413, whatever the directory says of the size
   * @param onBytes told how many packed bytes were read so far
   */
  async *read(name: string, maxBytes: number, onBytes?: (bytes: number) => void): AsyncGenerator<Uint8Array> {
    const part = this.parts.get(name);
    if (!part) throw fileError(DAMAGED);
    // An archive of its own for each part: two are read at once where one is not read to its end.
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

  /** A small part as text. @param maxBytes past it 413 */
  async text(name: string, maxBytes: number): Promise<string> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.read(name, maxBytes)) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }
}

/** What yauzl and zlib refuse is the file's fault; what the disk refuses is not. */
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
