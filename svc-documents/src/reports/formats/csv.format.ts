import { pipeline, Readable } from 'node:stream';
import { guardCell } from '@fsvp/service-kit/formula-guard';
import { stringify } from 'csv-stringify';
import { parseRow, type ReportHead, type RowLines } from './report-format.js';

/** RFC 4180 in UTF-8, with the column names of the JSON format. Objects are JSON text. */
export function writeCsv({ columns }: ReportHead, lines: RowLines): Readable {
  async function* rows(): AsyncGenerator<Record<string, unknown>> {
    for await (const line of lines()) yield parseRow(line);
  }
  const csv = stringify({
    header: true,
    columns: columns.map(({ key }) => key),
    record_delimiter: 'windows',
    // By default only cells with CRLF are quoted, but many readers end the row at a single line feed.
    quoted_match: /[\r\n]/,
    cast: {
      string: (value, { header }) => (header ? value : guardCell(value)),
      boolean: (value) => String(value),
      object: (value) => JSON.stringify(value),
    },
  });
  return pipeline(Readable.from(rows()), csv, () => undefined);
}
