import { CSV_TYPE, IMPORT_LIMITS, TSV_TYPE, XLSX_TYPE } from '@fsvp/contracts/supplier-import';

const MEGABYTE = 1024 * 1024;
export const MAX_MEGABYTES = IMPORT_LIMITS.bytes / MEGABYTE;

/** By the name's end: what browsers say of a file's type depends on what is installed. */
const TYPES: Record<string, string> = { csv: CSV_TYPE, txt: CSV_TYPE, tsv: TSV_TYPE, tab: TSV_TYPE, xlsx: XLSX_TYPE };
export const ACCEPTED_FILES = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

export interface ChosenFile {
  name: string;
  content: Blob;
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? CSV_TYPE;
}

/**
 * Takes a copy of the file: what is imported is what was checked, whatever becomes of the file in between.
 * @throws Error with a sentence for the user
 */
export async function takeFile(file: File): Promise<ChosenFile> {
  if (file.size === 0) throw new Error(`${file.name} is empty.`);
  if (file.size > IMPORT_LIMITS.bytes)
    throw new Error(`${file.name} is larger than ${MAX_MEGABYTES} MB. Split it and import the parts.`);
  try {
    return { name: file.name, content: new Blob([await file.arrayBuffer()], { type: typeOf(file.name) }) };
  } catch {
    throw new Error(`${file.name} could not be read. Is it open in another program, or was it moved?`);
  }
}
