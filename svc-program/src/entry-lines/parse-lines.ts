import { isDeepStrictEqual } from 'node:util';
import { cleanText } from '@fsvp/contracts/core/text';
import type { ColumnChoice } from '@fsvp/contracts/core/column-choices';
import {
  ENTRY_LINE_COLUMN_NAMES,
  ENTRY_LINE_IMPORT_LIMITS,
  entryLineRow,
  entryLineTitle,
  OPTIONAL_ENTRY_LINE_COLUMNS,
  type EntryLineColumn,
  type EntryLineRow,
} from '@fsvp/contracts/program/entry-line';
import type { EntryCode } from '@fsvp/contracts/program/readiness/regime';
import { readDay, type DayOrder } from '@fsvp/tables/days';
import { unguardCell } from '@fsvp/tables/formula-guard';
import type { TableRecord } from '@fsvp/tables/record-splitter';
import { withBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import * as z from 'zod/mini';
import { format, joinNames, problemOf } from '../reference-data/csv-problem.js';
import { findUnusableCells, headingKey, readNamedRows } from '../reference-data/read-file.js';
import { KNOWN_HEADINGS } from './report-headings.js';
import type { SourceReading } from './sources.js';

export interface RowError {
  line: number;
  path: string;
  message: string;
}
export interface ParsedRow extends EntryLineRow {
  /** Of the file. */
  line: number;
}
export interface ParsedLines {
  count: number;
  rows: ParsedRow[];
  errors: RowError[];
  /** Rows of a report without an FDA product code, and those that repeat another one. */
  skipped: number;
  /** How the file names its fields. */
  columns: SourceReading['columns'];
}

/** How a file is read. */
export interface Reading {
  /** Of a report, which names its columns as it likes; by default the headings decide. */
  columns?: ColumnChoice<EntryLineColumn>[] | undefined;
  headingRow?: number | undefined;
  dayOrder: DayOrder;
  /** Of rows without one. */
  entryCode?: EntryCode | undefined;
}

/** Columns of digits that are no number. */
const CODES: readonly EntryLineColumn[] = ['entryNumber', 'productCode', 'declaredDuns', 'manufacturerId'];
const NAMES = ENTRY_LINE_COLUMN_NAMES;

/**
 * Reads the rows of a file. Other requests run in between.
 * @throws 400 for a file that cannot be read
 */
export async function parseLines(file: SpooledFile, mediaType: string, reading: Reading): Promise<ParsedLines> {
  const reader = new RowReader(reading);
  const names = reading.columns ? KNOWN_HEADINGS : NAMES;
  for await (const row of withBreaks(readNamedRows(file, mediaType, names, reading.headingRow))) reader.add(row);
  return reader.finish();
}

class RowReader {
  private readonly rows: ParsedRow[] = [];
  private readonly errors: RowError[] = [];
  private readonly seen = new Map<string, ParsedRow>();
  private heading: Heading | undefined;
  private count = 0;
  private skipped = 0;

  constructor(private readonly reading: Reading) {}

  /** @throws 400 for a heading that cannot be used, and for too many rows */
  add({ line, cells }: TableRecord): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (!this.heading) {
      const { columns } = this.reading;
      this.heading = columns ? chooseColumns(cells, columns, this.reading) : readHeading(cells);
      return;
    }
    this.count += 1;
    if (this.count > ENTRY_LINE_IMPORT_LIMITS.rows)
      throw problemOf('csv', [
        `The file has more than ${format(ENTRY_LINE_IMPORT_LIMITS.rows)} rows. Split it and import the parts`,
      ]);
    this.addRow(this.heading, line, cells);
  }

  finish(): ParsedLines {
    if (!this.heading)
      throw problemOf('csv', [`The file is empty. Its first line must name the columns: ${NAMES.join(', ')}`]);
    if (!this.count) throw problemOf('csv', ['The file has no rows below the names of the columns']);
    const { names } = this.heading;
    return { count: this.count, rows: this.rows, errors: this.errors, skipped: this.skipped, columns: names };
  }

  private addRow({ width, sources }: Heading, line: number, cells: string[]): void {
    if (cells.length < width || cells.slice(width).some((cell) => cell.trim())) {
      const message = `The row has ${format(cells.length)} cells, not ${width}`;
      this.errors.push({ line, path: 'row', message });
      return;
    }
    const named = this.read(
      Object.fromEntries(sources.map(({ column, number }) => [column, unguardCell(cleanText(cells[number - 1]!))])),
    );
    if (this.reading.columns && !named.productCode) {
      this.skipped += 1;
      return;
    }
    const unusable = findUnusableCells(named, CODES);
    if (unusable.length) {
      this.errors.push(...unusable.map((error) => ({ line, ...error })));
      return;
    }
    const result = z.safeParse(entryLineRow, named);
    if (!result.success) {
      for (const { path, message } of result.error.issues) this.errors.push({ line, path: path.join('.'), message });
      return;
    }
    const row = { ...result.data, line };
    const title = entryLineTitle(row);
    const first = this.seen.get(title);
    if (!first) {
      this.seen.set(title, row);
      this.rows.push(row);
    } else if (this.reading.columns && isDeepStrictEqual({ ...first, line }, row)) this.skipped += 1;
    else this.errors.push({ line, path: 'lineNumber', message: `${title} is also in line ${format(first.line)}` });
  }

  /** The cells as the fields have them: reports print codes with spaces, and numbers with zeros. */
  private read(named: Partial<Record<EntryLineColumn, string>>): Partial<Record<EntryLineColumn, string>> {
    const { columns, dayOrder, entryCode } = this.reading;
    const days = named.arrivedOn && { arrivedOn: readDay(named.arrivedOn, dayOrder) };
    if (!columns) return { ...named, ...days };
    return {
      ...named,
      ...days,
      ...(named.productCode && { productCode: named.productCode.replaceAll(' ', '') }),
      ...(named.lineNumber && { lineNumber: named.lineNumber.replace(/^0+(?=\d)/, '') }),
      role: named.role?.toUpperCase() || entryCode || '',
    };
  }
}

