import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { fileError } from '../file-error.js';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
const DEFLATED = 8;
const INFLATE_CHUNK_BYTES = 128 * 1024;

/** One part of an archive, as its directory tells it. */
interface ZipPart {
  offset: number;
  compressedBytes: number;
  method: number;
}

export const DAMAGED = 'The file is damaged: it cannot be unpacked as an Excel workbook. Save it again as .xlsx and import that.';

/** Reads parts of a ZIP file by name, straight from the disk and never more than the reader takes. */
export class ZipArchive {
  private constructor(
    private readonly path: string,
    private readonly parts: Map<string, ZipPart>,
  ) {}

  /** @throws 400 when the file's directory cannot be read */
  static async open(path: string, bytes: number): Promise<ZipArchive> {
    const file = await open(path);
    try {
      return new ZipArchive(path, readDirectory(await readDirectoryBytes(file, bytes)));
    } finally {
      await file.close();
    }
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /**
   * A part, unpacked. What its directory says of the size is not believed.
   * @param maxBytes past it 413
   * @param onBytes told how many packed bytes were read so far
   */
  async *read(name: string, maxBytes: number, onBytes?: (bytes: number) => void): AsyncGenerator<Uint8Array> {
    const part = this.parts.get(name);
    if (!part) throw fileError(DAMAGED);
    if (part.compressedBytes === 0) return;
    const start = await this.startOf(part);
    const packed = createReadStream(this.path, { start, end: start + part.compressedBytes - 1 });
    const unpacked = part.method === DEFLATED ? packed.pipe(createInflateRaw({ chunkSize: INFLATE_CHUNK_BYTES })) : packed;
    packed.on('error', (error) => unpacked.destroy(error));
    let bytes = 0;
    try {
      for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge(maxBytes);
        onBytes?.(packed.bytesRead);
        yield chunk;
      }
    } catch (error) {
      throw /^Z_/.test((error as { code?: string }).code ?? '') ? fileError(DAMAGED) : error;
    } finally {
      packed.destroy();
      unpacked.destroy();
    }
  }

  /** A small part as text. @param maxBytes past it 413 */
  async text(name: string, maxBytes: number): Promise<string> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.read(name, maxBytes)) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }

  private async startOf({ offset }: ZipPart): Promise<number> {
    const file = await open(this.path);
    try {
      const header = await readAt(file, offset, LOCAL_BYTES);
      return offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    } finally {
      await file.close();
    }
  }
}

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError(413, 'Payload too large', `The workbook unpacks to more than ${maxBytes / 1024 / 1024} MB. Save the sheet you need as a workbook of its own, or as CSV, and import that.`);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw fileError(DAMAGED);
  return buffer;
}

/** The directory stands at the end of the file, before a comment of unknown length. */
async function readDirectoryBytes(file: FileHandle, bytes: number): Promise<Buffer> {
  const tail = await readAt(file, Math.max(0, bytes - END_BYTES - MAX_COMMENT_BYTES), Math.min(bytes, END_BYTES + MAX_COMMENT_BYTES));
  let at = tail.length - END_BYTES;
  while (at >= 0 && tail.readUInt32LE(at) !== END_SIGNATURE) at -= 1;
  if (at < 0) throw fileError(DAMAGED);
  const length = tail.readUInt32LE(at + 12);
  if (length > MAX_DIRECTORY_BYTES) throw fileError(DAMAGED);
  return readAt(file, tail.readUInt32LE(at + 16), length);
}

function readDirectory(directory: Buffer): Map<string, ZipPart> {
  const parts = new Map<string, ZipPart>();
  let at = 0;
  while (at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameBytes = directory.readUInt16LE(at + 28);
    parts.set(directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes), {
      method: directory.readUInt16LE(at + 10),
      compressedBytes: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return parts;
}
