import type { Readable } from 'node:stream';
import type { ReportColumn } from '../definitions/report-definition.js';
import { figuresOf } from './report-figures.js';
import { factsOf, parseRow, type ReportHead, type RowLines } from './report-format.js';
import { zip, type ZipEntry } from './zip.js';
import { contentTypes, rootRelations, styles, workbook, workbookRelations, XML } from './xlsx-parts.js';

/** What a sheet holds; more rows go on in the next one. */
export interface SheetLimits {
  /** Excel's own limit, less the heading. */
  rows: number;
  /** Larger sheets open in no program, and an archive's file has at most 4 GB. */
  characters: number;
}
const LIMITS: SheetLimits = { rows: 1_048_575, characters: 1_000_000_000 };
/** A cell's limit in Excel. */
const MAX_CELL = 32_767;
const CUT = '... (cut; the JSON and CSV files have all of it)';

const STYLE = { plain: 0, heading: 1, day: 2, instant: 3, title: 4, label: 5, figure: 6, part: 7, wrapped: 8 } as const;
const SHEET = `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`;
const WIDTHS: Record<NonNullable<ReportColumn['kind']>, number> = {
  text: 24,
  number: 12,
  day: 14,
  instant: 20,
  flag: 12,
  json: 40,
};

/**
 * A workbook with the summary and the rows. Written here because the libraries there are keep the whole workbook in
 * memory (1 GB for 100,000 rows); this one streams.
 */
export function writeXlsx(head: ReportHead, lines: RowLines, limits = LIMITS): Readable {
  return zip(entries(head, lines, limits), new Date(head.generatedAt));
}

async function* entries(head: ReportHead, lines: RowLines, limits: SheetLimits): AsyncGenerator<ZipEntry> {
  const names = ['Summary'];
  const rows = lines()[Symbol.asyncIterator]();
  try {
    let next = await rows.next();
    do {
      names.push(names.length === 1 ? 'Rows' : `Rows ${names.length}`);
      const first = next;
      yield {
        name: `xl/worksheets/sheet${names.length}.xml`,
        content: rowsSheet(head.columns, rows, first, limits, (after) => {
          next = after;
        }),
      };
    } while (!next.done);
  } finally {
    await rows.return?.();
  }
  // The first sheet, though written last: it names the sheets that the rows take.
  yield { name: 'xl/worksheets/sheet1.xml', content: summarySheet(head, names.slice(1)) };
  yield { name: 'xl/workbook.xml', content: [workbook(names)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(names.length)] };
  yield { name: 'xl/styles.xml', content: [styles] };
  yield { name: '_rels/.rels', content: [rootRelations] };
  yield { name: '[Content_Types].xml', content: [contentTypes(names.length)] };
}

/** Each figure with what it counts; a nested one has a line for each of its parts. */
function* summarySheet(head: ReportHead, rowSheets: string[]): Generator<string> {
  const widths = [34, 28, 100]
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield `${SHEET}<cols>${widths}</cols><sheetData>`;
  let row = 1;
  const line = (...cells: string[]) => `<row r="${row++}">${cells.join('')}</row>`;
  yield line(textCell('A1', head.title, STYLE.title));
  const sheets =
    rowSheets.length === 1
      ? "In the sheet 'Rows'"
      : `In the sheets ${rowSheets.map((name) => `'${name}'`).join(', ')}, one after the other: one sheet cannot hold them all`;
  for (const [label, text] of [...factsOf(head), [head.rowsTitle, sheets]] as const)
    yield line(textCell(`A${row}`, label, STYLE.label), textCell(`B${row}`, text, STYLE.figure));
  yield line();
  yield line(
    ...['Figure', 'Value', 'What it counts'].map((label, index) =>
      textCell(`${columnName(index)}${row}`, label, STYLE.heading),
    ),
  );
  for (const { label, definition, text, value, parts } of figuresOf(head.reportType, head.summary)) {
    const shown = parts ? '' : figureCell(`B${row}`, value, text);
    yield line(textCell(`A${row}`, label, STYLE.label), shown, textCell(`C${row}`, definition, STYLE.wrapped));
    for (const [part, count] of parts ?? [])
      yield line(textCell(`A${row}`, part, STYLE.part), figureCell(`B${row}`, count, ''));
  }
  yield '</sheetData></worksheet>';
}

function figureCell(at: string, value: unknown, text: string): string {
  return typeof value === 'number'
    ? `<c r="${at}" s="${STYLE.figure}"><v>${value}</v></c>`
    : textCell(at, text, STYLE.figure);
}

async function* rowsSheet(
  columns: ReportColumn[],
  rows: AsyncIterator<string>,
  first: IteratorResult<string>,
  limits: SheetLimits,
  onEnd: (next: IteratorResult<string>) => void,
): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnName(index));
  const last = letters.at(-1);
  const widths = columns
    .map(
      ({ kind = 'text' }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
    )
    .join('');
  yield (
    `${SHEET}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths}</cols><sheetData><row r="1">${columns.map(({ label }, index) => textCell(`${letters[index]}1`, label, STYLE.heading)).join('')}</row>`
  );
  let next = first;
  let row = 1;
  let characters = 0;
  for (; !next.done && row <= limits.rows && characters < limits.characters; next = await rows.next()) {
    row += 1;
    const record = parseRow(next.value);
    const text = `<row r="${row}">${columns.map((column, index) => cell(`${letters[index]}${row}`, column, record[column.key])).join('')}</row>`;
    characters += text.length;
    yield text;
  }
  onEnd(next);
  yield `</sheetData><autoFilter ref="A1:${last}${row}"/></worksheet>`;
}

function cell(at: string, { kind = 'text' }: ReportColumn, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (kind === 'day' || kind === 'instant') return dateCell(at, String(value as string), kind);
  return textCell(at, typeof value === 'string' ? value : JSON.stringify(value), STYLE.plain);
}

/** Excel counts days from 30 December 1899, and knows none before 1 March 1900 for sure. */
function dateCell(at: string, value: string, kind: 'day' | 'instant'): string {
  const days = (Date.parse(value) - Date.UTC(1899, 11, 30)) / 86_400_000;
  if (!(days >= 61)) return textCell(at, value, STYLE.plain);
  return `<c r="${at}" s="${STYLE[kind]}"><v>${kind === 'day' ? Math.floor(days) : days}</v></c>`;
}

function textCell(at: string, text: string, style: number): string {
  const shown = text.length > MAX_CELL ? text.slice(0, MAX_CELL - CUT.length) + CUT : text;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`;
}

// XML has no way to write control characters; a surrogate cut in half is none either.
const UNWRITABLE =
  // eslint-disable-next-line no-control-regex -- these are the characters meant
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '\ufffd').replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}
