import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { FileBytes } from './file-bytes.js';
import { isArchive, detectOfficeType } from './office-package.js';
import { isCompleteImage } from './complete-image.js';

/** Formats that are recognized by their signature. Office files and plain text are also allowed. */
const SIGNED_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/tiff'] as const;
const TEXT_TYPE = 'text/plain';
const CSV_TYPE = 'text/csv';

export const ALLOWED_FORMATS_TEXT = 'PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT';

const SNIFFED_CHARACTERS = 4096;
/**
 * Browsers show text that begins like this, or has such a tag near its start, as a page or image that can run scripts.
 */
const MARKUP = /^\s*<[a-z!?/]|<(!doctype|html|head|body|svg|script|iframe|object|embed)\b/i;

/** Thrown for an image whose end is missing. */
export class TruncatedImageError extends Error {}

/**
 * Detects the media type from the content alone; undefined when it is not allowed.
 * @throws TruncatedImageError for an image whose end is missing
 */
export async function detectMediaType(path: string): Promise<string | undefined> {
  return FileBytes.open(path, async (bytes) => {
    // Before `fileTypeFromFile`, which would unpack parts of the archive.
    if (await isArchive(bytes)) return detectOfficeType(path);
    if (isGzip(await bytes.read(0, 2))) return undefined;
    // It throws for a damaged file, which is not allowed either.
    const detected = await fileTypeFromFile(path).catch(() => ({ mime: 'application/octet-stream' }));
    if (!detected) return (await isPlainText(path)) ? TEXT_TYPE : undefined;
    const mediaType = SIGNED_TYPES.find((type) => type === detected.mime);
    if (mediaType && !(await isCompleteImage(bytes, mediaType))) throw new TruncatedImageError();
    return mediaType;
  });
}

/** Plain text with the file name extension `.csv` is CSV; the content alone does not show it. */
export function refineMediaType(detected: string, fileName: string): string {
  return detected === TEXT_TYPE && /\.csv$/i.test(fileName) ? CSV_TYPE : detected;
}

function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) return false;
      const text = decoder.decode(chunk, { stream: true });
      if (head.length < SNIFFED_CHARACTERS) head += text.slice(0, SNIFFED_CHARACTERS - head.length);
    }
    decoder.decode();
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
  return !MARKUP.test(head);
}
