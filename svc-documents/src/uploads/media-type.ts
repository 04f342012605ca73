import { fileTypeFromFile } from 'file-type';
import { FileBytes } from './file-bytes.js';
import { isArchive, detectOfficeType } from './office-package.js';
import { isCompleteImage } from './complete-image.js';
import { isMarkup } from './markup.js';
import { isPlainText, startsWithUtf16Mark } from './plain-text.js';

/** Formats that are recognized by their signature. Office files and plain text are also allowed. */
const SIGNED_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/tiff'] as const;
const TEXT_TYPE = 'text/plain';
const CSV_TYPE = 'text/csv';

export const ALLOWED_FORMATS_TEXT = 'PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT';

/** Readers of PDF accept other bytes before its header, such as a line break or a header of a print system. */
const MAX_BYTES_BEFORE_PDF = 1024;
const PDF_HEADER = '%PDF-';
const PDF_END = Buffer.from('%%EOF');

/** Thrown for an image whose end is missing. */
export class TruncatedImageError extends Error {}

/** Thrown for a format that is known and not allowed. */
export class UnsupportedFormatError extends Error {
  /** @param format such as 'HEIC' */
  constructor(readonly format: string) {
    super(`The format ${format} is not allowed`);
  }
}

/**
 * Detects the media type from the content alone; undefined when it is not allowed.
 * @throws TruncatedImageError for an image whose end is missing; UnsupportedFormatError
 */
export async function detectMediaType(path: string): Promise<string | undefined> {
  return FileBytes.open(path, async (bytes) => {
    // Before `fileTypeFromFile`, which would unpack parts of the archive.
    if (await isArchive(bytes)) return detectOfficeType(path);
    if (isGzip(await bytes.read(0, 2))) return undefined;
    // `fileTypeFromFile` takes some text in UTF-16 for sound.
    if (startsWithUtf16Mark(await bytes.read(0, 2))) return (await isPlainText(path, bytes)) ? TEXT_TYPE : undefined;
    // It throws for a damaged file, which is not allowed either.
    const detected = await fileTypeFromFile(path).catch(() => ({ mime: 'application/octet-stream', ext: '' }));
    const mediaType = SIGNED_TYPES.find((type) => type === detected?.mime);
    if (mediaType && !(await isCompleteImage(bytes, mediaType))) throw new TruncatedImageError();
    if (mediaType) return mediaType;
    if (await isPdfAfterOtherBytes(bytes)) return 'application/pdf';
    if (!detected) return (await isPlainText(path, bytes)) ? TEXT_TYPE : undefined;
    if (detected.ext) throw new UnsupportedFormatError(formatOf(detected.ext));
    return undefined;
  });
}

/** Photos of iPhones are HEIC, whichever of the names the file has. */
const formatOf = (extension: string) => (extension === 'heif' ? 'HEIC' : extension.toUpperCase());

async function isPdfAfterOtherBytes(bytes: FileBytes): Promise<boolean> {
  const start = (await bytes.read(0, MAX_BYTES_BEFORE_PDF + PDF_HEADER.length)).toString('latin1');
  const at = start.indexOf(PDF_HEADER);
  return at > 0 && !isMarkup(start.slice(0, at)) && bytes.includes(PDF_END, at);
}

/** Plain text with the file name extension `.csv` is CSV; the content alone does not show it. */
export function refineMediaType(detected: string, fileName: string): string {
  return detected === TEXT_TYPE && /\.csv$/i.test(fileName) ? CSV_TYPE : detected;
}

function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}
