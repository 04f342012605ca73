import { createReadStream } from 'node:fs';
import { columnOfHeading, IMPORT_LIMITS, SUPPLIER_COLUMNS, type SupplierColumn } from '@fsvp/contracts/supplier-import';
import { unguardCell } from '@fsvp/service-kit/formula-guard';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problem.error';
import { CsvError, parse } from 'csv-parse';

/** One row of the file: its number (the heading is row 1) and its cells by column. */
export interface CsvRow {
  row: number;
  cells: Partial<Record<SupplierColumn, string>>;
}

export interface Heading {
  columns: (SupplierColumn | null)[];
  ignored: string[];
}

/** Decodes strictly: a byte that is no UTF-8 would otherwise become a replacement character in someone's evidence. */
async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch {
    throw invalidInput([{ path: 'file', message: 'The file is not UTF-8. Save it as CSV UTF-8 and import it again.' }]);
  }
}

/** @throws 400 when a required column is missing or a column is there twice */
function readHeading(cells: string[]): Heading {
  const columns = cells.map((cell) => columnOfHeading(cell));
  const missing = (['name', 'country'] as const).filter((column) => !columns.includes(column));
  const twice = SUPPLIER_COLUMNS.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  const errors = [
    ...missing.map((path) => ({ path, message: `The heading (row 1) has no column '${path}'` })),
    ...twice.map((path) => ({ path, message: `The heading (row 1) has the column '${path}' twice` })),
  ];
  if (errors.length) throw invalidInput(errors);
  return { columns, ignored: cells.filter((cell, index) => columns[index] === null && cell.trim() !== '') };
}

/**
 * Reads a CSV file (RFC 4180, UTF-8 with or without BOM) row by row.
 * @param onHeading told once, before the first row
 * @throws 400 naming the row that cannot be read, 413 past 100,000 rows
 */
export async function* readCsvRows(file: string, onHeading: (heading: Heading) => void): AsyncGenerator<CsvRow> {
  const parser = parse({ bom: true, skip_empty_lines: true });
  const input = decodeUtf8(createReadStream(file));
  const feeding = (async () => {
    try {
      for await (const text of input) if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
      parser.end();
    } catch (error) {
      parser.destroy(error as Error);
    }
  })();
  let heading: Heading | undefined;
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (!heading) {
        heading = readHeading(cells);
        onHeading(heading);
        continue;
      }
      if (row > IMPORT_LIMITS.rows + 1) throw new ProblemError(413, 'Too many rows', `A file may have at most ${IMPORT_LIMITS.rows.toLocaleString('en-US')} rows. Split it and import the parts.`);
      yield { row, cells: cellsOf(cells, heading) };
    }
    await feeding;
  } catch (error) {
    if (error instanceof CsvError) throw invalidInput([{ path: 'file', message: `Row ${rowOf(error)} cannot be read: ${plainReason(error)}` }]);
    throw error;
  } finally {
    parser.destroy();
  }
  if (!heading) throw invalidInput([{ path: 'file', message: 'The file is empty. Its first row must name the columns, at least name and country.' }]);
}

/** The parser runs ahead of the rows handed out, so it knows best where it stopped. */
function rowOf(error: CsvError): number {
  return Number((error as { records?: number }).records ?? 0) + 1;
}

function plainReason(error: CsvError): string {
  if (error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') return 'it has more or fewer cells than the heading';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is never closed';
  return 'its quotes are not as CSV wants them';
}

function cellsOf(cells: string[], heading: Heading): CsvRow['cells'] {
  const named: CsvRow['cells'] = {};
  for (const [index, column] of heading.columns.entries()) if (column) named[column] = unguardCell(cells[index] ?? '');
  return named;
}
