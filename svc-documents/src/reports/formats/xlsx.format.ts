import type { Readable } from 'node:stream';
import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { escapeOfficeText } from '@fsvp/tables/office-text';
import type { ReportColumn } from '../definitions/report-definition.js';
import { joinSignatures } from '../definitions/signature-texts.js';
import { listFigures } from './report-figures.js';
import { listReportDetails, listTables, parseRow, type ReportHead, type RowLines } from './report-format.js';
import { createZip, type ZipEntry } from './zip.js';
import {
  renderContentTypes,
  ROOT_RELATIONS,
  STYLES,
  renderWorkbook,
  renderWorkbookRelations,
  XML,
} from './xlsx-parts.js';

/** Limits of a sheet; further rows are written to the next one. */
export interface SheetLimits {
  /** Excel's limit without the heading. */
  rows: number;
  /** Programs cannot open larger sheets, and a file in a ZIP archive has at most 4 GB. */
  characters: number;
}
const LIMITS: SheetLimits = { rows: 1_048_575, characters: 1_000_000_000 };
/** Excel's limit for the text of a cell. */
const MAX_CELL_CHARACTERS = 32_767;
const TRUNCATED = '... (truncated; the JSON and CSV files have the full text)';

const STYLE = {
  plain: 0,
  heading: 1,
  day: 2,
  instantDay: 2,
  instant: 3,
  title: 4,
  label: 5,
  figure: 6,
  part: 7,
  wrapped: 8,
} as const;
const SHEET = `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`;
const WIDTHS: Record<NonNullable<ReportColumn['kind']>, number> = {
  text: 24,
  code: 24,
  number: 12,
  day: 14,
  instantDay: 14,
  instant: 20,
  flag: 12,
  json: 40,
  signatures: 60,
};

/**
 * Streams a workbook with the summary and the rows. Own code: hucre streams one sheet, in one style per column; other
 * libraries keep the whole workbook in memory (docs/adr/0011).
 */
export function writeXlsx(head: ReportHead, lines: RowLines, limits = LIMITS): Readable {
  return createZip(renderParts(head, lines, limits), new Date(head.generatedAt));
}

