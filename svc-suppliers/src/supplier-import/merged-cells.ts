import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { cellName } from './cell-errors.js';
import type { Heading } from './heading.js';
import type { CellRange } from '@fsvp/service-kit/tables/workbook/sheet-rows';

/**
 * Finds merged cells of imported columns below the heading. Only the first of them has a value; the others would be
 * imported as blank.
 * @param lines of the rows below the heading, in order; the first one is row 2
 */
export function findMergedCells(
  merged: readonly CellRange[],
  { sources }: Heading,
  lines: readonly number[],
): ImportReport['errors'] {
  const fields = [...sources].flatMap(([path, indexes]) => indexes.map((index) => ({ path, index })));
  return merged.flatMap(({ columns, rows }) => {
    const covered = fields.filter(({ index }) => index >= columns[0] && index <= columns[1]);
    const first = countBelow(lines, rows[0]);
    const height = countBelow(lines, rows[1] + 1) - first;
    if (covered.length * height < 2) return [];
    const range = `${cellName(columns[0], rows[0])}:${cellName(columns[1], rows[1])}`;
    const message = `The cells ${range} are merged, so that only the first of them has a value. Unmerge them and fill in each one`;
    return [{ row: first + 2, path: covered[0]!.path, message, line: lines[first]! }];
  });
}

/** How many of the sorted numbers are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
