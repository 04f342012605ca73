import { isCustomsEntry, OTHER_ENTRY_FORM } from '@fsvp/contracts/program/entry-line';
import type { ParsedRow, RowError } from './parse-lines.js';

export interface FileRow {
  id: string;
  number: string;
  closed: boolean;
  foodName: string;
  /** With `*` for any character. */
  productCodes: string[];
}
export type Line = ParsedRow & { fileId: string | null };

/**
 * What is probably wrong with lines, and is recorded all the same.
 * @param otherImporters their names by their DUNS numbers
 */
export function findWarnings(
  lines: readonly Line[],
  files: readonly FileRow[],
  otherImporters: ReadonlyMap<string, string>,
): RowError[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const open = files.filter(({ closed }) => !closed).toSorted((one, other) => (one.number < other.number ? -1 : 1));
  const found = new Map<string, string | undefined>();
  const warningOf = (code: string, file: FileRow) => {
    const key = `${file.id} ${code}`;
    if (!found.has(key)) found.set(key, describeCode(code, file, open));
    return found.get(key);
  };
  return lines.flatMap(({ line, entryNumber, productCode, fileId, declaredDuns }) => {
    const file = fileId ? byId.get(fileId) : undefined;
    const ofCode = file && warningOf(productCode, file);
    const other = declaredDuns && otherImporters.get(declaredDuns.replace(/\D/g, '').padStart(9, '0'));
    return [
      ...(isCustomsEntry(entryNumber) ? [] : [{ line, path: 'entryNumber', message: OTHER_ENTRY_FORM }]),
      ...(ofCode ? [{ line, path: 'productCode', message: ofCode }] : []),
      ...(other
        ? [{ line, path: 'declaredDuns', message: `It is the DUNS number of ${other}, another importer` }]
        : []),
    ];
  });
}

/** Undefined for a code of the file itself, and for one that no file has. */
function describeCode(code: string, file: FileRow, others: readonly FileRow[]): string | undefined {
  if (hasCode(file, code)) return undefined;
  const other = others.find((one) => hasCode(one, code));
  return other && `${code} is a product code of ${other.number} (${other.foodName}), not of ${file.number}`;
}

const hasCode = ({ productCodes }: FileRow, code: string) =>
  productCodes.some((own) => [...own].every((sign, at) => sign === '*' || code[at] === '*' || code[at] === sign));
