import { describe, expect, it } from '@jest/globals';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { RecordSplitter, SEPARATOR_CHARACTERS, type Dialect } from './record-splitter.js';

function parseWithLibrary(text: string, { separator, quotes }: Dialect): unknown {
  try {
    return parse(text, {
      delimiter: SEPARATOR_CHARACTERS[separator],
      quote: quotes === 'double' ? '"' : null,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'not closed' : 'invalid quotes';
  }
}

function split(slices: string[], dialect: Dialect): unknown {
  const splitter = new RecordSplitter(dialect);
  try {
    const records = slices.flatMap((slice) => [...splitter.read(slice)]);
    return splitter.inQuotes ? 'not closed' : [...records, ...splitter.end()].map(({ cells }) => cells);
  } catch {
    return 'invalid quotes';
  }
}

describe('RecordSplitter', () => {
  it('splits any text as csv-parse does, wherever the text is cut', () => {
    const unit = fc.constantFrom('"', '""', '|', '"|"', '\n', '\r', 'a', 'é', ' ');
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit, maxLength: 10 }), { maxLength: 5 }),
        fc.constantFrom<Dialect['quotes']>('double', 'none'),
        (slices, quotes) => {
          const dialect = { separator: 'pipe', quotes } as const;
          expect(split(slices, dialect)).toEqual(parseWithLibrary(slices.join(''), dialect));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
