import {
  columnForHeading,
  JOINED_COLUMNS,
  suggestColumn,
  type SupplierColumn,
} from '@fsvp/contracts/suppliers/supplier-import';
import { parseUpdate } from '../row-to-supplier.js';

const LIKE_AN_ID = /^\{?[\da-f]{8}-?[\da-f]{4}-/i;

/** 'Address 1' and 'Address 2' are parts of one address. 'Street' and 'Full address' are two headings for the same. */
function withoutNumber(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/**
 * Suggests a field for each column: first by the field's own name, then by headings that publishers commonly use. A
 * field gets one column, or several numbered ones if their cells can be joined.
 */
export function suggestColumns(headings: string[]): (SupplierColumn | null)[] {
  const firstHeading = new Map<SupplierColumn, string>();
  const suggested = headings.map((): SupplierColumn | null => null);
  for (const findColumn of [columnForHeading, suggestColumn]) {
    for (const [index, heading] of headings.entries()) {
      const column = findColumn(heading);
      if (!column || suggested[index]) continue;
      const first = firstHeading.get(column);
      if (first !== undefined && !(JOINED_COLUMNS.includes(column) && withoutNumber(first) === withoutNumber(heading)))
        continue;
      firstHeading.set(column, first ?? heading);
      suggested[index] = column;
    }
  }
  return suggested;
}

/** Whether any of a column's samples is valid for a field: a column named status often has other values. */
export function canFillColumn(column: SupplierColumn, samples: readonly string[]): boolean {
  const isValid = (sample: string) => {
    // A damaged id must not make a new supplier.
    if (column === 'id') return LIKE_AN_ID.test(sample);
    if (column === 'version') return /^\d+$/.test(sample);
    return !('errors' in parseUpdate({ row: 0, line: 0, cells: { [column]: sample }, errors: [] }));
  };
  return samples.length === 0 || samples.some(isValid);
}
