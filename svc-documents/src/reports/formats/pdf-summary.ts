import { COLORS, MARGIN, type PdfPages, type TextStyle } from './pdf-page.js';
import type { DisplayedFigure } from './report-figures.js';
import { listReportDetails, type ReportHead } from './report-format.js';

const CARDS_PER_ROW = 4;
const PARTS_PER_ROW = 4;
const GAP = 8;
const LABEL: TextStyle = { size: 8, weight: 'bold' };
const VALUE: TextStyle = { size: 16, weight: 'bold' };
const DEFINITION: TextStyle = { size: 7, color: 'muted' };
const DEFINITION_LEADING = 8.5;
const PART_HEIGHT = 21;
const BAND_HEIGHT = 88;

/** Draws the title, the period and the filters on the first page. */
export function drawTitle(pages: PdfPages, head: ReportHead): void {
  const { doc } = pages;
  doc.rect(0, 0, doc.page.width, BAND_HEIGHT).fill(COLORS.band);
  pages.drawText('FSVP SUITE', MARGIN, 18, { size: 8, weight: 'bold', color: 'pale' });
  pages.drawText(head.title, MARGIN, 31, { size: 22, weight: 'bold', color: 'white' });
  let x = MARGIN;
  for (const [label, text] of listReportDetails(head)) {
    pages.drawText(label, x, 61, { size: 7, color: 'pale' });
    pages.drawText(text, x, 70, { size: 9, color: 'white' });
    x += Math.max(pages.measureText(text, { size: 9 }), pages.measureText(label, { size: 7 })) + 28;
  }
  pages.y = BAND_HEIGHT + 14;
}

/** Draws numbers as cards, nested figures as panels and other figures as lines, each with its definition. */
export function drawSummary(pages: PdfPages, figures: DisplayedFigure[]): void {
  const cards = figures.filter(({ value }) => typeof value === 'number');
  for (const figure of figures.filter(({ value, parts }) => !parts && typeof value !== 'number'))
    drawLine(pages, figure);
  pages.y += 6;
  for (let at = 0; at < cards.length; at += CARDS_PER_ROW) drawCards(pages, cards.slice(at, at + CARDS_PER_ROW));
  for (const { parts, ...figure } of figures) if (parts) drawPanel(pages, figure, parts);
}

function drawLine(pages: PdfPages, { label, text, definition }: DisplayedFigure): void {
  const columns = [MARGIN, MARGIN + 100, MARGIN + 330];
  const definitionLines = pages.wrapText(definition, pages.width - 330, DEFINITION, 3);
  const valueLines = pages.wrapText(text, 220, { size: 8 }, 3);
  const height = Math.max(definitionLines.length * DEFINITION_LEADING, valueLines.length * 10) + 4;
  pages.ensureSpace(height);
  pages.drawText(label, columns[0]!, pages.y, LABEL);
  valueLines.forEach((line, index) => pages.drawText(line, columns[1]!, pages.y + index * 10, { size: 8 }));
  definitionLines.forEach((line, index) =>
    pages.drawText(line, columns[2]!, pages.y + index * DEFINITION_LEADING, DEFINITION),
  );
  pages.y += height;
}

function drawCards(pages: PdfPages, cards: DisplayedFigure[]): void {
  const width = (pages.width - GAP * (CARDS_PER_ROW - 1)) / CARDS_PER_ROW;
  const definitions = cards.map(({ definition }) => pages.wrapText(definition, width - 20, DEFINITION, 5));
  const height = 42 + Math.max(...definitions.map((lines) => lines.length)) * DEFINITION_LEADING + 6;
  pages.ensureSpace(height + GAP);
  cards.forEach(({ label, text }, index) => {
    const x = MARGIN + index * (width + GAP);
    pages.doc.roundedRect(x, pages.y, width, height, 4).fill(COLORS.tint);
    pages.doc.rect(x, pages.y + 4, 2.5, height - 8).fill(COLORS.bar);
    pages.drawText(label, x + 11, pages.y + 8, LABEL);
    pages.drawText(text, x + 11, pages.y + 20, VALUE);
    definitions[index]!.forEach((line, at) =>
      pages.drawText(line, x + 11, pages.y + 41 + at * DEFINITION_LEADING, DEFINITION),
    );
  });
  pages.y += height + GAP;
}

/** Draws a nested figure: each part with its count and a bar for its share. */
function drawPanel(
  pages: PdfPages,
  { label, definition }: Pick<DisplayedFigure, 'label' | 'definition'>,
  parts: [label: string, count: number][],
): void {
  pages.ensureSpace(16 + PART_HEIGHT + 8);
  pages.drawText(label, MARGIN, pages.y + 2, LABEL);
  const indent = Math.max(130, pages.measureText(label, LABEL) + 12);
  pages.drawText(
    pages.wrapText(definition, pages.width - indent, DEFINITION, 1)[0]!,
    MARGIN + indent,
    pages.y + 3,
    DEFINITION,
  );
  pages.y += 16;
  if (!parts.length) {
    pages.drawText('None', MARGIN, pages.y, { size: 8, color: 'muted' });
    pages.y += 14;
  }
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  const width = (pages.width - 16 * (PARTS_PER_ROW - 1)) / PARTS_PER_ROW;
  for (let at = 0; at < parts.length; at += PARTS_PER_ROW) {
    pages.ensureSpace(PART_HEIGHT);
    parts.slice(at, at + PARTS_PER_ROW).forEach(([name, count], index) => {
      const x = MARGIN + index * (width + 16);
      const number = count.toLocaleString('en-US');
      pages.drawText(pages.wrapText(name, width - 50, { size: 8 }, 1)[0]!, x, pages.y, { size: 8 });
      pages.drawTextRight(number, x + width, pages.y, LABEL);
      pages.doc.rect(x, pages.y + 11, width, 3).fill(COLORS.track);
      if (count > 0) pages.doc.rect(x, pages.y + 11, Math.max(1, (width * count) / total), 3).fill(COLORS.bar);
    });
    pages.y += PART_HEIGHT;
  }
  pages.y += 6;
}
