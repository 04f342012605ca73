import { columnForHeading, JOINED_COLUMNS, suggestColumn, type SupplierColumn } from '@fsvp/contracts/supplier-import';
import { parseUpdate, readId } from '../row-to-supplier.js';

/** 'Address 1' and 'Address 2' belong together; 'Street' and 'Full address' are the same thing twice. */
function withoutNumber(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/**
 * Suggests which field each column fills: headings that are a field's own name first, then those that publishers use
 * for one. A field
 * gets one column, or several that are numbered alike if it can be joined.
 */
export function suggestColumns(headings: string[]): (SupplierColumn | null)[] {
  const taken = new Map<SupplierColumn, string>();
  const suggested = headings.map((): SupplierColumn | null => null);
  for (const meaning of [columnForHeading, suggestColumn]) {
    for (const [index, heading] of headings.entries()) {
      const column = meaning(heading);
      if (!column || suggested[index]) continue;
      const first = taken.get(column);
      if (first !== undefined && !(JOINED_COLUMNS.includes(column) && withoutNumber(first) === withoutNumber(heading)))
        continue;
      taken.set(column, first ?? heading);
      suggested[index] = column;
    }
  }
  return suggested;
}

/** Whether any of a column's samples is valid for a field: a column named status often has other values. */
export function canFillColumn(column: SupplierColumn, samples: readonly string[]): boolean {
  const taken = (sample: string) => {
    const row = { row: 0, line: 0, cells: { [column]: sample } };
    return column === 'id' ? readId(row) !== undefined : !('errors' in parseUpdate(row));
  };
  return samples.length === 0 || samples.some(taken);
}