async function* renderParts(head: ReportHead, lines: RowLines, limits: SheetLimits): AsyncGenerator<ZipEntry> {
  const names = ['Summary'];
  const contents: [title: string, sheets: string[]][] = [];
  for (const { title, sheet, columns, lines: linesOfTable } of listTables(head, lines)) {
    const sheets: string[] = [];
    const rows = linesOfTable()[Symbol.asyncIterator]();
    try {
      let next = await rows.next();
      do {
        sheets.push(sheets.length === 0 ? sheet : `${sheet} ${sheets.length + 1}`);
        const first = next;
        yield {
          name: `xl/worksheets/sheet${names.length + sheets.length}.xml`,
          content: renderRowsSheet(columns, rows, first, limits, (after) => {
            next = after;
          }),
        };
      } while (!next.done);
    } finally {
      await rows.return?.();
    }
    contents.push([title, sheets]);
    names.push(...sheets);
  }
  // The first sheet is written last, because it lists the sheets of the rows.
  yield { name: 'xl/worksheets/sheet1.xml', content: renderSummarySheet(head, contents) };
  yield { name: 'xl/workbook.xml', content: [renderWorkbook(names)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [renderWorkbookRelations(names.length)] };
  yield { name: 'xl/styles.xml', content: [STYLES] };
  yield { name: '_rels/.rels', content: [ROOT_RELATIONS] };
  yield { name: '[Content_Types].xml', content: [renderContentTypes(names.length)] };
}

/** Each figure with its definition; a nested figure has a row for each of its parts. */
function* renderSummarySheet(head: ReportHead, contents: [title: string, sheets: string[]][]): Generator<string> {
  const widths = [34, 28, 100]
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield `${SHEET}<cols>${widths}</cols><sheetData>`;
  let row = 1;
  const line = (...cells: string[]) => `<row r="${row++}">${cells.join('')}</row>`;
  yield line(renderTextCell('A1', head.title, STYLE.title));
  const sheetsText = (sheets: string[]) =>
    sheets.length === 1
      ? `In the sheet '${sheets[0]}'`
      : `In the sheets ${sheets.map((name) => `'${name}'`).join(', ')}, in this order: one sheet cannot hold them all`;
  const tables = contents.map(([title, sheets]): [string, string] => [title, sheetsText(sheets)]);
  for (const [label, text] of [...listReportDetails(head), ...tables])
    yield line(renderTextCell(`A${row}`, label, STYLE.label), renderTextCell(`B${row}`, text, STYLE.figure));
  yield line();
  yield line(
    ...['Figure', 'Value', 'What it counts'].map((label, index) =>
      renderTextCell(`${toColumnName(index)}${row}`, label, STYLE.heading),
    ),
  );
  for (const { label, definition, text, value, parts } of listFigures(head.reportType, head.summary)) {
    const shown = parts ? '' : renderFigureCell(`B${row}`, value, text);
    yield line(
      renderTextCell(`A${row}`, label, STYLE.label),
      shown,
      renderTextCell(`C${row}`, definition, STYLE.wrapped),
    );
    for (const [part, count] of parts ?? [])
      yield line(renderTextCell(`A${row}`, part, STYLE.part), renderFigureCell(`B${row}`, count, ''));
  }
  yield '</sheetData></worksheet>';
}

function renderFigureCell(at: string, value: unknown, text: string): string {
  return typeof value === 'number'
    ? `<c r="${at}" s="${STYLE.figure}"><v>${value}</v></c>`
    : renderTextCell(at, text, STYLE.figure);
}

async function* renderRowsSheet(
  columns: ReportColumn[],
  rows: AsyncIterator<string>,
  first: IteratorResult<string>,
  limits: SheetLimits,
  onEnd: (next: IteratorResult<string>) => void,
): AsyncGenerator<string> {
  const letters = columns.map((_, index) => toColumnName(index));
  const last = letters.at(-1);
  const widths = columns
    .map(
      ({ kind = 'text' }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
    )
    .join('');
  yield (
    `${SHEET}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths}</cols><sheetData><row r="1">${columns.map(({ label }, index) => renderTextCell(`${letters[index]}1`, label, STYLE.heading)).join('')}</row>`
  );
  let next = first;
  let row = 1;
  let characters = 0;
  for (; !next.done && row <= limits.rows && characters < limits.characters; next = await rows.next()) {
    row += 1;
    const record = parseRow(next.value);
    const text = `<row r="${row}">${columns.map((column, index) => renderCell(`${letters[index]}${row}`, column, record[column.key])).join('')}</row>`;
    characters += text.length;
    yield text;
  }
  onEnd(next);
  yield `</sheetData><autoFilter ref="A1:${last}${row}"/></worksheet>`;
}

function renderCell(at: string, { kind = 'text' }: ReportColumn, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (kind === 'instantDay') return renderDateCell(at, dayOfInstant(String(value as string)), 'day');
  if (kind === 'day' || kind === 'instant') return renderDateCell(at, String(value as string), kind);
  if (kind === 'signatures') return renderTextCell(at, joinSignatures(value), STYLE.plain);
  return renderTextCell(at, typeof value === 'string' ? value : JSON.stringify(value), STYLE.plain);
}

/** Excel counts days from 30 December 1899; its dates before 1 March 1900 are not reliable. */
function renderDateCell(at: string, value: string, kind: 'day' | 'instant'): string {
  const days = (Date.parse(value) - Date.UTC(1899, 11, 30)) / 86_400_000;
  if (!(days >= 61)) return renderTextCell(at, value, STYLE.plain);
  return `<c r="${at}" s="${STYLE[kind]}"><v>${kind === 'day' ? Math.floor(days) : days}</v></c>`;
}

function renderTextCell(at: string, text: string, style: number): string {
  const shown =
    text.length > MAX_CELL_CHARACTERS ? text.slice(0, MAX_CELL_CHARACTERS - TRUNCATED.length) + TRUNCATED : text;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeXml(text: string): string {
  return escapeOfficeText(text).replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

function toColumnName(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : toColumnName(Math.floor(index / 26) - 1) + toColumnName(index % 26);
}
