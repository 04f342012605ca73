import { cleanText } from '@fsvp/contracts/core/text';
import {
  MAX_REFERENCE_ROWS,
  REFERENCE_SETS,
  referenceKey,
  requiredColumns,
  type AnyReferenceRow,
  type ReferenceKind,
} from '@fsvp/contracts/program/reference-set';
import { CsvError } from '@fsvp/tables/csv.error';
import { countLineBreaks, MAX_CELLS, RecordSplitter, type TableRecord } from '@fsvp/tables/record-splitter';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import { unguardCell } from '@fsvp/tables/formula-guard';
import * as z from 'zod/mini';
import { format, joinNames, problemOf } from './csv-problem.js';
import { findUnusableCells } from './read-file.js';

/** NUL and a lone surrogate, which PostgreSQL does not store. */
const NOT_STORABLE = /\0|\p{Surrogate}/u;
const BYTE_ORDER_MARK = '\ufeff';

export interface ParsedRows {
  rows: AnyReferenceRow[];
  /** The line of each row, by the row's key. */
  lines: ReadonlyMap<string, number>;
}

/**
 * Reads the rows of one kind. Other requests run in between, because a file can have 5,000 rows.
 * @throws 400 that names the lines
 */
export async function parseReferenceCsv(kind: ReferenceKind, csv: string): Promise<ParsedRows> {
  const invalid = NOT_STORABLE.exec(csv);
  if (invalid) {
    const line = 1 + countLineBreaks(csv.slice(0, invalid.index));
    throw problemOf('csv', [`Line ${format(line)}: A character cannot be stored`]);
  }
  const reader = new RowReader(kind);
  try {
    await forEachWithBreaks(readRecords(csv), (record) => reader.add(record));
  } catch (error) {
    if (error instanceof CsvError) throw problemOf('csv', [...reader.messages, describeCsvError(error)]);
    throw error;
  }
  return reader.finish();
}

function* readRecords(csv: string): Generator<TableRecord> {
  const splitter = new RecordSplitter({ separator: 'comma', quotes: 'double' });
  yield* splitter.read(csv.startsWith(BYTE_ORDER_MARK) ? csv.slice(1) : csv);
  if (splitter.inQuotes) throw new CsvError(splitter.line, 'quotes');
  yield* splitter.end();
}

function describeCsvError({ line, problem }: CsvError): string {
  const row = `Line ${format(line)}: The row that begins here`;
  return problem === 'quotes'
    ? `${row} cannot be read. Look for a missing or extra quote`
    : `${row} has more than ${format(MAX_CELLS)} cells`;
}

class RowReader {
  readonly messages: string[] = [];
  private readonly rows: AnyReferenceRow[] = [];
  private readonly lines = new Map<string, number>();
  private readonly schema: z.ZodMiniType<AnyReferenceRow>;
  private columns: string[] | undefined;
  private count = 0;

  constructor(private readonly kind: ReferenceKind) {
    this.schema = REFERENCE_SETS[kind].row as unknown as z.ZodMiniType<AnyReferenceRow>;
  }

  /** @throws 400 for a heading that cannot be used, and for too many rows */
  add({ line, cells }: TableRecord): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (!this.columns) {
      this.columns = readHeading(this.kind, line, cells);
      return;
    }
    this.count += 1;
    if (this.count > MAX_REFERENCE_ROWS)
      throw problemOf('csv', [`The file has more than ${format(MAX_REFERENCE_ROWS)} rows. Split it into several sets`]);
    this.addRow(this.columns, line, cells);
  }

  finish(): ParsedRows {
    if (this.messages.length) throw problemOf('csv', this.messages);
    const names = Object.keys(REFERENCE_SETS[this.kind].columns).join(', ');
    if (!this.columns) throw problemOf('csv', [`The file is empty. Its first line must name the columns: ${names}`]);
    if (!this.rows.length) throw problemOf('csv', ['The file has no rows below the names of the columns']);
    return { rows: this.rows, lines: this.lines };
  }

  private addRow(columns: string[], line: number, cells: string[]): void {
    const at = `Line ${format(line)}`;
    if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell.trim())) {
      this.messages.push(
        `${at}: The row has ${cells.length === 1 ? 'one cell' : `${format(cells.length)} cells`}, not ${columns.length}. Look for a missing or extra comma or quote`,
      );
      return;
    }
    const named = Object.fromEntries(
      columns.map((column, index) => [column, unguardCell(cleanText(cells[index] ?? ''))]),
    );
    const unusable = findUnusableCells(named);
    const result = z.safeParse(this.schema, named);
    if (unusable.length) this.messages.push(...unusable.map(({ path, message }) => `${at}, ${path}: ${message}`));
    else if (result.success) this.keep(result.data, line);
    else this.messages.push(...result.error.issues.map(({ path, message }) => `${at}, ${path.join('.')}: ${message}`));
  }

  private keep(row: AnyReferenceRow, line: number): void {
    const key = referenceKey(this.kind, row);
    const first = this.lines.get(key);
    if (first !== undefined) {
      const names: readonly string[] = REFERENCE_SETS[this.kind].key;
      const columns = names.filter((name) => (row[name] ?? null) !== null).join(' and ');
      this.messages.push(`Line ${format(line)}: The same ${columns} as in line ${format(first)}: ${key}`);
      return;
    }
    this.lines.set(key, line);
    this.rows.push(row);
  }
}

/**
 * The columns of the file in its order, by their names in the contract.
 * @throws 400 that names columns that are unknown, missing or there twice
 */
function readHeading(kind: ReferenceKind, line: number, cells: string[]): string[] {
  const names = Object.keys(REFERENCE_SETS[kind].columns);
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]));
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim()) + 1).map(cleanText);
  const columns = filled.map((name) => byName.get(name.toLowerCase()));
  const unknown = filled.filter((_, index) => !columns[index]).map((name) => name || 'a column without a name');
  const missing = requiredColumns(kind).filter((name) => !columns.includes(name));
  const twice = names.filter((name) => columns.filter((column) => column === name).length > 1);
  const at = `Line ${format(line)}`;
  const messages = [
    ...(unknown.length ? [`${at}: Unknown columns: ${joinNames(unknown)}. Use ${names.join(', ')}`] : []),
    ...(missing.length ? [`${at}: Missing columns: ${missing.join(', ')}`] : []),
    ...(twice.length ? [`${at}: Duplicate columns: ${twice.join(', ')}`] : []),
  ];
  if (messages.length) throw problemOf('csv', messages);
  return columns as string[];
}
