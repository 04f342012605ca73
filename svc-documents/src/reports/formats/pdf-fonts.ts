import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { GlyphPosition, PdfFont } from 'pdfkit';
import { FontFiles, type Weight } from './font-files.js';
import { isShaped, mirrored, splitCharacters, visualRuns } from './pdf-text.js';

/** Written for a character that no font has. */
const MISSING = '?';
const NO_GLYPH = '0000';
/** Shaping a word takes some 50 µs, and the same words come again and again. */
const MOST_KNOWN = 10_000;

/** A character, or a word that is shaped as a whole, in the font that has it. */
interface Shape {
  file: Font;
  font: PdfFont;
  /** Numbers of the glyphs in the embedded font, four hexadecimal digits each. */
  codes: string[];
  positions: GlyphPosition[];
  /** Whether the glyphs simply follow one another. */
  plain: boolean;
  /** Width at a font size of 1. */
  width: number;
}

/**
 * The fonts of one PDF: which one has a character, and how a line is written with them. PDFKit's own layout is several
 * times slower.
 */
export class PdfFonts {
  private readonly known: Record<Weight, Map<string, Shape>> = { regular: new Map(), bold: new Map() };
  private readonly files = new FontFiles();
  private readonly embedded = new Map<Font, PdfFont>();
  private missing = false;

  constructor(private readonly doc: PDFDocument) {}

  /** Whether some character was in no font. */
  get missingCharacters(): boolean {
    return this.missing;
  }

  /** Width of a character at a font size of 1. */
  characterWidth(character: string, weight: Weight): number {
    return this.shape(character, weight).width;
  }

  /** Width of a line at a font size of 1. */
  width(line: string, weight: Weight): number {
    return this.shapes(line, weight).reduce((sum, { width }) => sum + width, 0);
  }

  /** The operators that write a line from the current point to the right, and the fonts they need. */
  write(line: string, weight: Weight, size: number): { operators: string; fonts: Set<PdfFont> } {
    const fonts = new Set<PdfFont>();
    const operators: string[] = [];
    let font: PdfFont | undefined;
    let codes: string[] = [];
    const flush = () => {
      if (codes.length) operators.push(`<${codes.join('')}> Tj`);
      codes = [];
    };
    for (const shape of this.shapes(line, weight)) {
      if (shape.font !== font) {
        flush();
        font = shape.font;
        fonts.add(font);
        operators.push(`/${font.id} ${size} Tf`);
      }
      if (shape.plain) codes.push(...shape.codes);
      else {
        flush();
        operators.push(...placedGlyphs(shape, size));
      }
    }
    flush();
    return { operators: operators.join(' '), fonts };
  }

  /** What a line consists of, from left to right. */
  private shapes(line: string, weight: Weight): Shape[] {
    if (!isShaped(line)) return Array.from(line, (character) => this.shape(character, weight));
    return visualRuns(line).flatMap(({ text, rightToLeft }) => {
      const parts = this.joinShaped(splitCharacters(text), weight);
      return rightToLeft ? this.rightToLeft(parts, weight) : parts.map((part) => this.shape(part, weight));
    });
  }

  private rightToLeft(parts: string[], weight: Weight): Shape[] {
    let last: Shape | undefined;
    const shapes = parts.map((part) => {
      // Spaces between words of one font are of that font: a change of font would end the phrase for readers of the
      // file.
      last =
        part === ' ' && last
          ? this.createShape(part, last.file)
          : this.shape(isShaped(part) ? part : mirrored(part), weight);
      return last;
    });
    return shapes.reverse();
  }

  private shape(text: string, weight: Weight): Shape {
    const shapes = this.known[weight];
    let shape = shapes.get(text);
    if (!shape) {
      if (shapes.size >= MOST_KNOWN) shapes.clear();
      const file = this.files.find(text, weight);
      if (!file) this.missing = true;
      shape = file ? this.createShape(text, file) : this.shape(MISSING, weight);
      shapes.set(text, shape);
    }
    return shape;
  }

  private createShape(text: string, file: Font): Shape {
    const font = this.embed(file);
    const [codes, positions] = font.encode(text);
    if (codes.includes(NO_GLYPH)) this.missing = true;
    return {
      file,
      font,
      codes,
      positions,
      plain: positions.every(
        ({ xAdvance, advanceWidth, xOffset, yOffset }) => xAdvance === advanceWidth && !xOffset && !yOffset,
      ),
      width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / 1000,
    };
  }

  /** Joins shaped characters of one font to words. */
  private joinShaped(characters: string[], weight: Weight): string[] {
    const parts: string[] = [];
    let open: Font | undefined;
    for (const character of characters) {
      const font = isShaped(character) ? this.files.find(character, weight) : undefined;
      if (font && font === open) parts[parts.length - 1] += character;
      else parts.push(character);
      open = font;
    }
    return parts;
  }

  private embed(file: Font): PdfFont {
    let font = this.embedded.get(file);
    if (!font) {
      font = this.doc.font(file)._font;
      this.embedded.set(file, font);
    }
    return font;
  }
}

/** Operators for glyphs that are moved, such as marks above and below letters. */
function placedGlyphs({ codes, positions }: Shape, size: number): string[] {
  return codes.map((code, index) => {
    const { xAdvance, advanceWidth, xOffset, yOffset } = positions[index]!;
    const before = xOffset ? `${(-xOffset).toFixed(0)} ` : '';
    const after = (advanceWidth - xAdvance + xOffset).toFixed(0);
    const glyph = `[${before}<${code}> ${after}] TJ`;
    return yOffset ? `${((yOffset * size) / 1000).toFixed(2)} Ts ${glyph} 0 Ts` : glyph;
  });
}
