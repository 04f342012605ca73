import type { Readable } from 'node:stream';
import { SUPPLIER_COLUMNS } from '@fsvp/contracts/supplier-import';
import { guardCell } from '@fsvp/service-kit/formula-guard';
import type { Database } from '@fsvp/service-kit/database';
import { streamRows } from '@fsvp/service-kit/row-stream';
import { stringify } from 'csv-stringify';

const SQL_COLUMNS: Partial<Record<(typeof SUPPLIER_COLUMNS)[number], string>> = { lastVerificationDate: 'iso(last_verification_date)' };

function columnSql(column: (typeof SUPPLIER_COLUMNS)[number]): string {
  const sql = SQL_COLUMNS[column] ?? column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${sql}::text as "${column}"`;
}

/** All suppliers as CSV in the import's columns, oldest first, streamed in bounded memory; importing it again changes nothing. */
export function exportCsv(database: Database): Readable {
  const rows = streamRows(database, `select ${SUPPLIER_COLUMNS.map(columnSql).join(', ')} from suppliers where deleted_at is null order by created_at, id`);
  const csv = stringify({ header: true, columns: [...SUPPLIER_COLUMNS], record_delimiter: 'windows', cast: { string: (value, { header }) => (header ? value : guardCell(value)) } });
  rows.on('error', (error) => csv.destroy(error));
  csv.on('close', () => rows.destroy());
  return rows.pipe(csv);
}
