declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  /** An object of the file; its data is not needed once it has ended. */
  export interface PdfReference {
    data: Record<string, unknown>;
    end(content?: string): void;
  }

  export interface PdfPage {
    width: number;
    height: number;
    dictionary: PdfReference;
    fonts: Record<string, PdfReference>;
    /** Drawings by the names under which the page's content uses them. */
    xobjects: Record<string, PdfReference>;
  }

  /** In thousandths of the font size. `advanceWidth` is the glyph's own width, `xAdvance` the one after shaping. */
  export interface GlyphPosition {
    xAdvance: number;
    advanceWidth: number;
    xOffset: number;
    yOffset: number;
  }

  /** An embedded font. The file gets those of its glyphs that were encoded. */
  export interface PdfFont {
    /** Its name in the resources of a page. */
    readonly id: string;
    ref(): PdfReference;
    /** Shapes a text: numbers of the glyphs, four hexadecimal digits each, from left to right. */
    encode(text: string): [codes: string[], positions: GlyphPosition[]];
  }

  /** The part of PDFKit that reports use; the package has no types of its own. */
  export default class PDFDocument extends Readable {
    constructor(options?: {
      size?: string;
      layout?: 'portrait' | 'landscape';
      margin?: number;
      autoFirstPage?: boolean;
      info?: Record<string, unknown>;
      lang?: string;
      displayTitle?: boolean;
      font?: null;
      fontLayoutCache?: boolean;
    });
    readonly page: PdfPage;
    /** The current font. */
    readonly _font: PdfFont;
    /** An object of the file, to be ended before the document is. */
    ref(data: Record<string, unknown>): PdfReference;
    addPage(): this;
    font(file: Font): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(color?: string): this;
    /** Adds operators to the page as they are. */
    addContent(operators: string): this;
    end(): void;
  }
}
