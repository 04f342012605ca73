import { describeCellProblem } from '@fsvp/tables/cells';
import { fromHeading } from '@fsvp/tables/from-heading';
import { openDetectedTable } from '@fsvp/service-kit/tables/detect-table';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import type { TableRow } from '@fsvp/service-kit/tables/table-row';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { format, problemOf } from './csv-problem.js';

/** What an import of suppliers offers, and these files do not. */
const OTHER_OPTIONS = /, or import (it|the file) with .*$/;

/**
 * The rows of a CSV file or a workbook from its heading on, which is the first of the rows with the most known names of columns.
 * @param names of columns
 * @param headingRow the line of the heading, if it is known
 * @throws 400 for a file that cannot be read
 */
export async function* readNamedRows(
  file: SpooledFile,
  mediaType: string,
  names: readonly string[],
  headingRow?: number,
): AsyncGenerator<TableRow> {
  const known = new Set(names.map(headingKey));
  const countKnown = (cells: readonly string[]) => cells.filter((cell) => known.has(headingKey(cell))).length;
  const findHeading = (first: readonly TableRow[]) => {
    if (headingRow !== undefined) return findLine(first, headingRow);
    const counts = first.map(({ cells }) => countKnown(cells));
    return counts.indexOf(Math.max(...counts));
  };
  try {
    const options = { mediaType, quotes: 'double', required: names.join(', ') } as const;
    const { rows, kind } = await openDetectedTable(file, options, countKnown);
    let width = 0;
    for await (const row of fromHeading(rows, findHeading)) {
      width ||= row.cells.length;
      // A workbook has no blank cells at the end of a row.
      const missing = kind === 'workbook' ? Math.max(0, width - row.cells.length) : 0;
      yield missing ? { ...row, cells: [...row.cells, ...Array<string>(missing).fill('')] } : row;
    }
  } catch (error) {
    const errors = error instanceof ProblemError ? error.extra.errors : undefined;
    if (!errors?.some(({ path }) => path === 'file')) throw error;
    throw problemOf(
      'csv',
      errors.map(({ message }) => message.replace(OTHER_OPTIONS, '.')),
    );
  }
}

function findLine(rows: readonly TableRow[], line: number): number {
  const found = rows.findIndex((row) => row.line === line);
  if (found >= 0) return found;
  throw problemOf('headingRow', [
    `Row ${format(line)} is blank, or too far down. Choose the row that has the headings`,
  ]);
}

/** What spellings of a heading have in common: 'Entry Number' is `entryNumber`. */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The cells of a row that a spreadsheet has made unusable: errors of formulas, and codes that are rounded numbers. */
export function findUnusableCells(
  cells: Readonly<Record<string, string>>,
  codes: readonly string[] = [],
): { path: string; message: string }[] {
  return Object.entries(cells).flatMap(([path, cell]) => {
    const problem = describeCellProblem(cell, codes.includes(path));
    return problem ? [{ path, message: `The cell has ${problem}` }] : [];
  });
}
