import PDFDocument, { type PdfFont, type PdfPage, type PdfReference } from 'pdfkit';
import type { Weight } from './font-files.js';
import { PdfFonts } from './pdf-fonts.js';
import { cleanText, wrapText } from './pdf-text.js';

export const MARGIN = 36;
const FOOTER = 24;
const HEADER = 20;
/** Top of the content below the header. */
const TOP = 44;
export const COLORS = {
  ink: '#17212b',
  muted: '#5b6875',
  line: '#d7dee6',
  band: '#12394f',
  tint: '#f2f6f9',
  bar: '#2f7d9b',
  track: '#e1e9ef',
};
const RGB = {
  ink: '0.09 0.13 0.17',
  muted: '0.36 0.41 0.46',
  white: '1 1 1',
  pale: '0.8 0.87 0.91',
  bad: '0.66 0.11 0.11',
  warn: '0.55 0.33 0',
  good: '0.05 0.4 0.22',
} as const;
const SMALL: TextStyle = { size: 7, color: 'muted' };
/** Name of the form object that contains the number of pages. */
const PAGE_COUNT_NAME = 'Total';

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: keyof typeof RGB;
}

/** Texts of the header and footer. */
export interface PageTexts {
  title: string;
  /** Right of the title in the header of all pages except the first. */
  header: string;
  footer: string;
}

const LONG_SIDE = 792;
const SHORT_SIDE = 612;

/** Letter pages with header and footer. */
export class PdfPages {
  readonly doc: PDFDocument;
  readonly width: number;
  private readonly fonts: PdfFonts;
  /** Every page refers to it; its content is written at the end, when the number of pages is known. */
  private readonly pageCount: PdfReference;
  private pages = 0;
  private page: PdfPage | undefined;
  private truncated = false;
  y = MARGIN;

  constructor(
    private readonly texts: PageTexts,
    layout: 'landscape' | 'portrait' = 'landscape',
  ) {
    this.width = (layout === 'landscape' ? LONG_SIDE : SHORT_SIDE) - 2 * MARGIN;
    const info = { Title: texts.title, Subject: texts.header, Producer: 'FSVP Suite', Creator: 'FSVP Suite' };
    this.doc = new PDFDocument({
      size: 'LETTER',
      layout,
      margin: MARGIN,
      autoFirstPage: false,
      font: null,
      // The cache would keep every word ever written.
      fontLayoutCache: false,
      lang: 'en-US',
      displayTitle: true,
      info,
    });
    this.fonts = new PdfFonts(this.doc);
    this.pageCount = this.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -3, 60, 10] });
  }

  addPage(): void {
    const previousPage = this.page;
    this.doc.addPage();
    // PDFKit keeps all pages in memory, but needs only the reference of a written one.
    if (previousPage) previousPage.dictionary.data = {};
    this.page = this.doc.page;
    this.pages += 1;
    this.y = TOP;
    if (this.pages > 1) this.drawHeader();
    this.drawFooter();
  }

  private drawHeader(): void {
    this.drawText(this.texts.title, MARGIN, HEADER, { size: 8, weight: 'bold' });
    this.drawTextRight(this.texts.header, MARGIN + this.width, HEADER, SMALL);
    this.drawRule(HEADER + 13);
  }

  private drawFooter(): void {
    const footerTop = this.doc.page.height - FOOTER;
    this.drawRule(footerTop - 6);
    this.drawText(this.texts.footer, MARGIN, footerTop, SMALL);
    const page = `Page ${this.pages} of `;
    const pageCountX = MARGIN + this.width - this.measureText('99999', SMALL);
    this.drawTextRight(page, pageCountX, footerTop, SMALL);
    this.doc.page.xobjects[PAGE_COUNT_NAME] = this.pageCount;
    this.doc.addContent(
      `q 1 0 0 -1 ${pageCountX.toFixed(2)} ${(footerTop + SMALL.size * 0.8).toFixed(2)} cm /${PAGE_COUNT_NAME} Do Q`,
    );
  }

  /** Writes the number of pages and ends the file. */
  end(): void {
    const { operators, fonts } = this.fonts.writeLine(String(this.pages), 'regular', SMALL.size);
    this.pageCount.data.Resources = { Font: Object.fromEntries([...fonts].map((font) => [font.id, font.ref()])) };
    this.pageCount.end(`BT ${RGB.muted} rg ${operators} ET`);
    this.doc.end();
  }

  /** Bottom of the content. */
  get bottom(): number {
    return this.doc.page.height - FOOTER - 14;
  }

  /** Starts a new page when less than `height` is left on this one. */
  ensureSpace(height: number): void {
    if (this.y + height > this.bottom) this.addPage();
  }

  /** Whether a character was replaced because no font has it. */
  get hasMissingCharacters(): boolean {
    return this.fonts.hasMissingCharacters;
  }

  /** Whether a text was truncated to fit its space. */
  get hasTruncatedTexts(): boolean {
    return this.truncated;
  }

  measureText(text: string, { size, weight = 'regular' }: TextStyle): number {
    return this.fonts.measureLine(cleanText(text), weight) * size;
  }

  /** Breaks a text into lines of at most `width`. */
  wrapText(text: string, width: number, { size, weight = 'regular' }: TextStyle, maxLines: number): string[] {
    const measure = (character: string) => this.fonts.measureCharacter(character, weight);
    return wrapText(cleanText(text), width / size, measure, maxLines, () => {
      this.truncated = true;
    });
  }

  /** Draws one line of text; `y` is its top. */
  drawText(text: string, x: number, y: number, { size, weight = 'regular', color = 'ink' }: TextStyle): void {
    const { operators, fonts } = this.fonts.writeLine(cleanText(text), weight, size);
    for (const font of fonts) this.addResource(font);
    const { page } = this.doc;
    const baseline = (page.height - y - size * 0.8).toFixed(2);
    // PDFKit flips the y axis; text must be flipped back.
    this.doc.addContent(
      `q 1 0 0 -1 0 ${page.height} cm BT ${RGB[color]} rg ${x.toFixed(2)} ${baseline} Td ${operators} ET Q`,
    );
  }

  /** Draws one line of text that ends at `x`. */
  drawTextRight(text: string, x: number, y: number, style: TextStyle): void {
    this.drawText(text, x - this.measureText(text, style), y, style);
  }

  private addResource(font: PdfFont): void {
    this.doc.page.fonts[font.id] ??= font.ref();
  }

  private drawRule(y: number): void {
    this.doc.rect(MARGIN, y, this.width, 0.5).fill(COLORS.line);
  }
}
