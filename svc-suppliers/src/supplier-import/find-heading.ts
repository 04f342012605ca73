import { columnForHeading, suggestColumn } from '@fsvp/contracts/suppliers/supplier-import';
import { fileError } from '@fsvp/service-kit/tables/file-error';
import type { TableRow } from '@fsvp/service-kit/tables/table-row';

/**
 * Finds the heading among the first rows: the first one that names the columns `name` and `country`, else the one with the
 * most known headings, else the first one that is no title above a table.
 * @param chosen the line that the caller names
 * @returns its index
 * @throws 400 when there is no row on the chosen line
 */
export function findHeading(rows: readonly TableRow[], chosen?: number): number {
  if (chosen !== undefined) {
    const found = rows.findIndex(({ line }) => line === chosen);
    if (found >= 0) return found;
    throw fileError(
      `Row ${chosen.toLocaleString('en-US')} is blank, or too far down. Choose the row that has the headings.`,
    );
  }
  const named = rows.findIndex(({ cells }) => {
    const columns = cells.map(columnForHeading);
    return columns.includes('name') && columns.includes('country');
  });
  if (named >= 0) return named;
  const known = rows.map(({ cells }) => countKnownHeadings(cells));
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  const widths = rows.map(({ cells }) => cells.filter((cell) => cell.trim()).length);
  const half = Math.max(0, ...widths) / 2;
  return Math.max(
    0,
    widths.findIndex((width) => width >= half),
  );
}

/** How many fields the cells suggest as headings. */
export function countKnownHeadings(cells: readonly string[]): number {
  return new Set(cells.map(suggestColumn).filter((column) => column !== null)).size;
}
