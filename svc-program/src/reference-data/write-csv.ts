import { REFERENCE_SETS, type AnyReferenceRow, type ReferenceKind } from '@fsvp/contracts/program/reference-set';
import { csvLines } from '@fsvp/tables/csv-lines';

/** The rows of one kind as CSV (RFC 4180), which `parseReferenceCsv` reads as the same rows. */
export function writeReferenceCsv(kind: ReferenceKind, rows: readonly AnyReferenceRow[]): string {
  const columns = Object.keys(REFERENCE_SETS[kind].columns);
  return csvLines([columns, ...rows.map((row) => columns.map((column) => cellText(row[column] ?? null)))]);
}

function cellText(value: AnyReferenceRow[string]): string {
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}
