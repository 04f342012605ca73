import { createReadStream } from 'node:fs';
import { IMPORT_LIMITS, type ImportEncoding, type ImportSeparator } from '@fsvp/contracts/suppliers/supplier-import';
import { ProblemError } from '../problems/problem.error.js';
import { isSeparatorLine, readSeparatorLine } from '@fsvp/tables/separator-line';
import { fileError } from './file-error.js';
import { isWorkbookType, defaultSeparator, type ReadOptions } from './read-options.js';
import type { SpooledFile } from './spool.js';
import type { SheetRecord, TableRow } from './table-row.js';
import { decodeText, encodingFromByteOrderMark } from './text/decode-text.js';
import { readTextRecords } from './text/text-records.js';
import type { SheetFacts } from './workbook/sheet-rows.js';
import { hasWorkbookSignature, Workbook } from './workbook/workbook.js';

/** The rows of a file in any supported format. */
export interface Table {
  kind: 'text' | 'workbook';
  /** How a text was split; null for a workbook. */
  separator: ImportSeparator | null;
  /** The rows that are not blank. */
  rows: AsyncGenerator<TableRow>;
  /** What a worksheet has besides; complete after the last row. */
  facts: SheetFacts;
}

/**
 * Opens a file as a table. Its bytes decide whether it is a workbook.
 * @param onBytes receives how many bytes were read so far
 * @throws 400 for a file that is not a table, here or at the row that cannot be read; 413 above 100,000 rows, or those of the options, blank ones included
 */
export async function openTable(
  file: SpooledFile,
  options: ReadOptions,
  onBytes?: (bytes: number) => void,
): Promise<Table> {
  const facts: SheetFacts = { hiddenColumns: [], merged: [] };
  if (await isWorkbook(file, options)) {
    const workbook = await Workbook.open(file);
    const rows = workbook.rows(workbook.resolveSheet(options.sheet), facts, onBytes);
    return { kind: 'workbook', separator: null, rows: numberRows(rows, options), facts };
  }
  const encoding = encodingFromByteOrderMark(await readFirstBytes(file.path)) ?? options.encoding ?? 'utf-8';
  const separator =
    options.separator ??
    readSeparatorLine(await readSample(file.path, encoding)) ??
    defaultSeparator(options.mediaType);
  const records = readTextRecords(decodeText(file.path, encoding, onBytes), {
    separator,
    quotes: options.quotes ?? 'double',
  });
  return { kind: 'text', separator, rows: numberRows(withoutSeparatorLine(records, separator), options), facts };
}

/** @throws 400 for a file with a workbook's media type that is not one */
export async function isWorkbook({ path }: SpooledFile, { mediaType }: ReadOptions): Promise<boolean> {
  const found = await hasWorkbookSignature(path);
  if (!found && isWorkbookType(mediaType))
    throw fileError('The file is not an Excel workbook (.xlsx). If it is text, name it .csv or send it as text/csv.');
  return found;
}

/** Reads the first bytes of a file, where a byte order mark would be. */
export async function readFirstBytes(path: string, length = 4): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of createReadStream(path, { end: length - 1 }) as AsyncIterable<Uint8Array>)
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The first chunk of a file: at most 64 KB. @throws 400 for an invalid byte in it */
export async function readSample(path: string, encoding: ImportEncoding): Promise<string> {
  for await (const chunk of decodeText(path, encoding)) return chunk;
  return '';
}

/** Leaves out a line `sep=;` at the start. */
async function* withoutSeparatorLine(
  records: AsyncIterable<SheetRecord>,
  separator: ImportSeparator,
): AsyncGenerator<SheetRecord> {
  for await (const record of records) if (record.line > 1 || !isSeparatorLine(record.cells, separator)) yield record;
}

async function* numberRows(
  records: AsyncIterable<SheetRecord>,
  { maxRows = IMPORT_LIMITS.rows, required = 'name and country' }: ReadOptions,
): AsyncGenerator<TableRow> {
  let row = 0;
  let blankRows = 0;
  for await (const record of records) {
    if (row + blankRows > maxRows) throw tooManyRows(maxRows, blankRows > 0);
    if (record.cells.every((cell) => cell.trim() === '')) {
      blankRows += 1;
      continue;
    }
    row += 1;
    yield { row, ...record };
  }
  if (row === 0) throw fileError(`The file is empty. Its first row must name the columns, at least ${required}.`);
}

function tooManyRows(maxRows: number, hasBlankRows: boolean): ProblemError {
  const limit = `A file may have at most ${maxRows.toLocaleString('en-US')} rows`;
  return new ProblemError(
    'too-many-rows',
    hasBlankRows
      ? `${limit}, blank rows included. Delete its blank rows, or split it and import the parts.`
      : `${limit}. Split it and import the parts.`,
  );
}
