import { SEPARATOR_CHARACTERS, type ImportQuotes, type ImportSeparator } from '@fsvp/contracts/supplier-import';
import { CsvError, parse, type Parser } from 'csv-parse';
import { fileError } from '../file-error.js';
import type { TableRecord } from '../table-row.js';
import { countLineBreaks } from './decode-text.js';

/** Limits the record that an unclosed quote creates. */
const MAX_RECORD_CHARACTERS = 1_000_000;
const LINE_ENDS = ['\r\n', '\n', '\r'];

export interface Dialect {
  separator: ImportSeparator;
  quotes: ImportQuotes;
}

interface RawRecord {
  record: string[];
  raw: string;
}

/**
 * Collects records in `on_record`, since the parser's stream loses those before an invalid one. All line ends are
 * listed, since the parser otherwise accepts only the first kind it finds.
 */
function createParser({ separator, quotes }: Dialect, found: RawRecord[]): Parser {
  return parse({
    delimiter: SEPARATOR_CHARACTERS[separator],
    quote: quotes === 'double' ? '"' : null,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    raw: true,
    on_record: (record: unknown) => {
      found.push(record as RawRecord);
      return null;
    },
  });
}

function write(parser: Parser, text: string | null): Promise<CsvError | undefined> {
  return new Promise((resolve) => {
    const done = (error?: Error | null) => resolve((error ?? undefined) as CsvError | undefined);
    if (text === null) parser.end(done);
    else parser.write(text, done);
  });
}

/**
 * Splits text into records with their first line numbers; a blank line is a record with one blank cell.
 * @throws 400 naming the first line of the record that cannot be read
 */
export async function* readTextRecords(texts: AsyncIterable<string>, dialect: Dialect): AsyncGenerator<TableRecord> {
  const found: RawRecord[] = [];
  const parser = createParser(dialect, found);
  parser.on('error', () => undefined);
  let line = 1;
  function* takeRecords(): Generator<TableRecord> {
    for (const { record, raw } of found.splice(0)) {
      // The parser counts a CRLF inside quotes as two lines.
      const firstLine = line;
      line += countLineBreaks(raw);
      yield { line: firstLine, cells: record };
    }
  }
  try {
    for await (const text of texts) {
      const error = await write(parser, text);
      yield* takeRecords();
      if (error) throw toReadError(error, line, dialect);
    }
    const error = await write(parser, null);
    yield* takeRecords();
    if (error) throw toReadError(error, line, dialect);
  } finally {
    parser.destroy();
  }
}

function toReadError(error: CsvError, line: number, { quotes }: Dialect): Error {
  const place = `The row that begins on line ${line.toLocaleString('en-US')} cannot be read`;
  if (quotes === 'none')
    return fileError(
      `${place}: it is longer than ${MAX_RECORD_CHARACTERS.toLocaleString('en-US')} characters. Is it a table?`,
    );
  return fileError(
    `${place}: ${describeError(error)}. Correct its quotes, or import the file with quotes as ordinary characters (quotes=none).`,
  );
}

function describeError(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') return 'a quote is never closed';
  return 'its quotes do not follow the CSV format';
}
