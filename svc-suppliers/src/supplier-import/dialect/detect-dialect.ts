import {
  IMPORT_SEPARATORS,
  type ImportEncoding,
  type ImportQuotes,
  type ImportSeparator,
} from '@fsvp/contracts/supplier-import';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import type { TableRecord } from '../table-row.js';
import { decodeText } from '../text/decode-text.js';
import { readTextRecords, type Dialect } from '../text/text-records.js';

const SAMPLE_CHARACTERS = 256 * 1024;
const SAMPLE_ROWS = 200;

/** Detects how text is split into cells; the options in `wanted` are used as they are. */
export async function detectDialect(
  path: string,
  encoding: ImportEncoding,
  wanted: Partial<Dialect>,
): Promise<Dialect> {
  const separator = wanted.separator ?? (await detectSeparator(await readSample(path, encoding), wanted.quotes));
  const quotes = wanted.quotes ?? (await detectQuotes(path, encoding, separator));
  return { separator, quotes };
}

async function readSample(path: string, encoding: ImportEncoding): Promise<string> {
  let text = '';
  for await (const chunk of decodeText(path, encoding)) {
    text += chunk;
    if (text.length >= SAMPLE_CHARACTERS) break;
  }
  return text;
}

/** The separator that gives the most columns, weighted by how many rows agree on the number. */
async function detectSeparator(text: string, quotes?: ImportQuotes): Promise<ImportSeparator> {
  let best: { separator: ImportSeparator; score: number } = { separator: 'comma', score: 0 };
  for (const separator of IMPORT_SEPARATORS) {
    const widths = (await readRecordsUntilError(text, { separator, quotes: quotes ?? 'double' })).map(
      ({ cells }) => cells.length,
    );
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [usualWidth, rows] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [1, 0];
    const score = ((usualWidth - 1) * rows) / Math.max(1, widths.length);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** The first records of a sample, up to one that cannot be read. */
async function readRecordsUntilError(text: string, dialect: Dialect): Promise<TableRecord[]> {
  const records: TableRecord[] = [];
  try {
    for await (const record of readTextRecords(asyncOf(text), dialect)) {
      if (record.cells.some((cell) => cell.trim())) records.push(record);
      if (records.length === SAMPLE_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  return records;
}

async function* asyncOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Quotes enclose cells, unless the file is readable only with quotes as ordinary characters. */
async function detectQuotes(path: string, encoding: ImportEncoding, separator: ImportSeparator): Promise<ImportQuotes> {
  const isReadable = async (quotes: ImportQuotes) => {
    try {
      for await (const _record of readTextRecords(decodeText(path, encoding), { separator, quotes }));
      return true;
    } catch (error) {
      if (error instanceof ProblemError) return false;
      throw error;
    }
  };
  return (await isReadable('double')) || !(await isReadable('none')) ? 'double' : 'none';
}
