import type { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { MARGIN, PdfPages } from './pdf-page.js';
import { drawSummary, drawTitle } from './pdf-summary.js';
import { PdfTable } from './pdf-table.js';
import { listFigures } from './report-figures.js';
import {
  formatInstant,
  listReportDetails,
  listTables,
  parseRow,
  type ReportHead,
  type RowLines,
  type RowTable,
} from './report-format.js';

/** Limit of the output that is not read yet. */
const MAX_BUFFERED_BYTES = 1 << 20;
const ROWS_PER_BATCH = 50;

/**
 * Writes a printable report: title, summary with the definition of each figure, and the rows as a table with its
 * heading on each page.
 */
export function writePdf(head: ReportHead, lines: RowLines): Readable {
  const details = listReportDetails(head).filter(([label]) => label !== 'Generated');
  const pages = new PdfPages({
    title: head.title,
    header: details.map(([label, text]) => `${label}: ${text}`).join('   '),
    footer: ['FSVP Suite', `Generated ${formatInstant(head.generatedAt)}`, head.footer].filter(Boolean).join('   '),
  });
  drawReport(pages, head, lines).then(
    () => pages.end(),
    (error: Error) => pages.doc.destroy(error),
  );
  return pages.doc;
}

async function drawReport(pages: PdfPages, head: ReportHead, lines: RowLines): Promise<void> {
  pages.addPage();
  drawTitle(pages, head);
  drawSummary(pages, listFigures(head.reportType, head.summary));
  for (const table of listTables(head, lines)) {
    await drawTable(pages, table);
    if (pages.doc.destroyed) return;
  }
  if (pages.hasTruncatedTexts)
    drawNote(
      pages,
      'Text that ends in an ellipsis was too long for the page. The JSON, CSV and XLSX files have the full text and all columns.',
    );
  if (pages.hasMissingCharacters)
    drawNote(
      pages,
      "A '?' may replace a character that the fonts of this file do not have. The JSON, CSV and XLSX files have every character.",
    );
}

async function drawTable(pages: PdfPages, { title, columns, lines, section }: RowTable): Promise<void> {
  pages.ensureSpace(90);
  pages.drawText(title, MARGIN, pages.y + 4, { size: 12, weight: 'bold' });
  pages.y += 24;
  const table = new PdfTable(pages, columns);
  let count = 0;
  for await (const line of lines()) {
    const row = parseRow(line);
    if (section?.isPrinted && !section.isPrinted(row)) continue;
    if (count === 0) table.drawHeading();
    table.drawRow(row);
    count += 1;
    if (count % ROWS_PER_BATCH === 0) await yieldToEventLoop();
    while (pages.doc.readableLength > MAX_BUFFERED_BYTES && !pages.doc.destroyed) await yieldToEventLoop();
    if (pages.doc.destroyed) return;
  }
  if (count === 0) drawNote(pages, 'There is nothing to report for this period.', 9);
  if (section?.note) drawNote(pages, section.note);
  if (section) pages.y += 12;
}

function drawNote(pages: PdfPages, text: string, size = 7): void {
  pages.ensureSpace(20);
  pages.drawText(text, MARGIN, pages.y + 6, { size, color: 'muted' });
  pages.y += size + 6;
}
