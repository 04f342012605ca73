import { CSV_TYPE, IMPORT_LIMITS, TSV_TYPE, XLSX_TYPE } from '@fsvp/contracts/suppliers/supplier-import';

const MEGABYTE = 1024 * 1024;
export const MAX_MEGABYTES = IMPORT_LIMITS.bytes / MEGABYTE;

/** By file extension, because the type reported by browsers depends on installed programs. */
const TYPES: Record<string, string> = { csv: CSV_TYPE, txt: CSV_TYPE, tsv: TSV_TYPE, tab: TSV_TYPE, xlsx: XLSX_TYPE };
export const ACCEPTED_FILES = Object.keys(TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

export interface ChosenFile {
  name: string;
  content: Blob;
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? CSV_TYPE;
}

/**
 * Copies the file, so that the import uses the same content as the check.
 * @throws Error with a sentence for the user
 */
export async function copyFile(file: File): Promise<ChosenFile> {
  if (file.size === 0) throw new Error(`${file.name} is empty.`);
  if (file.size > IMPORT_LIMITS.bytes)
    throw new Error(`${file.name} is larger than ${MAX_MEGABYTES} MB. Split it and import the parts.`);
  try {
    return { name: file.name, content: new Blob([await file.arrayBuffer()], { type: typeOf(file.name) }) };
  } catch {
    throw new Error(`${file.name} could not be read. Is it open in another program, or was it moved?`);
  }
}
