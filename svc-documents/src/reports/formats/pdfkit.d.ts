declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** An object of the file; its data is not needed once it has ended. */
  export interface PdfReference {
    data: Record<string, unknown>;
    end(content?: string): void;
  }

  export interface PdfPage {
    width: number;
    height: number;
    dictionary: PdfReference;
    /** Drawings by the names under which the page's content uses them. */
    xobjects: Record<string, PdfReference>;
  }

  interface TextOptions {
    width?: number;
    lineBreak?: boolean;
    align?: 'left' | 'center' | 'right';
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
    });
    readonly page: PdfPage;
    /** Current font; `id` is its name in the page's resources. */
    readonly _font: { id: string; ref(): PdfReference };
    /** An object of the file, to be ended before the document is. */
    ref(data: Record<string, unknown>): PdfReference;
    addPage(): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(color?: string): this;
    stroke(color?: string): this;
    /** Adds operators to the page as they are. */
    addContent(operators: string): this;
    end(): void;
  }
}
