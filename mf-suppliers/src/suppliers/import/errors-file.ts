import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { labelOfPath } from './import-fields.js';

export type RowError = ImportReport['errors'][number];

const BYTE_ORDER_MARK = '\uFEFF';

/** Prefixes a cell that a spreadsheet would run as a formula with a quote, as all exports do. */
function cellOf(value: string | number | undefined): string {
  const text = String(value ?? '');
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The problems as CSV. The byte order mark makes spreadsheets read it as UTF-8. */
export function errorsText(errors: readonly RowError[]): string {
  const rows = [
    ['Row', 'Line', 'Column', 'Problem'],
    ...errors.map(({ row, line, path, message }) => [row, line, labelOfPath(path), message]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** 'firms-problems.csv' of 'firms.xlsx'. */
export function errorsFileName(fileName: string): string {
  return `${fileName.replace(/\.\w+$/, '') || 'import'}-problems.csv`;
}
