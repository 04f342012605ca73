import type { ImportInspection } from '@fsvp/contracts/suppliers/supplier-import';
import { cleanCell } from '@fsvp/tables/cells';
import { MAX_ROWS_ABOVE_HEADING } from '@fsvp/tables/from-heading';
import { fileError } from '@fsvp/service-kit/tables/file-error';
import { countKnownHeadings, findHeading } from '../find-heading.js';
import type { ReadOptions } from '@fsvp/service-kit/tables/read-options';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import { isWorkbook, openTable, type Table } from '@fsvp/service-kit/tables/table';
import type { TableRow } from '@fsvp/service-kit/tables/table-row';
import { Workbook } from '@fsvp/service-kit/tables/workbook/workbook';
import { detectDialect } from '@fsvp/service-kit/tables/text/detect-dialect';
import { detectEncoding } from '@fsvp/service-kit/tables/text/detect-encoding';
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
    const found = await readColumns(await openTable(file, { ...options, sheet }), options.headingRow);
    return {
      kind: 'workbook',
      encoding: null,
      separator: null,
      quotes: null,
      sheets: workbook.sheetNames,
      sheet,
      ...found,
    };
  }
  const encoding = await detectEncoding(file.path, options.encoding);
  const dialect = await detectDialect(file.path, encoding, options, countKnownHeadings);
  const found = await readColumns(await openTable(file, { encoding, ...dialect }), options.headingRow);
  return { kind: 'text', encoding, ...dialect, sheets: [], sheet: null, ...found };
}

async function readColumns(
  { rows }: Table,
  headingRow?: number,
): Promise<Pick<ImportInspection, 'headingRow' | 'hiddenRows' | 'columns'>> {
  const inspected: TableRow[] = [];
  for await (const row of rows) {
    inspected.push(row);
    if (inspected.length > INSPECTED_ROWS) break;
  }
  const above = findHeading(inspected.slice(0, MAX_ROWS_ABOVE_HEADING + 1), headingRow);
  const [heading, ...below] = inspected.slice(above);
  if (!heading) return { headingRow: null, columns: [] };
  if (heading.cells.length > MAX_COLUMNS)
    throw fileError(
      `The first row has more than ${MAX_COLUMNS.toLocaleString('en-US')} cells. Check that the file is a table.`,
    );
  const headings = heading.cells.map((cell) => cell.trim());
  const suggested = suggestColumns(headings);
  const toSample = (cell = '') => cleanCell(cell).slice(0, SAMPLE_CHARACTERS);
  const columns = headings.map((text, index) => {
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
  const hiddenRows = below.filter(({ hidden }) => hidden).length;
  return { headingRow: heading.line, ...(hiddenRows && { hiddenRows }), columns };
}
