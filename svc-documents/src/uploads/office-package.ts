import { openPromise } from 'yauzl';
import type { FileBytes } from './file-bytes.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Workbooks unpack to 10 or 20 times their size; above this limit the file is a decompression bomb. */
const MAX_UNPACKED_BYTES = 1024 ** 3;
/** A document with many pictures has some thousands. */
const MAX_PARTS = 50_000;

/** Whether the file starts with the signature of a ZIP archive. */
export async function isArchive(bytes: FileBytes): Promise<boolean> {
  return (await bytes.read(0, 4)).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/**
 * DOCX or XLSX, from the archive's central directory; nothing is unpacked. Undefined for other archives, files with
 * macros and bombs.
 */
export async function detectOfficeType(path: string): Promise<typeof DOCX | typeof XLSX | undefined> {
  const names = await listParts(path);
  if (!names?.has('[content_types].xml') || !names.has('_rels/.rels')) return undefined;
  if ([...names].some((name) => name.endsWith('vbaproject.bin'))) return undefined;
  const has = (part: RegExp) => [...names].some((name) => part.test(name));
  if (has(/^word\/document\d*\.xml$/)) return DOCX;
  return has(/^xl\/workbook\d*\.xml$/) ? XLSX : undefined;
}

/** Names of the parts in lower case; undefined for a damaged archive or a bomb. */
async function listParts(path: string): Promise<Set<string> | undefined> {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    for await (const part of (await openPromise(path)).eachEntry()) {
      names.add(part.fileName.toLowerCase());
      unpacked += part.uncompressedSize;
      if (unpacked > MAX_UNPACKED_BYTES || names.size > MAX_PARTS) return undefined;
    }
  } catch (error) {
    // Errors of the disk have a code; errors in the file have none.
    if ((error as { code?: string }).code) throw error;
    return undefined;
  }
  return names;
}
