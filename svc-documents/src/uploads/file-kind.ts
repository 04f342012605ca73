import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { FileBytes } from './file-bytes.js';
import { isArchive, officeKindOf } from './office-package.js';
import { isWholeImage } from './whole-image.js';

/** What may be uploaded, told by the bytes alone: formats with a signature, and plain text. */
const SIGNED_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/tiff'] as const;
const TEXT_TYPE = 'text/plain';
const CSV_TYPE = 'text/csv';

export const ALLOWED_KINDS_TEXT = 'PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT';

const SNIFFED_CHARACTERS = 4096;
/** Browsers and viewers take text that begins like this, or has such a tag early on, for a page or an image with scripts. */
const MARKUP = /^\s*<[a-z!?/]|<(!doctype|html|head|body|svg|script|iframe|object|embed)\b/i;

/** An image without its end. */
export class CutOff extends Error {}

/**
 * The kind of a file by its content; undefined when it is none of the allowed ones.
 * @throws CutOff for an image without its end
 */
export async function fileKindOf(path: string): Promise<string | undefined> {
  return FileBytes.use(path, async (bytes) => {
    // Not left to the detector, which would unpack parts of it.
    if (await isArchive(bytes)) return officeKindOf(path);
    if (isPacked(await bytes.at(0, 2))) return undefined;
    // A damaged file makes the detector throw; it is none of the allowed kinds either.
    const detected = await fileTypeFromFile(path).catch(() => ({ mime: 'application/octet-stream' }));
    if (!detected) return (await isPlainText(path)) ? TEXT_TYPE : undefined;
    const kind = SIGNED_TYPES.find((type) => type === detected.mime);
    if (kind && !(await isWholeImage(bytes, kind))) throw new CutOff();
    return kind;
  });
}

/** The kind a registered file is served as: text whose name says CSV is CSV. */
export function namedKind(kind: string, fileName: string): string {
  return kind === TEXT_TYPE && /\.csv$/i.test(fileName) ? CSV_TYPE : kind;
}

function isPacked(start: Buffer): boolean {
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
