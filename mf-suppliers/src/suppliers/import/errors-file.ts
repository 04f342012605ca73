import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { csvLines } from '@fsvp/tables/csv-lines';
import { labelOfPath } from './import-fields.js';

export type RowError = ImportReport['errors'][number];

/** The problems as CSV. */
export function errorsText(errors: readonly RowError[]): string {
  return csvLines([
    ['Row', 'Line', 'Column', 'Problem'],
    ...errors.map(({ row, line, path, message }) => [String(row), String(line ?? ''), labelOfPath(path), message]),
  ]);
}

/** 'firms-problems.csv' of 'firms.xlsx'. */
export function errorsFileName(fileName: string): string {
  return `${fileName.replace(/\.\w+$/, '') || 'import'}-problems.csv`;
}
