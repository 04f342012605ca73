import { CsvError } from '@fsvp/tables/csv.error';
import { RecordSplitter, type Dialect, type TableRecord } from '@fsvp/tables/record-splitter';
import { sliceText } from '../slice-text.js';
import { invalidQuotes, MAX_RECORD_CHARACTERS, tooLong, tooManyCells, unclosedQuote } from './record-errors.js';

/**
 * Splits text into records with their first line numbers; a blank line is a record with one blank cell.
 * @throws 400 naming the first line of the record that cannot be read
 */
export async function* readTextRecords(texts: AsyncIterable<string>, dialect: Dialect): AsyncGenerator<TableRecord> {
  const splitter = new RecordSplitter(dialect);
  const slices = sliceText(texts);
  let line = 1;
  let pendingCharacters = 0;
  for await (const slice of slices) {
    yield* withMessages(splitter.read(slice));
    pendingCharacters = splitter.line === line ? pendingCharacters + slice.length : 0;
    line = splitter.line;
    if (pendingCharacters <= MAX_RECORD_CHARACTERS) continue;
    // With another quote in the rest of the file, the record may be a long one.
    if (splitter.inQuotes && !(await hasQuote(slices))) throw unclosedQuote(line);
    throw tooLong(line, splitter.inQuotes);
  }
  if (splitter.inQuotes) throw unclosedQuote(line);
  yield* withMessages(splitter.end());
}

/** Passes records on, with the messages of an import for what cannot be read. */
function* withMessages(records: Iterable<TableRecord>): Generator<TableRecord> {
  try {
    yield* records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.problem === 'quotes' ? invalidQuotes(error.line) : tooManyCells(error.line);
  }
}

async function hasQuote(texts: AsyncIterable<string>): Promise<boolean> {
  for await (const text of texts) if (text.includes('"')) return true;
  return false;
}
