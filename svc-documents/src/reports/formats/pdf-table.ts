import { codeLabel } from '@fsvp/contracts/code-label';
import type { ReportColumn, ReportRow } from '../definitions/report-definition.js';
import { COLORS, MARGIN, type PdfPages, type TextStyle } from './pdf-page.js';
import { dayText } from './report-format.js';

const PADDING = 4;
const LEADING = 9;
const MAX_LINES = 4;
const CELL: TextStyle = { size: 7 };
const HEADING: TextStyle = { size: 7, weight: 'bold', color: 'white' };
const HEADING_HEIGHT = 26;

// Made once: making one costs more than a whole row.
const NUMBER = new Intl.NumberFormat('en-US');
const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Codes are shown as words; what people wrote stays as it is. */
const CODES = new Set([
  'status',
  'compliance',
  'fsvpStatus',
  'riskLevel',
  'type',
  'priority',
  'highestRating',
  'event',
  'service',
  'hazardTypes',
]);
/** Words that a reader looks for. The colour only helps to find them. */
const TONES: Record<string, TextStyle['color']> = {
  overdue: 'bad',
  non_compliant: 'bad',
  rejected: 'bad',
  suspended: 'bad',
  critical: 'bad',
  high: 'bad',
  true: 'bad',
  pending: 'warn',
  due_soon: 'warn',
  medium: 'warn',
  open: 'warn',
  in_progress: 'warn',
  compliant: 'good',
  approved: 'good',
  completed: 'good',
  closed: 'good',
  low: 'good',
};
const TONED = new Set(['status', 'compliance', 'fsvpStatus', 'riskLevel', 'priority', 'highestRating', 'overdue']);

interface Placed extends ReportColumn {
  x: number;
  width: number;
}

/** The rows, under a heading that each page repeats. */
export class PdfTable {
  private readonly columns: Placed[];
  private count = 0;

  constructor(
    private readonly pages: PdfPages,
    columns: ReportColumn[],
  ) {
    const shown = columns.filter((column) => column.pdf);
    const total = shown.reduce((sum, column) => sum + (column.pdf ?? 0), 0);
    let x = MARGIN;
    this.columns = shown.map((column) => {
      const placed = { ...column, x, width: ((column.pdf ?? 0) / total) * pages.width };
      x += placed.width;
      return placed;
    });
  }

  drawHeading(): void {
    const { pages } = this;
    pages.makeRoom(HEADING_HEIGHT + 3 * LEADING);
    pages.doc.rect(MARGIN, pages.y, pages.width, HEADING_HEIGHT).fill(COLORS.band);
    for (const column of this.columns) {
      const lines = pages.lines(column.label, column.width - 2 * PADDING, HEADING, 2);
      lines.forEach((line, index) =>
        this.text(column, line, pages.y + 5 + index * LEADING + (lines.length === 1 ? LEADING / 2 : 0), HEADING),
      );
    }
    pages.y += HEADING_HEIGHT;
  }

  drawRow(row: ReportRow): void {
    const { pages } = this;
    const cells = this.columns.map((column) =>
      pages.lines(shown(column, row), column.width - 2 * PADDING, CELL, MAX_LINES),
    );
    const height = Math.max(...cells.map((lines) => lines.length)) * LEADING + 5;
    if (pages.y + height > pages.bottom) {
      pages.addPage();
      this.drawHeading();
    }
    if (this.count % 2 === 1) pages.doc.rect(MARGIN, pages.y, pages.width, height).fill(COLORS.tint);
    cells.forEach((lines, index) => {
      const column = this.columns[index]!;
      const tone = TONED.has(column.key) ? TONES[String(row[column.key])] : undefined;
      const style: TextStyle = tone ? { ...CELL, color: tone, weight: 'bold' } : CELL;
      lines.forEach((line, at) => this.text(column, line, pages.y + 3 + at * LEADING, style));
    });
    pages.y += height;
    this.count += 1;
  }

  /** Numbers end at the right of their column. */
  private text({ kind, x, width }: Placed, line: string, y: number, style: TextStyle): void {
    if (kind === 'number') this.pages.lineEnding(line, x + width - PADDING, y, style);
    else this.pages.line(line, x + PADDING, y, style);
  }
}

/** A cell as people read it. */
function shown({ key, instead, amount, kind = 'text' }: ReportColumn, row: ReportRow): string {
  const value = row[key] ?? (instead && row[instead]);
  if (value === null || value === undefined || value === '') return '-';
  if (kind === 'flag') return value ? 'Yes' : 'No';
  if (kind === 'day') return dayText(String(value as string));
  if (kind === 'instant')
    return String(value as string)
      .slice(0, 19)
      .replace('T', ' ');
  if (typeof value === 'number') return (amount ? AMOUNT : NUMBER).format(value);
  const text = String(value as string);
  return CODES.has(key) ? text.split(', ').map(codeLabel).join(', ') : text;
}
