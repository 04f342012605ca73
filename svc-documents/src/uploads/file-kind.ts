import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';

/** What may be uploaded, told by the bytes alone: formats with a signature, and plain text. */
const BINARY_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/tiff',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
export const TEXT_TYPE = 'text/plain';
export const CSV_TYPE = 'text/csv';
export type FileKind = (typeof BINARY_TYPES)[number] | typeof TEXT_TYPE | typeof CSV_TYPE;

export const ALLOWED_KINDS_TEXT = 'PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT';

const SNIFFED_CHARACTERS = 4096;
/** Browsers and viewers take text that begins like this, or has such a tag early on, for a page or an image with scripts. */
const MARKUP = /^\s*<[a-z!?/]|<(!doctype|html|head|body|svg|script|iframe|object|embed)\b/i;

/** The kind of a file by its content; undefined when it is none of the allowed ones. */
export async function fileKindOf(path: string): Promise<FileKind | undefined> {
  // A damaged archive or image makes the detector throw; such a file is none of the allowed ones either.
  const detected = await fileTypeFromFile(path).catch(() => ({ mime: 'application/octet-stream' }));
  if (detected) return BINARY_TYPES.find((type) => type === detected.mime);
  return (await isPlainText(path)) ? TEXT_TYPE : undefined;
}

/** The kind a registered file is served as: text whose name says CSV is CSV. */
export function namedKind(kind: string, fileName: string): string {
  return kind === TEXT_TYPE && /\.csv$/i.test(fileName) ? CSV_TYPE : kind;
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
