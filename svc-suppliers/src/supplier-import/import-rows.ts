import {
  SEPARATOR_CHARACTERS,
  type ImportReport,
  type ImportSeparator,
  type SupplierColumn,
} from '@fsvp/contracts/suppliers/supplier-import';
import { cleanText } from '@fsvp/contracts/core/text';
import { unguardCell } from '@fsvp/service-kit/database/formula-guard';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { fileError } from './file-error.js';
import { cellsByColumn, identityOf, readHeading, type Choice, type Heading, type Identity } from './heading.js';
import type { Table } from './table.js';
import type { TableRow } from './table-row.js';

/** One row of the file, with its cells by field. */
export interface ImportRow {
  row: number;
  line: number;
  cells: Partial<Record<SupplierColumn, string>>;
  identity: Identity;
  /** Set if the row cannot be read. */
  error?: ImportReport['errors'][number];
}

/**
 * Reads the rows of a table, with their cells by field.
 * @param onHeading called once, before the first row
 */
export async function* importRows(
  { kind, separator, rows }: Table,
  choice: Choice,
  onHeading: (heading: Heading) => void,
): AsyncGenerator<ImportRow> {
  const clean = kind === 'text' ? (cell: string) => unguardCell(cleanText(cell)) : cleanText;
  let heading: Heading | undefined;
  let suspiciousRow: TableRow | undefined;
  for await (const row of addQuoteHint(rows, () => suspiciousRow)) {
    if (!heading) {
      heading = readHeading(row.cells, choice, separator);
      onHeading(heading);
      continue;
    }
    const { row: number, line } = row;
    // A workbook omits blank cells at the end of a row, and notes next to a table are not part of it.
    const error = kind === 'text' ? rowLengthError(row, heading.width) : undefined;
    if (separator && hasSwallowedLines(row, separator, heading.width)) suspiciousRow ??= row;
    const cells = error ? [] : row.cells.map(clean);
    yield {
      row: number,
      line,
      error,
      cells: error ? {} : cellsByColumn(cells, heading),
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

function rowLengthError({ row, line, cells }: TableRow, width: number): ImportRow['error'] {
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
