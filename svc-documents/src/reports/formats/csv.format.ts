import { pipeline, Readable } from 'node:stream';
import { guardCell } from '@fsvp/service-kit/formula-guard';
import { stringify } from 'csv-stringify';
import { parseRow, type ReportHead, type RowLines } from './report-format.js';

/** RFC 4180 in UTF-8, columns named as in JSON; objects as JSON text. */
export function writeCsv({ columns }: ReportHead, lines: RowLines): Readable {
  async function* rows(): AsyncGenerator<Record<string, unknown>> {
    for await (const line of lines()) yield parseRow(line);
  }
  const csv = stringify({
    header: true,
    columns: columns.map(({ key }) => key),
    record_delimiter: 'windows',
    // It quotes a cell for the delimiter it writes alone; a lone line feed would end the row for many readers.
    quoted_match: /[\r\n]/,
    cast: {
      string: (value, { header }) => (header ? value : guardCell(value)),
      boolean: (value) => String(value),
      object: (value) => JSON.stringify(value),
    },
  });
  return pipeline(Readable.from(rows()), csv, () => undefined);
}