/** Which cells of a row have which fields. */
interface Heading {
  width: number;
  sources: ColumnChoice<EntryLineColumn>[];
  names: SourceReading['columns'];
}

const headingOf = (cells: readonly string[], sources: ColumnChoice<EntryLineColumn>[]): Heading => ({
  width: cells.length,
  sources,
  names: sources.map(({ column, number }) => ({ heading: cells[number - 1] ?? '', column })),
});

/** @throws 400 that names fields without a column, and columns that the file does not have */
function chooseColumns(
  cells: readonly string[],
  columns: ColumnChoice<EntryLineColumn>[],
  { entryCode }: Reading,
): Heading {
  const headings = cells.map(cleanText);
  const optional = [...OPTIONAL_ENTRY_LINE_COLUMNS, ...(entryCode ? ['role'] : [])];
  const missing = NAMES.filter((name) => !optional.includes(name) && !columns.some(({ column }) => column === name));
  const beyond = columns.filter(({ number }) => number > headings.length);
  const messages = [
    ...missing.map((name) => `Choose the column that has '${name}'`),
    ...beyond.map(
      ({ column, number }) => `'${column}' is column ${number}, but the file has ${headings.length} columns`,
    ),
  ];
  if (messages.length) throw problemOf('columns', messages);
  return headingOf(headings, columns);
}

/** @throws 400 that names columns that are unknown, missing or there twice */
function readHeading(cells: string[]): Heading {
  const byName = new Map(NAMES.map((name) => [headingKey(name), name]));
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim()) + 1).map(cleanText);
  const columns = filled.map((name) => byName.get(headingKey(name)));
  const unknown = filled.filter((_, at) => !columns[at]).map((name) => name || 'a column without a name');
  const missing = NAMES.filter((name) => !columns.includes(name) && !OPTIONAL_ENTRY_LINE_COLUMNS.includes(name));
  const twice = NAMES.filter((name) => columns.filter((column) => column === name).length > 1);
  const messages = [
    ...(unknown.length ? [`Unknown columns: ${joinNames(unknown)}. Use ${NAMES.join(', ')}`] : []),
    ...(missing.length ? [`Missing columns: ${missing.join(', ')}`] : []),
    ...(twice.length ? [`Duplicate columns: ${twice.join(', ')}`] : []),
  ];
  if (messages.length) throw problemOf('csv', messages);
  return headingOf(
    filled,
    (columns as EntryLineColumn[]).map((column, at) => ({ column, number: at + 1 })),
  );
}
