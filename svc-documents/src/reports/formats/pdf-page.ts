import PDFDocument from 'pdfkit';
import { hex, measure, widthsOf, winAnsi, wrap } from './pdf-text.js';

export const MARGIN = 36;
const FOOTER = 24;
export const COLORS = { ink: '#17212b', muted: '#5b6875', line: '#d7dee6', band: '#12394f', tint: '#f2f6f9' };
const RGB: Record<'ink' | 'muted' | 'white', string> = { ink: '0.09 0.13 0.17', muted: '0.36 0.41 0.46', white: '1 1 1' };
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

export type Weight = 'regular' | 'bold';
export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: keyof typeof RGB;
}

/** Landscape letter pages with a footer, and text set line by line. Each text is measured and written here: PDFKit's own layout is several times slower. */
export class PdfPages {
  readonly doc = new PDFDocument({ size: 'LETTER', layout: 'landscape', margin: MARGIN, autoFirstPage: false, lang: 'en-US', displayTitle: true, info: { Title: this.title, Producer: 'FSVP Suite', Creator: 'FSVP Suite' } });
  readonly width = 792 - 2 * MARGIN;
  private readonly widths: Record<Weight, number[]>;
  private readonly names: Record<Weight, string>;
  private pages = 0;
  private lost = false;
  y = MARGIN;

  /** @param footer stands at the foot of each page beside the page's number */
  constructor(
    private readonly title: string,
    private readonly footer: string,
  ) {
    this.widths = { regular: widthsOf(this.doc, REGULAR), bold: widthsOf(this.doc, BOLD) };
    this.names = { regular: this.doc.font(REGULAR)._font.id, bold: this.doc.font(BOLD)._font.id };
  }

  addPage(): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = MARGIN;
    // Names both fonts in the page's resources, for the text operators below.
    for (const font of [REGULAR, BOLD]) this.doc.font(font).fontSize(7).text(' ', 0, 0, { lineBreak: false });
    const foot = this.doc.page.height - FOOTER;
    this.line(this.footer, MARGIN, foot, { size: 7, color: 'muted' });
    const page = `Page ${this.pages}`;
    this.line(page, MARGIN + this.width - this.widthOf(page, { size: 7 }), foot, { size: 7, color: 'muted' });
  }

  /** The lowest point that content may reach. */
  get bottom(): number {
    return this.doc.page.height - FOOTER - 14;
  }

  /** Whether some character could not be shown. */
  get lostCharacters(): boolean {
    return this.lost;
  }

  widthOf(text: string, { size, weight = 'regular' }: TextStyle): number {
    return measure(this.bytes(text), this.widths[weight]) * size;
  }

  /** A text's lines within a width. */
  lines(text: string, width: number, { size, weight = 'regular' }: TextStyle, maxLines: number): number[][] {
    return wrap(this.bytes(text), width / size, this.widths[weight], maxLines);
  }

  /** One line of text; `y` is its top. */
  line(text: string | number[], x: number, y: number, { size, weight = 'regular', color = 'ink' }: TextStyle): void {
    const bytes = typeof text === 'string' ? this.bytes(text) : text;
    if (!bytes.length) return;
    const baseline = (this.doc.page.height - y - size * 0.8).toFixed(2);
    // PDFKit turns the page upside down; text has to be turned back.
    this.doc.addContent(`q 1 0 0 -1 0 ${this.doc.page.height} cm BT ${RGB[color]} rg /${this.names[weight]} ${size} Tf ${x.toFixed(2)} ${baseline} Td ${hex(bytes)} Tj ET Q`);
  }

  private bytes(text: string): number[] {
    return winAnsi(text, () => {
      this.lost = true;
    });
  }
}
