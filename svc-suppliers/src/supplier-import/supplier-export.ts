import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { SUPPLIER_COLUMNS, type SupplierColumn } from '@fsvp/contracts/suppliers/supplier-import';
import type { Database } from '@fsvp/service-kit/database/database';
import { gatherTexts, streamRows } from '@fsvp/service-kit/database/row-stream';
import { guardCell, unguardCell } from '@fsvp/tables/formula-guard';
import { escapeOfficeText } from '@fsvp/tables/office-text';
import { stringify } from 'csv-stringify';
import { writeXlsxStream } from 'hucre/xlsx';

type ExportRow = Record<SupplierColumn, string | null>;

const SQL_COLUMNS: Partial<Record<SupplierColumn, string>> = {
  lastVerificationDate: 'iso(last_verification_date)',
  fdaRegistrationEnd: 'iso(fda_registration_end)',
};

function toColumnSql(column: SupplierColumn): string {
  const sql = SQL_COLUMNS[column] ?? column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${sql}::text as "${column}"`;
}

function streamSuppliers(database: Database): Readable {
  return streamRows<ExportRow>(
    database,
    `select ${SUPPLIER_COLUMNS.map(toColumnSql).join(', ')} from suppliers where deleted_at is null order by created_at, id`,
  );
}

/**
 * All suppliers as CSV in the import's columns, oldest first, streamed in bounded memory; importing it again changes
 * nothing.
 * @param bom whether it begins with a byte order mark
 */
export function exportCsv(database: Database, bom: boolean): Readable {
  const rows = streamSuppliers(database);
  const csv = stringify({
    header: true,
    bom,
    columns: [...SUPPLIER_COLUMNS],
    record_delimiter: 'windows',
    // csv-stringify quotes only for CRLF; a reader may treat a single CR or LF as a line end.
    quoted_match: /[\r\n]/,
    cast: { string: (value, { header }) => (header ? value : guardCell(value)) },
  });
  rows.on('error', (error) => csv.destroy(error));
  csv.on('close', () => rows.destroy());
  return Readable.from(gatherTexts(rows.pipe(csv).setEncoding('utf8')), { objectMode: false });
}

/**
 * The same as an XLSX workbook. Its cells are text, which spreadsheets do not run as formulas, so they need no guard.
 */
export function exportWorkbook(database: Database): Readable {
  const rows = streamSuppliers(database);
  const workbook = writeXlsxStream(toWorkbookRows(rows), {
    name: 'Suppliers',
    columns: SUPPLIER_COLUMNS.map((header) => ({ header })),
    freezePane: { rows: 1 },
  });
  const stream = Readable.fromWeb(workbook as ReadableStream<Uint8Array>);
  stream.on('close', () => rows.destroy());
  return stream;
}

async function* toWorkbookRows(rows: AsyncIterable<ExportRow>): AsyncGenerator<(string | number | null)[]> {
  for await (const row of rows) yield SUPPLIER_COLUMNS.map((column) => toWorkbookCell(column, row[column]));
}

function toWorkbookCell(column: SupplierColumn, text: string | null): string | number | null {
  if (text === null) return null;
  if (column === 'verificationFrequencyMonths' || column === 'version') return Number(text);
  // The import removes a quote in front of a formula, so that one of the supplier itself needs another one.
  return escapeOfficeText(unguardCell(text) === text ? text : guardCell(text));
}
