import type { ReportColumn, ReportRow } from '../definitions/report-definition.js';
import type { PrintedSignature } from '../definitions/signature-texts.js';
import { MARGIN, type PdfPages, type TextStyle } from './pdf-page.js';

const PADDING = 4;
const INDENT = 52;
const TEXT: TextStyle = { size: 7 };
const LABEL: TextStyle = { size: 7, weight: 'bold', color: 'muted' };
const COLORS: Record<PrintedSignature['state'], TextStyle['color']> = {
  valid: 'ink',
  superseded: 'muted',
  stale: 'warn',
  withdrawn: 'bad',
  broken: 'bad',
};

/** A line of a signature; the first of a row has the label. */
export interface SignatureLine {
  text: string;
  label: string | null;
  color: TextStyle['color'];
}

/** Signatures in full, in lines across the page: a column for them would leave no space for the others. */
export class PdfSignatures {
  constructor(
    private readonly pages: PdfPages,
    private readonly column: ReportColumn,
  ) {}

  wrapLines(row: ReportRow): SignatureLine[] {
    const { pages, column } = this;
    const signatures = (row[column.key] ?? []) as PrintedSignature[];
    const width = pages.width - INDENT - PADDING;
    const lines = signatures.flatMap(({ text, state }) =>
      pages.wrapText(text, width, TEXT, Infinity).map((line) => ({ text: line, color: COLORS[state] })),
    );
    return lines.map((line, at) => ({ ...line, label: at === 0 ? column.label : null }));
  }

  drawLine({ text, label, color }: SignatureLine): void {
    const { pages } = this;
    if (label) pages.drawText(label, MARGIN + PADDING, pages.y, LABEL);
    pages.drawText(text, MARGIN + INDENT, pages.y, { ...TEXT, color });
  }
}
