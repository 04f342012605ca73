import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { codeLabel } from '@fsvp/contracts/core/code-label';
import type { ReportColumn, ReportRow } from '../definitions/report-definition.js';
import { COLORS, MARGIN, type PdfPages, type TextStyle } from './pdf-page.js';
import { PdfSignatures } from './pdf-signatures.js';
import { formatDay } from './report-format.js';

const PADDING = 4;
const LEADING = 9;
const MAX_LINES = 4;
const CELL: TextStyle = { size: 7 };
const HEADING: TextStyle = { size: 7, weight: 'bold', color: 'white' };
const HEADING_HEIGHT = 26;

// Shared, because creating one takes longer than writing a row.
const NUMBER = new Intl.NumberFormat('en-US');
const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

interface PlacedColumn extends ReportColumn {
  x: number;
  width: number;
}

/** A table with a heading on each page. The signatures of a row are below its cells, across all columns. */
export class PdfTable {
  private readonly columns: PlacedColumn[];
  private readonly signatures: PdfSignatures | undefined;
  private count = 0;

  constructor(
    private readonly pages: PdfPages,
    columns: ReportColumn[],
  ) {
    const shown = columns.filter((column) => column.pdf);
    const total = shown.reduce((sum, column) => sum + (column.pdf ?? 0), 0);
    const signatures = columns.find(({ kind }) => kind === 'signatures');
    if (signatures) this.signatures = new PdfSignatures(pages, signatures);
    let x = MARGIN;
    this.columns = shown.map((column) => {
      const placed = { ...column, x, width: ((column.pdf ?? 0) / total) * pages.width };
      x += placed.width;
      return placed;
    });
  }

  drawHeading(): void {
    const { pages } = this;
    pages.ensureSpace(HEADING_HEIGHT + 3 * LEADING);
    pages.doc.rect(MARGIN, pages.y, pages.width, HEADING_HEIGHT).fill(COLORS.band);
    for (const column of this.columns) {
      const lines = pages.wrapText(column.label, column.width - 2 * PADDING, HEADING, 2);
      lines.forEach((line, index) =>
        this.drawCellText(
          column,
          line,
          pages.y + 5 + index * LEADING + (lines.length === 1 ? LEADING / 2 : 0),
          HEADING,
        ),
      );
    }
    pages.y += HEADING_HEIGHT;
  }

  drawRow(row: ReportRow): void {
    const { pages } = this;
    const cells = this.columns.map((column) =>
      pages.wrapText(formatCell(column, row), column.width - 2 * PADDING, CELL, MAX_LINES),
    );
    const signatures = this.signatures?.wrapLines(row) ?? [];
    const cellHeight = Math.max(...cells.map((lines) => lines.length)) * LEADING + 5;
    const height = cellHeight + signatures.length * LEADING;
    if (pages.y + height > pages.bottom) this.continueOnNextPage();
    if (this.count % 2 === 1)
      pages.doc.rect(MARGIN, pages.y, pages.width, Math.min(height, pages.bottom - pages.y)).fill(COLORS.tint);
    cells.forEach((lines, index) => {
      const column = this.columns[index]!;
      const tone = column.tones?.[String(row[column.key])];
      const style: TextStyle = tone ? { ...CELL, color: tone, weight: 'bold' } : CELL;
      lines.forEach((line, at) => this.drawCellText(column, line, pages.y + 3 + at * LEADING, style));
    });
    pages.y += cellHeight;
    for (const line of signatures) {
      // Only a record with more signatures than a page can hold.
      if (pages.y + LEADING > pages.bottom) this.continueOnNextPage();
      this.signatures?.drawLine(line);
      pages.y += LEADING;
    }
    this.count += 1;
  }

  private continueOnNextPage(): void {
    this.pages.addPage();
    this.drawHeading();
  }

  /** Numbers are right-aligned. */
  private drawCellText({ kind, x, width }: PlacedColumn, line: string, y: number, style: TextStyle): void {
    if (kind === 'number') this.pages.drawTextRight(line, x + width - PADDING, y, style);
    else this.pages.drawText(line, x + PADDING, y, style);
  }
}

function formatCell({ key, fallback, amount, labels, kind = 'text' }: ReportColumn, row: ReportRow): string {
  const value = row[key] ?? (fallback && row[fallback]);
  if (value === null || value === undefined || value === '') return '-';
  if (kind === 'flag') return value ? 'Yes' : 'No';
  if (kind === 'day') return formatDay(String(value as string));
  if (kind === 'instantDay') return formatDay(dayOfInstant(String(value as string)));
  if (kind === 'instant')
    return String(value as string)
      .slice(0, 19)
      .replace('T', ' ');
  if (typeof value === 'number') return (amount ? AMOUNT : NUMBER).format(value);
  const text = String(value as string);
  if (kind !== 'code') return text;
  return text
    .split(', ')
    .map((code) => labels?.[code] ?? codeLabel(code))
    .join(', ');
}
