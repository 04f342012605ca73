import {
  IMPORT_LIMITS,
  IMPORT_SEPARATORS,
  type ImportEncoding,
  type ImportQuotes,
  type ImportSeparator,
} from '@fsvp/contracts/suppliers/supplier-import';
import { ProblemError } from '../../problems/problem.error.js';
import { MAX_ROWS_ABOVE_HEADING } from '@fsvp/tables/from-heading';
import type { Dialect, TableRecord } from '@fsvp/tables/record-splitter';
import { readSeparatorLine } from '@fsvp/tables/separator-line';
import { readSample } from '../table.js';
import { decodeText } from './decode-text.js';
import { readTextRecords } from './text-records.js';

const SAMPLE_ROWS = 200;
/** More than a record can have cells. */
const KNOWN_HEADING = 1_000_000;
/** For a first row with as many cells as the others. */
const FIRST_ROW = 100_000;
/** Limits how many blank rows are skipped. */
const SAMPLE_RECORDS = 2000;

/** How many columns the cells name as headings. */
export type CountHeadings = (cells: readonly string[]) => number;

/** Detects how text is split into cells; the options in `wanted` are used as they are. */
export async function detectDialect(
  path: string,
  encoding: ImportEncoding,
  wanted: Partial<Dialect>,
  countKnownHeadings: CountHeadings,
): Promise<Dialect> {
  const separator =
    wanted.separator ?? (await detectSeparator(await readSample(path, encoding), countKnownHeadings, wanted.quotes));
  const quotes = wanted.quotes ?? (await detectQuotes(path, encoding, separator));
  return { separator, quotes };
}

/**
 * The separator of the line `sep=;`; else the one that finds the most known headings; else the one that gives the most
 * columns, weighted by how many rows agree on the number. Addresses have more commas than a table has columns.
 */
async function detectSeparator(
  text: string,
  countKnownHeadings: CountHeadings,
  quotes?: ImportQuotes,
): Promise<ImportSeparator> {
  const named = readSeparatorLine(text);
  if (named) return named;
  let best: { separator: ImportSeparator; score: number } = { separator: 'comma', score: 0 };
  for (const separator of IMPORT_SEPARATORS) {
    const records = await readRecordsUntilError(text, { separator, quotes: quotes ?? 'double' });
    const known = Math.max(
      0,
      ...records.slice(0, MAX_ROWS_ABOVE_HEADING).map(({ cells }) => countKnownHeadings(cells)),
    );
    const widths = records.map(({ cells }) => cells.length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [usualWidth, rows] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [1, 0];
    const columns = ((usualWidth - 1) * rows) / Math.max(1, widths.length);
    const heading = known >= 2 ? known * KNOWN_HEADING : widths[0] === usualWidth && columns > 0 ? FIRST_ROW : 0;
    const score = heading + columns;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** The first records of a sample, up to one that cannot be read. */
async function readRecordsUntilError(text: string, dialect: Dialect): Promise<TableRecord[]> {
  const records: TableRecord[] = [];
  let read = 0;
  try {
    for await (const record of readTextRecords(asyncOf(text), dialect)) {
      read += 1;
      if (record.cells.some((cell) => cell.trim())) records.push(record);
      if (records.length === SAMPLE_ROWS || read === SAMPLE_RECORDS) break;
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  return records;
}

async function* asyncOf(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * Quotes enclose cells, unless the file is readable only with quotes as ordinary characters. Reads as many rows as an
 * import does, since the only invalid quote may be near the end.
 */
async function detectQuotes(path: string, encoding: ImportEncoding, separator: ImportSeparator): Promise<ImportQuotes> {
  const isReadable = async (quotes: ImportQuotes) => {
    try {
      let rows = 0;
      for await (const _record of readTextRecords(decodeText(path, encoding), { separator, quotes }))
        if (++rows > IMPORT_LIMITS.rows) break;
      return true;
    } catch (error) {
      if (error instanceof ProblemError) return false;
      throw error;
    }
  };
  return (await isReadable('double')) || !(await isReadable('none')) ? 'double' : 'none';
}
