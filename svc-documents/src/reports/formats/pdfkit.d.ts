declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  /** An object of the PDF file; its data is not needed after `end`. */
  export interface PdfReference {
    data: Record<string, unknown>;
    end(content?: string): void;
  }

  export interface PdfPage {
    width: number;
    height: number;
    dictionary: PdfReference;
    fonts: Record<string, PdfReference>;
    /** Form objects by the names that the page's content uses. */
    xobjects: Record<string, PdfReference>;
  }

  /** In thousandths of the font size. `advanceWidth` is the glyph's own width, `xAdvance` the one after shaping. */
  export interface GlyphPosition {
    xAdvance: number;
    advanceWidth: number;
    xOffset: number;
    yOffset: number;
  }

  /** The glyphs of an embedded font. The index of a glyph is its code in the file. */
  export interface GlyphSubset {
    readonly glyphs: number[];
    includeGlyph(id: number): number;
    /** Writes the outline of a glyph; called for each when the document ends. */
    _addGlyph(id: number): number;
    readonly glyf: Uint8Array[];
    readonly loca: { offsets: number[] };
    readonly hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
  }

  /** An embedded font. Only glyphs that were encoded are written to the file. */
  export interface PdfFont {
    readonly subset: GlyphSubset;
    /** The code points that a glyph stands for, by its code. */
    readonly unicode: number[][];
    /** In thousandths of the font size. */
    readonly widths: number[];
    /** From the font's units to thousandths of its size. */
    readonly scale: number;
    /** Its name in the resources of a page. */
    readonly id: string;
    ref(): PdfReference;
    /** Shapes a text. Glyph ids from left to right, four hexadecimal digits each. */
    encode(text: string): [codes: string[], positions: GlyphPosition[]];
  }

  /** The part of PDFKit that reports use; the package has no types. */
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
    /** Creates an object, which must be ended before the document. */
    ref(data: Record<string, unknown>): PdfReference;
    addPage(): this;
    font(file: Font): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(color?: string): this;
    /** Adds raw operators to the page. */
    addContent(operators: string): this;
    end(): void;
  }
}
