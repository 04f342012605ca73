import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { MARGIN, PdfPages } from './pdf-page.js';
import { drawSummary, drawTitle } from './pdf-summary.js';
import { PdfTable } from './pdf-table.js';
import { figuresOf } from './report-figures.js';
import { factsOf, instantText, parseRow, type ReportHead, type RowLines } from './report-format.js';

/** Written ahead of the reader, at most. */
const AHEAD_BYTES = 1 << 20;
const ROWS_PER_TURN = 50;

/**
 * A report to read and to print: title, summary with what each figure means, then the rows as a table with its heading
 * on each page.
 */
export function writePdf(head: ReportHead, lines: RowLines): Readable {
  const covers = factsOf(head).filter(([label]) => label !== 'Generated');
  const pages = new PdfPages({
    title: head.title,
    head: covers.map(([label, text]) => `${label}: ${text}`).join('   '),
    foot: `FSVP Suite   Generated ${instantText(head.generatedAt)}`,
  });
  draw(pages, head, lines).then(
    () => pages.end(),
    (error: Error) => pages.doc.destroy(error),
  );
  return pages.doc;
}

async function draw(pages: PdfPages, head: ReportHead, lines: RowLines): Promise<void> {
  pages.addPage();
  drawTitle(pages, head);
  drawSummary(pages, figuresOf(head.reportType, head.summary));
  pages.makeRoom(90);
  pages.line(head.rowsTitle, MARGIN, pages.y + 4, { size: 12, weight: 'bold' });
  pages.y += 24;
  const table = new PdfTable(pages, head.columns);
  let count = 0;
  for await (const line of lines()) {
    if (count === 0) table.drawHeading();
    table.drawRow(parseRow(line));
    count += 1;
    if (count % ROWS_PER_TURN === 0) await turn();
    while (pages.doc.readableLength > AHEAD_BYTES && !pages.doc.destroyed) await turn();
    if (pages.doc.destroyed) return;
  }
  if (count === 0) drawNote(pages, 'There is nothing to report for this period.', 9);
  if (pages.cutTexts)
    drawNote(
      pages,
      'Text that ends in an ellipsis was too long for the page. The JSON, CSV and XLSX files have the full text and all columns.',
    );
  if (pages.missingCharacters)
    drawNote(
      pages,
      "A '?' can stand for a character that this file has no font for. The JSON, CSV and XLSX files have every character.",
    );
}

function drawNote(pages: PdfPages, text: string, size = 7): void {
  pages.makeRoom(20);
  pages.line(text, MARGIN, pages.y + 6, { size, color: 'muted' });
  pages.y += size + 6;
}
