import type { ImportReport, ImportSeparator, SupplierColumn } from '@fsvp/contracts/suppliers/supplier-import';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { cleanCell } from '@fsvp/tables/cells';
import { fromHeading } from '@fsvp/tables/from-heading';
import { SEPARATOR_CHARACTERS } from '@fsvp/tables/record-splitter';
import { findCellErrors } from './cell-errors.js';
import { fileError } from '@fsvp/service-kit/tables/file-error';
import { findHeading } from './find-heading.js';
import { cellsByColumn, identityOf, readHeading, type Choice, type Heading, type Identity } from './heading.js';
import type { Table } from '@fsvp/service-kit/tables/table';
import type { TableRow } from '@fsvp/service-kit/tables/table-row';

type RowError = ImportReport['errors'][number];

/** One row of the file, with its cells by field. */
export interface ImportRow {
  row: number;
  line: number;
  cells: Partial<Record<SupplierColumn, string>>;
  identity: Identity;
  /** Why the row cannot be read. */
  errors: RowError[];
  hidden?: boolean;
}

/**
 * Reads the rows below the heading, with their cells by field.
 * @param onHeading called once, before the first row
 */
export async function* importRows(
  { kind, separator, rows }: Table,
  choice: Choice,
  onHeading: (heading: Heading) => void,
): AsyncGenerator<ImportRow> {
  let heading: Heading | undefined;
  let rowsAbove = 0;
  let suspiciousRow: TableRow | undefined;
  const readable = addQuoteHint(rows, () => suspiciousRow);
  for await (const row of fromHeading(readable, (first) => findHeading(first, choice.headingRow))) {
    if (!heading) {
      rowsAbove = row.row - 1;
      heading = readHeading(row.cells, choice, separator, row.line);
      onHeading(heading);
      continue;
    }
    if (separator && hasSwallowedLines(row, separator, heading.width)) suspiciousRow ??= row;
    const { line, hidden = false } = row;
    const clean = { line, row: row.row - rowsAbove, cells: row.cells.map(cleanCell) };
    // A workbook omits blank cells at the end of a row, and notes next to a table are not part of it. In a text, a cell that
    // is missing anywhere moves the cells behind it.
    const lengthError = kind === 'text' ? rowLengthError(clean, heading.width) : undefined;
    const errors = lengthError ? [lengthError] : findCellErrors(clean, heading, kind);
    const cells = errors.length ? [] : clean.cells;
    yield {
      row: clean.row,
      line,
      hidden,
      errors,
      cells: errors.length ? {} : cellsByColumn(cells, heading),
      identity: identityOf(cells, heading),
    };
  }
}

/**
 * A wrong quote may pair with a quote some rows later. Everything between them becomes one cell, with separators and
 * line ends.
 */
function hasSwallowedLines({ cells }: TableRow, separator: ImportSeparator, width: number): boolean {
  const parts = Math.max(2, width);
  return cells.some(
    (cell) => /[\r\n]/.test(cell) && cell.split(SEPARATOR_CHARACTERS[separator], parts).length === parts,
  );
}

/** Adds the first suspicious quote to an error that it may have caused. */
async function* addQuoteHint(
  rows: AsyncIterable<TableRow>,
  suspiciousRow: () => TableRow | undefined,
): AsyncGenerator<TableRow> {
  try {
    yield* rows;
  } catch (error) {
    const message = error instanceof ProblemError ? error.extra.errors?.[0]?.message : undefined;
    const line = suspiciousRow()?.line.toLocaleString('en-US');
    throw message && line
      ? fileError(`${message} The first row whose quotes look wrong begins on line ${line}.`)
      : error;
  }
}

function rowLengthError({ row, line, cells }: TableRow, width: number): RowError | undefined {
  const extra = cells.slice(width).some((cell) => cell.trim());
  if (cells.length >= width && !extra) return undefined;
  const kind = extra ? 'more' : 'fewer';
  return {
    row,
    path: 'row',
    message: `The row has ${kind} cells than the heading: ${cells.length}, not ${width}. Look for a missing or extra separator or quote`,
    line,
  };
}
