import type { ImportReport, SupplierColumn } from '@fsvp/contracts/supplier-import';
import { unguardCell } from '@fsvp/service-kit/formula-guard';
import { cellsByColumn, readHeading, type Choice, type Heading } from './heading.js';
import type { Table } from './table.js';
import type { TableRow } from './table-row.js';

/** One row of the file by field. */
export interface ImportRow {
  row: number;
  line: number;
  cells: Partial<Record<SupplierColumn, string>>;
  /** Why the row cannot be read, if so. */
  error?: ImportReport['errors'][number];
}

/**
 * Reads a table's rows by field.
 * @param onHeading told once, before the first row
 */
export async function* importRows({ kind, separator, rows }: Table, choice: Choice, onHeading: (heading: Heading) => void): AsyncGenerator<ImportRow> {
  const clean = kind === 'text' ? (cell: string) => unguardCell(cell.trim()) : (cell: string) => cell.trim();
  let heading: Heading | undefined;
  for await (const row of rows) {
    if (!heading) {
      heading = readHeading(row.cells, choice, separator);
      onHeading(heading);
      continue;
    }
    const { row: number, line } = row;
    // A workbook leaves out blank cells at a row's end, and notes beside a table are no part of it.
    const error = kind === 'text' ? raggedError(row, heading.width) : undefined;
    yield { row: number, line, error, cells: error ? {} : cellsByColumn(row.cells.map(clean), heading) };
  }
}

function raggedError({ row, line, cells }: TableRow, width: number): ImportRow['error'] {
  const extra = cells.slice(width).some((cell) => cell.trim());
  if (cells.length >= width && !extra) return undefined;
  const kind = extra ? 'more' : 'fewer';
  return { row, path: 'row', message: `The row has ${kind} cells than the heading: ${cells.length}, not ${width}. Look for a separator or quote that is missing or too many`, line };
}
