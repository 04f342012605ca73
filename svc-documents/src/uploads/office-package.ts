import { openPromise } from 'yauzl';
import type { FileBytes } from './file-bytes.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Workbooks unpack to 10 or 20 times their size; beyond this limit the file is a decompression bomb. */
const MOST_UNPACKED = 1024 ** 3;
/** A document with many pictures has some thousands; more are the beginning of an endless table of contents. */
const MOST_PARTS = 50_000;

/** Whether the file is an archive by its first bytes. */
export async function isArchive(bytes: FileBytes): Promise<boolean> {
  return (await bytes.at(0, 4)).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/** DOCX or XLSX by the archive's table of contents. Nothing is ever unpacked here. Undefined for other archives, macros among them, and for bombs. */
export async function officeKindOf(path: string): Promise<typeof DOCX | typeof XLSX | undefined> {
  const names = await partsOf(path);
  if (!names?.has('[content_types].xml') || !names.has('_rels/.rels')) return undefined;
  if ([...names].some((name) => name.endsWith('vbaproject.bin'))) return undefined;
  const has = (part: RegExp) => [...names].some((name) => part.test(name));
  if (has(/^word\/document\d*\.xml$/)) return DOCX;
  return has(/^xl\/workbook\d*\.xml$/) ? XLSX : undefined;
}

/** Names of the parts in lower case; undefined for a damaged archive and for a bomb. */
async function partsOf(path: string): Promise<Set<string> | undefined> {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    for await (const part of (await openPromise(path)).eachEntry()) {
      names.add(part.fileName.toLowerCase());
      unpacked += part.uncompressedSize;
      if (unpacked > MOST_UNPACKED || names.size > MOST_PARTS) return undefined;
    }
  } catch (error) {
    // The disk's faults have a code, those of the file have none.
    if ((error as { code?: string }).code) throw error;
    return undefined;
  }
  return names;
}
