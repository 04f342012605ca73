import { REFERENCE_SETS, type AnyReferenceRow, type ReferenceKind } from '@fsvp/contracts/reference-set';
import { guardCell } from '@fsvp/service-kit/formula-guard';

/** The rows of one kind as CSV (RFC 4180), which `parseReferenceCsv` reads as the same rows. */
export function writeReferenceCsv(kind: ReferenceKind, rows: readonly AnyReferenceRow[]): string {
  const columns = Object.keys(REFERENCE_SETS[kind].columns);
  const lines = rows.map((row) => columns.map((column) => cellText(row[column] ?? null)).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

function cellText(value: AnyReferenceRow[string]): string {
  const cell = guardCell(Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
