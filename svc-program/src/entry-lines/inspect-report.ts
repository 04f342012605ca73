import type { EntryLineInspection } from '@fsvp/contracts/program/entry-line-coverage';
import { cleanCell } from '@fsvp/tables/cells';
import { findDayOrder } from '@fsvp/tables/days';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import { problemOf } from '../reference-data/csv-problem.js';
import { headingKey, readNamedRows } from '../reference-data/read-file.js';
import { KNOWN_HEADINGS, suggestFields } from './report-headings.js';
import type { SourceReading } from './sources.js';

const INSPECTED_ROWS = 200;
const SAMPLES_PER_COLUMN = 5;
const SAMPLE_CHARACTERS = 200;

/** @throws 400 for a file that cannot be read */
export async function inspectReport(
  file: SpooledFile,
  mediaType: string,
  headingRow?: number,
  source?: SourceReading | '',
): Promise<EntryLineInspection> {
  const known = source ? source : undefined;
  const names = [...KNOWN_HEADINGS, ...(known?.columns.map(({ heading }) => headingKey(heading)) ?? [])];
  const rows: { line: number; cells: string[] }[] = [];
  for await (const { line, cells } of readNamedRows(file, mediaType, names, headingRow)) {
    rows.push({ line, cells: cells.map((cell) => cleanCell(cell).slice(0, SAMPLE_CHARACTERS)) });
    if (rows.length > INSPECTED_ROWS) break;
  }
  const [heading, ...below] = rows;
  if (!heading) throw problemOf('csv', ['The file is empty']);
  const suggested = suggestFields(heading.cells, known);
  const cellsOf = (at: number) => below.map(({ cells }) => cells[at] ?? '').filter(Boolean);
  const days = suggested.indexOf('arrivedOn');
  return {
    headingRow: heading.line,
    columns: heading.cells.map((text, at) => ({
      number: at + 1,
      heading: text,
      suggested: suggested[at] ?? null,
      samples: cellsOf(at).slice(0, SAMPLES_PER_COLUMN),
    })),
    dayOrder: known?.dayOrder ?? (days < 0 ? null : (findDayOrder(cellsOf(days)) ?? null)),
    entryCode: known?.entryCode ?? null,
    remembered: known !== undefined,
  };
}
