import PDFDocument, { type PdfPage, type PdfReference } from 'pdfkit';
import { hex, measure, widthsOf, winAnsi, wrap } from './pdf-text.js';

export const MARGIN = 36;
const FOOTER = 24;
const HEADER = 20;
/** Where content begins below a page's running head. */
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
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const SMALL: TextStyle = { size: 7, color: 'muted' };
/** The name of the drawing that says how many pages there are. */
const TOTAL = 'Total';

export type Weight = 'regular' | 'bold';
export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: keyof typeof RGB;
}

/** What stands on every page. */
export interface PageTexts {
  title: string;
  /** At the head of each page but the first, beside the title. */
  head: string;
  foot: string;
}

/** Landscape letter pages with head and foot, and text set line by line. Each text is measured and written here: PDFKit's own layout is several times slower. */
export class PdfPages {
  readonly doc: PDFDocument;
  readonly width = 792 - 2 * MARGIN;
  private readonly widths: Record<Weight, number[]>;
  private readonly names: Record<Weight, string>;
  /** Drawn on each page, and filled in at the end: how many pages there are is not known before. */
  private readonly total: PdfReference;
  private pages = 0;
  private page: PdfPage | undefined;
  private lost = false;
  private cut = false;
  y = MARGIN;

  constructor(private readonly texts: PageTexts) {
    const info = { Title: texts.title, Subject: texts.head, Producer: 'FSVP Suite', Creator: 'FSVP Suite' };
    this.doc = new PDFDocument({
      size: 'LETTER',
      layout: 'landscape',
      margin: MARGIN,
      autoFirstPage: false,
      lang: 'en-US',
      displayTitle: true,
      info,
    });
    this.widths = { regular: widthsOf(this.doc, REGULAR), bold: widthsOf(this.doc, BOLD) };
    this.names = { regular: this.doc.font(REGULAR)._font.id, bold: this.doc.font(BOLD)._font.id };
    const font = this.doc.font(REGULAR)._font;
    this.total = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -3, 60, 10],
      Resources: { Font: { [font.id]: font.ref() } },
    });
  }

  addPage(): void {
    const ended = this.page;
    this.doc.addPage();
    // PDFKit remembers every page; of one that is written only its number is needed, whatever the number of pages.
    if (ended) ended.dictionary.data = {};
    this.page = this.doc.page;
    this.pages += 1;
    this.y = TOP;
    // Names both fonts in the page's resources, for the text operators below.
    for (const font of [REGULAR, BOLD]) this.doc.font(font).fontSize(7).text(' ', 0, 0, { lineBreak: false });
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
    this.total.end(
      `BT ${RGB.muted} rg /${this.names.regular} ${SMALL.size} Tf 0 0 Td ${hex(this.bytes(String(this.pages)))} Tj ET`,
    );
    this.doc.end();
  }

  /** The lowest point that content may reach. */
  get bottom(): number {
    return this.doc.page.height - FOOTER - 14;
  }

  /** Goes on on the next page unless there is room for so much. */
  makeRoom(height: number): void {
    if (this.y + height > this.bottom) this.addPage();
  }

  /** Whether some character could not be shown. */
  get lostCharacters(): boolean {
    return this.lost;
  }

  /** Whether some text was too long for its place. */
  get cutTexts(): boolean {
    return this.cut;
  }

  widthOf(text: string, { size, weight = 'regular' }: TextStyle): number {
    return measure(this.bytes(text), this.widths[weight]) * size;
  }

  /** A text's lines within a width. */
  lines(text: string, width: number, { size, weight = 'regular' }: TextStyle, maxLines: number): number[][] {
    const cut = () => {
      this.cut = true;
    };
    return wrap(this.bytes(text), width / size, this.widths[weight], maxLines, cut);
  }

  /** One line of text; `y` is its top. */
  line(text: string | number[], x: number, y: number, { size, weight = 'regular', color = 'ink' }: TextStyle): void {
    const bytes = typeof text === 'string' ? this.bytes(text) : text;
    if (!bytes.length) return;
    const baseline = (this.doc.page.height - y - size * 0.8).toFixed(2);
    // PDFKit turns the page upside down; text has to be turned back.
    this.doc.addContent(
      `q 1 0 0 -1 0 ${this.doc.page.height} cm BT ${RGB[color]} rg /${this.names[weight]} ${size} Tf ${x.toFixed(2)} ${baseline} Td ${hex(bytes)} Tj ET Q`,
    );
  }

  /** One line that ends at `x`. */
  lineEnding(text: string | number[], x: number, y: number, style: TextStyle): void {
    const bytes = typeof text === 'string' ? this.bytes(text) : text;
    this.line(bytes, x - measure(bytes, this.widths[style.weight ?? 'regular']) * style.size, y, style);
  }

  private rule(y: number): void {
    this.doc.rect(MARGIN, y, this.width, 0.5).fill(COLORS.line);
  }

  private bytes(text: string): number[] {
    return winAnsi(text, () => {
      this.lost = true;
    });
  }
}
