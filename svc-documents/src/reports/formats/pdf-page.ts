import PDFDocument, { type PdfFont, type PdfPage, type PdfReference } from 'pdfkit';
import type { Weight } from './font-files.js';
import { PdfFonts } from './pdf-fonts.js';
import { cleanText, wrap } from './pdf-text.js';

export const MARGIN = 36;
const FOOTER = 24;
const HEADER = 20;
/** Where content begins below the header. */
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
/** Name of the drawing that has the number of pages. */
const TOTAL = 'Total';

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: keyof typeof RGB;
}

/** Texts of every page. */
export interface PageTexts {
  title: string;
  /** Beside the title in the header of each page but the first. */
  head: string;
  foot: string;
}

/** Landscape letter pages with header and footer. Text is written line by line. */
export class PdfPages {
  readonly doc: PDFDocument;
  readonly width = 792 - 2 * MARGIN;
  private readonly fonts: PdfFonts;
  /** Drawn on each page, and written at the end: the number of pages is not known before. */
  private readonly total: PdfReference;
  private pages = 0;
  private page: PdfPage | undefined;
  private cut = false;
  y = MARGIN;

  constructor(private readonly texts: PageTexts) {
    const info = { Title: texts.title, Subject: texts.head, Producer: 'FSVP Suite', Creator: 'FSVP Suite' };
    this.doc = new PDFDocument({
      size: 'LETTER',
      layout: 'landscape',
      margin: MARGIN,
      autoFirstPage: false,
      font: null,
      // It keeps every word that was ever written.
      fontLayoutCache: false,
      lang: 'en-US',
      displayTitle: true,
      info,
    });
    this.fonts = new PdfFonts(this.doc);
    this.total = this.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -3, 60, 10] });
  }

  addPage(): void {
    const ended = this.page;
    this.doc.addPage();
    // PDFKit keeps every page. Of a written one it needs the number alone.
    if (ended) ended.dictionary.data = {};
    this.page = this.doc.page;
    this.pages += 1;
    this.y = TOP;
    if (this.pages > 1) this.drawHead();
    this.drawFoot();
  }

  private drawHead(): void {
    this.line(this.texts.title, MARGIN, HEADER, { size: 8, weight: 'bold' });
    this.lineEnding(this.texts.head, MARGIN + this.width, HEADER, SMALL);
    this.rule(HEADER + 13);
  }

  private drawFoot(): void {
    const foot = this.doc.page.height - FOOTER;
    this.rule(foot - 6);
    this.line(this.texts.foot, MARGIN, foot, SMALL);
    const page = `Page ${this.pages} of `;
    const totalAt = MARGIN + this.width - this.widthOf('99999', SMALL);
    this.lineEnding(page, totalAt, foot, SMALL);
    this.doc.page.xobjects[TOTAL] = this.total;
    this.doc.addContent(`q 1 0 0 -1 ${totalAt.toFixed(2)} ${(foot + SMALL.size * 0.8).toFixed(2)} cm /${TOTAL} Do Q`);
  }

  /** Ends the file. */
  end(): void {
    const { operators, fonts } = this.fonts.write(String(this.pages), 'regular', SMALL.size);
    this.total.data.Resources = { Font: Object.fromEntries([...fonts].map((font) => [font.id, font.ref()])) };
    this.total.end(`BT ${RGB.muted} rg ${operators} ET`);
    this.doc.end();
  }

  /** Lower limit of the content. */
  get bottom(): number {
    return this.doc.page.height - FOOTER - 14;
  }

  /** Starts a new page unless this one has room for the height. */
  makeRoom(height: number): void {
    if (this.y + height > this.bottom) this.addPage();
  }

  /** Whether some character was in no font. */
  get missingCharacters(): boolean {
    return this.fonts.missingCharacters;
  }

  /** Whether some text was too long for its place. */
  get cutTexts(): boolean {
    return this.cut;
  }

  widthOf(text: string, { size, weight = 'regular' }: TextStyle): number {
    return this.fonts.width(cleanText(text), weight) * size;
  }

  /** A text's lines within a width. */
  lines(text: string, width: number, { size, weight = 'regular' }: TextStyle, maxLines: number): string[] {
    const measure = (character: string) => this.fonts.characterWidth(character, weight);
    return wrap(cleanText(text), width / size, measure, maxLines, () => {
      this.cut = true;
    });
  }

  /** One line of text; `y` is its top. */
  line(text: string, x: number, y: number, { size, weight = 'regular', color = 'ink' }: TextStyle): void {
    const { operators, fonts } = this.fonts.write(cleanText(text), weight, size);
    for (const font of fonts) this.addResource(font);
    const { page } = this.doc;
    const baseline = (page.height - y - size * 0.8).toFixed(2);
    // PDFKit turns the page upside down; text has to be turned back.
    this.doc.addContent(
      `q 1 0 0 -1 0 ${page.height} cm BT ${RGB[color]} rg ${x.toFixed(2)} ${baseline} Td ${operators} ET Q`,
    );
  }

  /** One line that ends at `x`. */
  lineEnding(text: string, x: number, y: number, style: TextStyle): void {
    this.line(text, x - this.widthOf(text, style), y, style);
  }

  private addResource(font: PdfFont): void {
    this.doc.page.fonts[font.id] ??= font.ref();
  }

  private rule(y: number): void {
    this.doc.rect(MARGIN, y, this.width, 0.5).fill(COLORS.line);
  }
}
