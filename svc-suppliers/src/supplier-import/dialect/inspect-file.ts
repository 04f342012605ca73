import type { ImportInspection } from '@fsvp/contracts/suppliers/supplier-import';
import { unguardCell } from '@fsvp/tables/formula-guard';
import { fileError } from '../file-error.js';
import type { ReadOptions } from '../read-options.js';
import type { SpooledFile } from '../spool.js';
import { isWorkbook, openTable, type Table } from '../table.js';
import type { TableRow } from '../table-row.js';
import { Workbook } from '../workbook/workbook.js';
import { detectDialect } from './detect-dialect.js';
import { detectEncoding } from './detect-encoding.js';
import { canFillColumn, suggestColumns } from './suggest-columns.js';

const INSPECTED_ROWS = 200;
const SAMPLES_PER_COLUMN = 5;
const SAMPLE_CHARACTERS = 200;
const MAX_COLUMNS = 1000;

/**
 * Inspects a file before its import: its dialect, its columns and the fields they may contain. Given options are used
 * as they are.
 * @throws 400 when its first rows cannot be read
 */
export async function inspectFile(file: SpooledFile, options: ReadOptions): Promise<ImportInspection> {
  if (await isWorkbook(file, options)) {
    const workbook = await Workbook.open(file);
    const sheet = workbook.resolveSheet(options.sheet);
    const columns = await readColumns(await openTable(file, { ...options, sheet }));
    return {
      kind: 'workbook',
      encoding: null,
      separator: null,
      quotes: null,
      sheets: workbook.sheetNames,
      sheet,
      columns,
    };
  }
  const encoding = await detectEncoding(file.path, options.encoding);
  const dialect = await detectDialect(file.path, encoding, options);
  const columns = await readColumns(await openTable(file, { encoding, ...dialect }));
  return { kind: 'text', encoding, ...dialect, sheets: [], sheet: null, columns };
}

async function readColumns({ kind, rows }: Table): Promise<ImportInspection['columns']> {
  const inspected: TableRow[] = [];
  for await (const row of rows) {
    inspected.push(row);
    if (inspected.length > INSPECTED_ROWS) break;
  }
  const [heading, ...below] = inspected;
  if (!heading) return [];
  if (heading.cells.length > MAX_COLUMNS)
    throw fileError(
      `The first row has more than ${MAX_COLUMNS.toLocaleString('en-US')} cells. Check that the file is a table.`,
    );
  const headings = heading.cells.map((cell) => cell.trim());
  const suggested = suggestColumns(headings);
  const toSample = (cell = '') =>
    (kind === 'text' ? unguardCell(cell.trim()) : cell.trim()).slice(0, SAMPLE_CHARACTERS);
  return headings.map((text, index) => {
    const samples = below
      .map(({ cells }) => toSample(cells[index]))
      .filter(Boolean)
      .slice(0, SAMPLES_PER_COLUMN);
    const suggestion = suggested[index];
    return {
      number: index + 1,
      heading: text,
      suggested: suggestion && canFillColumn(suggestion, samples) ? suggestion : null,
      samples,
    };
  });
}
