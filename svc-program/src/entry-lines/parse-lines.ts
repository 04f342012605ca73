import { cleanText } from '@fsvp/contracts/core/text';
import {
  ENTRY_LINE_COLUMNS,
  ENTRY_LINE_IMPORT_LIMITS,
  entryLineRow,
  entryLineTitle,
  OPTIONAL_ENTRY_LINE_COLUMNS,
  type EntryLineColumn,
  type EntryLineRow,
} from '@fsvp/contracts/program/entry-line';
import { unguardCell } from '@fsvp/tables/formula-guard';
import type { TableRecord } from '@fsvp/tables/record-splitter';
import { withBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import * as z from 'zod/mini';
import { format, joinNames, problemOf } from '../reference-data/csv-problem.js';
import { findUnusableCells, headingKey, readNamedRows } from '../reference-data/read-file.js';

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
}

/** Columns of digits that are no number. */
const CODES: readonly EntryLineColumn[] = ['entryNumber', 'productCode', 'declaredDuns'];
const NAMES = Object.keys(ENTRY_LINE_COLUMNS) as EntryLineColumn[];

/**
 * Reads the rows of a file. Other requests run in between.
 * @throws 400 for a file that cannot be read
 */
export async function parseLines(file: SpooledFile, mediaType: string): Promise<ParsedLines> {
  const reader = new RowReader();
  for await (const row of withBreaks(readNamedRows(file, mediaType, NAMES))) reader.add(row);
  return reader.finish();
}

class RowReader {
  private readonly rows: ParsedRow[] = [];
  private readonly errors: RowError[] = [];
  private readonly seen = new Map<string, number>();
  private columns: EntryLineColumn[] | undefined;
  private count = 0;

  /** @throws 400 for a heading that cannot be used, and for too many rows */
  add({ line, cells }: TableRecord): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (!this.columns) {
      this.columns = readHeading(cells);
      return;
    }
    this.count += 1;
    if (this.count > ENTRY_LINE_IMPORT_LIMITS.rows)
      throw problemOf('csv', [
        `The file has more than ${format(ENTRY_LINE_IMPORT_LIMITS.rows)} rows. Split it and import the parts`,
      ]);
    this.addRow(this.columns, line, cells);
  }

  finish(): ParsedLines {
    if (!this.columns)
      throw problemOf('csv', [`The file is empty. Its first line must name the columns: ${NAMES.join(', ')}`]);
    if (!this.count) throw problemOf('csv', ['The file has no rows below the names of the columns']);
    return { count: this.count, rows: this.rows, errors: this.errors };
  }

  private addRow(columns: EntryLineColumn[], line: number, cells: string[]): void {
    if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell.trim())) {
      const message = `The row has ${format(cells.length)} cells, not ${columns.length}`;
      this.errors.push({ line, path: 'row', message });
      return;
    }
    const named = Object.fromEntries(columns.map((column, at) => [column, unguardCell(cleanText(cells[at]!))]));
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
    const title = entryLineTitle(result.data);
    const first = this.seen.get(title);
    if (first === undefined) {
      this.seen.set(title, line);
      this.rows.push({ ...result.data, line });
    } else this.errors.push({ line, path: 'lineNumber', message: `${title} is also in line ${format(first)}` });
  }
}

/** @throws 400 that names columns that are unknown, missing or there twice */
function readHeading(cells: string[]): EntryLineColumn[] {
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
  return columns as EntryLineColumn[];
}
