import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { ReportColumn } from '../types/report-definition.js';
import { COLORS, MARGIN, PdfPages, type TextStyle } from './pdf-page.js';
import { figuresOf } from './report-figures.js';
import { dayText, instantText, parseRow, periodText, plainWords, type ReportHead, type RowLines } from './report-format.js';

const CARDS_PER_ROW = 4;
const GAP = 8;
const PADDING = 4;
const LEADING = 9;
const MAX_LINES = 4;
const CELL: TextStyle = { size: 7 };
const HEADING: TextStyle = { size: 7, weight: 'bold', color: 'white' };
const HEADING_HEIGHT = 26;
/** Written ahead of the reader, at most. */
const AHEAD_BYTES = 1 << 20;
const ROWS_PER_TURN = 50;

interface Placed extends ReportColumn {
  x: number;
  width: number;
}

/** A report to read and to print: title, period, summary, then the rows as a table with its heading on each page. */
export function writePdf(head: ReportHead, lines: RowLines): Readable {
  const pages = new PdfPages(head.title, `FSVP Suite  |  ${head.title}  |  Generated ${instantText(head.generatedAt)}`);
  draw(pages, head, lines).then(
    () => pages.doc.end(),
    (error: Error) => pages.doc.destroy(error),
  );
  return pages.doc;
}

async function draw(pages: PdfPages, head: ReportHead, lines: RowLines): Promise<void> {
  pages.addPage();
  drawTitle(pages, head);
  drawSummary(pages, head);
  const columns = place(head.columns, pages.width);
  drawHeading(pages, columns);
  let count = 0;
  for await (const line of lines()) {
    drawRow(pages, columns, parseRow(line), count % 2 === 1);
    count += 1;
    if (count % ROWS_PER_TURN === 0) await turn();
    while (pages.doc.readableLength > AHEAD_BYTES && !pages.doc.destroyed) await turn();
    if (pages.doc.destroyed) return;
  }
  if (count === 0) pages.line('There is nothing to report for this period.', MARGIN + PADDING, pages.y + 8, { size: 9, color: 'muted' });
  if (pages.lostCharacters) drawNote(pages, "A '?' stands for a character that this file's fonts do not have. The JSON, CSV and XLSX files have every character.");
}

function drawTitle(pages: PdfPages, head: ReportHead): void {
  const { doc } = pages;
  doc.rect(0, 0, doc.page.width, 84).fill(COLORS.band);
  pages.line('FSVP SUITE', MARGIN, 20, { size: 8, weight: 'bold', color: 'white' });
  pages.line(head.title, MARGIN, 34, { size: 20, weight: 'bold', color: 'white' });
  pages.line(`Period: ${periodText(head)}    Generated: ${instantText(head.generatedAt)}`, MARGIN, 62, { size: 9, color: 'white' });
  pages.y = 98;
}

/** Plain figures as cards, longer texts as lines below them. */
function drawSummary(pages: PdfPages, head: ReportHead): void {
  const { doc } = pages;
  const texts = figuresOf(head.reportType, head.summary).map(({ label, text }): [string, string] => [label, text]);
  const cards = texts.filter(([, text]) => text.length <= 24);
  const width = (pages.width - GAP * (CARDS_PER_ROW - 1)) / CARDS_PER_ROW;
  const height = 36;
  cards.forEach(([label, text], index) => {
    const x = MARGIN + (index % CARDS_PER_ROW) * (width + GAP);
    const y = pages.y + Math.floor(index / CARDS_PER_ROW) * (height + GAP);
    doc.roundedRect(x, y, width, height, 4).fill(COLORS.tint);
    pages.line(label, x + 8, y + 7, { size: 7, color: 'muted' });
    pages.line(text, x + 8, y + 18, { size: 12, weight: 'bold' });
  });
  pages.y += Math.ceil(cards.length / CARDS_PER_ROW) * (height + GAP);
  for (const [label, text] of texts.filter((entry) => !cards.includes(entry))) drawFact(pages, label, text);
  pages.y += 8;
}

function drawFact(pages: PdfPages, label: string, text: string): void {
  const labelWidth = 130;
  for (const [index, line] of pages.lines(text, pages.width - labelWidth, { size: 8 }, 12).entries()) {
    if (pages.y + 12 > pages.bottom) pages.addPage();
    if (index === 0) pages.line(label, MARGIN, pages.y, { size: 8, weight: 'bold' });
    pages.line(line, MARGIN + labelWidth, pages.y, { size: 8 });
    pages.y += 12;
  }
}

function drawNote(pages: PdfPages, text: string): void {
  if (pages.y + 20 > pages.bottom) pages.addPage();
  pages.line(text, MARGIN, pages.y + 8, { size: 7, color: 'muted' });
}

function place(columns: ReportColumn[], width: number): Placed[] {
  const shown = columns.filter((column) => column.pdf);
  const total = shown.reduce((sum, column) => sum + (column.pdf ?? 0), 0);
  let x = MARGIN;
  return shown.map((column) => {
    const placed = { ...column, x, width: ((column.pdf ?? 0) / total) * width };
    x += placed.width;
    return placed;
  });
}

function drawHeading(pages: PdfPages, columns: Placed[]): void {
  if (pages.y + HEADING_HEIGHT + 3 * LEADING > pages.bottom) pages.addPage();
  pages.doc.rect(MARGIN, pages.y, pages.width, HEADING_HEIGHT).fill(COLORS.band);
  for (const { label, x, width } of columns) {
    const lines = pages.lines(label, width - 2 * PADDING, HEADING, 2);
    lines.forEach((line, index) => pages.line(line, x + PADDING, pages.y + 5 + index * LEADING + (lines.length === 1 ? LEADING / 2 : 0), HEADING));
  }
  pages.y += HEADING_HEIGHT;
}

function drawRow(pages: PdfPages, columns: Placed[], row: Record<string, unknown>, tinted: boolean): void {
  const cells = columns.map((column) => pages.lines(shown(column, row[column.key]), column.width - 2 * PADDING, CELL, MAX_LINES));
  const height = Math.max(...cells.map((lines) => lines.length)) * LEADING + 5;
  if (pages.y + height > pages.bottom) {
    pages.addPage();
    drawHeading(pages, columns);
  }
  if (tinted) pages.doc.rect(MARGIN, pages.y, pages.width, height).fill(COLORS.tint);
  cells.forEach((lines, index) => {
    const { x } = columns[index]!;
    lines.forEach((line, lineIndex) => pages.line(line, x + PADDING, pages.y + 3 + lineIndex * LEADING, CELL));
  });
  pages.y += height;
}

/** A cell as people read it. */
function shown({ key, kind = 'text' }: ReportColumn, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (kind === 'flag') return value ? 'Yes' : 'No';
  if (kind === 'day') return dayText(String(value as string));
  if (kind === 'instant') return `${String(value as string).slice(0, 19).replace('T', ' ')}`;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  // Codes such as 'in_progress' are shown as words; what people wrote stays as it is.
  return CODES.has(key) ? plainWords(String(value as string)) : String(value as string);
}

const CODES = new Set(['status', 'compliance', 'fsvpStatus', 'riskLevel', 'type', 'priority', 'highestRating']);
