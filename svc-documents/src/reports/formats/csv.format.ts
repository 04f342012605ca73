import { pipeline, Readable } from 'node:stream';
import { guardCell } from '@fsvp/tables/formula-guard';
import { stringify } from 'csv-stringify';
import { joinSignatures } from '../definitions/signature-texts.js';
import { parseRow, type ReportHead, type RowLines } from './report-format.js';

/** RFC 4180 in UTF-8, with the column names of the JSON format. Signatures are their texts, other objects JSON text. */
export function writeCsv({ columns }: ReportHead, lines: RowLines): Readable {
  const signatures = new Set(columns.filter(({ kind }) => kind === 'signatures').map(({ key }) => key));
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
      object: (value, { column }) =>
        signatures.has(String(column)) ? guardCell(joinSignatures(value)) : JSON.stringify(value),
    },
  });
  return pipeline(Readable.from(rows()), csv, () => undefined);
}
