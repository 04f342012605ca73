import { cleanCell } from '@fsvp/tables/cells';
import { CsvError } from '@fsvp/tables/csv.error';
import { fromHeading } from '@fsvp/tables/from-heading';
import { RecordSplitter, type Separator, type TableRecord } from '@fsvp/tables/record-splitter';
import { isSeparatorLine, readSeparatorLine } from '@fsvp/tables/separator-line';

/** A file cannot be read from here on. */
export class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';
  constructor(readonly line: number) {
    super('The row cannot be read: look for a missing or extra quote. No row below it was read');
  }
}

interface TableOptions {
  /** By default that of a line `sep=;`, else `fallback`. */
  separator: Separator | undefined;
  fallback: Separator;
  isHeading(cells: readonly string[]): boolean;
}

/**
 * The heading and the rows below it that are not blank, by the rules of the suite's import. Cells are without blanks around
 * them.
 * @throws UnreadableRow
 */
export function readTable(chunks: AsyncIterable<string>, options: TableOptions): AsyncGenerator<TableRecord, void> {
  return fromHeading(readRecords(chunks, options), (first) =>
    Math.max(
      0,
      first.findIndex(({ cells }) => options.isHeading(cells)),
    ),
  );
}

async function* readRecords(
  chunks: AsyncIterable<string>,
  { separator, fallback }: TableOptions,
): AsyncGenerator<TableRecord> {
  let splitter: RecordSplitter | undefined;
  let chosen = fallback;
  try {
    for await (const text of withWholeFirstLine(chunks)) {
      if (!splitter) {
        chosen = separator ?? readSeparatorLine(text) ?? fallback;
        splitter = new RecordSplitter({ separator: chosen, quotes: 'double' });
      }
      for (const record of splitter.read(text)) yield* readable(record, chosen);
    }
    if (splitter?.inQuotes) throw new CsvError(splitter.line, 'quotes');
    for (const record of splitter?.end() ?? []) yield* readable(record, chosen);
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableRow(error.line) : error;
  }
}

function* readable({ line, cells }: TableRecord, separator: Separator): Generator<TableRecord> {
  if (line === 1 && isSeparatorLine(cells, separator)) return;
  const clean = cells.map(cleanCell);
  if (clean.some(Boolean)) yield { line, cells: clean };
}

/** Joins the first chunks up to the end of a line, and leaves out a byte order mark. */
async function* withWholeFirstLine(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let first: string | undefined = '';
  for await (const text of chunks) {
    if (first === undefined) {
      yield text;
      continue;
    }
    first += text;
    if (!/[\r\n]/.test(first)) continue;
    yield first.replace(/^\ufeff/, '');
    first = undefined;
  }
  if (first) yield first.replace(/^\ufeff/, '');
}
