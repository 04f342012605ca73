import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { GlyphPosition, PdfFont } from 'pdfkit';
import { ClusterGlyphs } from './cluster-glyphs.js';
import { FontFiles, type Weight } from './font-files.js';
import { isPlain, mirrorCharacter, needsShaping, splitCharacters, splitVisualRuns } from './pdf-text.js';
import type { TextShaper } from './text-shaper.js';

/** Replaces characters that are in no font. */
const REPLACEMENT = '?';
const MISSING_GLYPH = '0000';
const BETWEEN_WORDS = /^[\p{P}\p{S}\p{Z}]$/u;
/** Shaping a word takes about 50 µs, and reports repeat the same words. */
const MAX_CACHED_SHAPES = 10_000;

/** A character, or a word that is shaped as a whole, with its font. */
interface Shape {
  file: Font;
  font: PdfFont;
  /** Glyph ids in the embedded font, four hexadecimal digits each. */
  codes: string[];
  positions: GlyphPosition[];
  /** Whether all glyphs have their default positions. */
  plain: boolean;
  /** Width at a font size of 1. */
  width: number;
}

/** Selects fonts and writes lines of text for one PDF. PDFKit's own layout is several times slower. */
export class PdfFonts {
  private readonly cache: Record<Weight, Map<string, Shape>> = { regular: new Map(), bold: new Map() };
  private readonly files = new FontFiles();
  private readonly embedded = new Map<Font, PdfFont>();
  private readonly clusters = new Map<Font, ClusterGlyphs>();
  private missing = false;

  constructor(private readonly doc: PDFDocument) {}

  /** Whether a character was replaced because no font has it. */
  get hasMissingCharacters(): boolean {
    return this.missing;
  }

  /** Width of a character at a font size of 1. */
  measureCharacter(character: string, weight: Weight): number {
    return this.shape(character, weight).width;
  }

  /** Width of a line at a font size of 1. */
  measureLine(line: string, weight: Weight): number {
    return this.shapeLine(line, weight).reduce((sum, { width }) => sum + width, 0);
  }

  /** Returns the operators that write a line from the current point to the right, and the fonts that they use. */
  writeLine(line: string, weight: Weight, size: number): { operators: string; fonts: Set<PdfFont> } {
    const fonts = new Set<PdfFont>();
    const operators: string[] = [];
    let font: PdfFont | undefined;
    let codes: string[] = [];
    const flush = () => {
      if (codes.length) operators.push(`<${codes.join('')}> Tj`);
      codes = [];
    };
    for (const shape of this.shapeLine(line, weight)) {
      if (shape.font !== font) {
        flush();
        font = shape.font;
        fonts.add(font);
        operators.push(`/${font.id} ${size} Tf`);
      }
      if (shape.plain) codes.push(...shape.codes);
      else {
        flush();
        operators.push(...positionGlyphs(shape, size));
      }
    }
    flush();
    return { operators: operators.join(' '), fonts };
  }

  /** The shapes of a line from left to right. */
  private shapeLine(line: string, weight: Weight): Shape[] {
    if (isPlain(line)) return Array.from(line, (character) => this.shape(character, weight));
    return splitVisualRuns(line).flatMap(({ text, rightToLeft }) => {
      const parts = this.joinShapedCharacters(splitCharacters(text), weight);
      const shapes = this.shapeParts(parts, weight, rightToLeft);
      return rightToLeft ? shapes.reverse() : shapes;
    });
  }

  private shapeParts(parts: string[], weight: Weight, rightToLeft: boolean): Shape[] {
    let previous: Shape | undefined;
    return parts.map((part) => {
      const text = rightToLeft && !needsShaping(part) ? mirrorCharacter(part) : part;
      const isContinued = previous && this.continues(previous, text, rightToLeft);
      previous = isContinued ? this.createShape(text, previous!.file) : this.shape(text, weight);
      return previous;
    });
  }

  /**
   * Whether a character is written in the font of the word before it, which a space is, and in a script of its own punctuation: a font
   * change would end the phrase when the text is extracted.
   */
  private continues({ file }: Shape, character: string, rightToLeft: boolean): boolean {
    if (!this.files.shaperOf(file)) return character === ' ' && rightToLeft;
    return BETWEEN_WORDS.test(character) && file.hasGlyphForCodePoint(character.codePointAt(0)!);
  }

  private shape(text: string, weight: Weight): Shape {
    const shapes = this.cache[weight];
    let shape = shapes.get(text);
    if (!shape) {
      if (shapes.size >= MAX_CACHED_SHAPES) shapes.clear();
      const file = this.files.findFont(text, weight);
      if (!file) this.missing = true;
      shape = file ? this.createShape(text, file) : this.shape(REPLACEMENT, weight);
      shapes.set(text, shape);
    }
    return shape;
  }

  private createShape(text: string, file: Font): Shape {
    const font = this.embedFont(file);
    const shaper = this.files.shaperOf(file);
    if (shaper) return this.shapeClusters(text, file, font, shaper);
    const [codes, positions] = font.encode(text);
    if (codes.includes(MISSING_GLYPH)) this.missing = true;
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

  private shapeClusters(text: string, file: Font, font: PdfFont, shaper: TextShaper): Shape {
    let glyphs = this.clusters.get(file);
    if (!glyphs) {
      glyphs = new ClusterGlyphs(file, font);
      this.clusters.set(file, glyphs);
    }
    const clusters = shaper.shape(text);
    if (clusters.some((cluster) => cluster.glyphs.some(({ id }) => id === 0))) this.missing = true;
    return {
      file,
      font,
      codes: clusters.map((cluster) => glyphs.encode(cluster)),
      positions: [],
      plain: true,
      width: (clusters.reduce((sum, { width }) => sum + width, 0) * font.scale) / 1000,
    };
  }

  /** Joins adjacent characters that need shaping in the same font. Punctuation of several scripts is in the font before it. */
  private joinShapedCharacters(characters: string[], weight: Weight): string[] {
    const parts: string[] = [];
    let previousFont: Font | undefined;
    for (const character of characters) {
      const isInPrevious = previousFont?.hasGlyphForCodePoint(character.codePointAt(0)!);
      const needed = needsShaping(character);
      const font = needed ? (isInPrevious ? previousFont : this.files.findFont(character, weight)) : undefined;
      if (font && font === previousFont) parts[parts.length - 1] += character;
      else parts.push(character);
      previousFont = font;
    }
    return parts;
  }

  private embedFont(file: Font): PdfFont {
    let font = this.embedded.get(file);
    if (!font) {
      font = this.doc.font(file)._font;
      this.embedded.set(file, font);
    }
    return font;
  }
}

/** Operators for glyphs with individual positions, such as marks above and below letters. */
function positionGlyphs({ codes, positions }: Shape, size: number): string[] {
  return codes.map((code, index) => {
    const { xAdvance, advanceWidth, xOffset, yOffset } = positions[index]!;
    const before = xOffset ? `${(-xOffset).toFixed(0)} ` : '';
    const after = (advanceWidth - xAdvance + xOffset).toFixed(0);
    const glyph = `[${before}<${code}> ${after}] TJ`;
    return yOffset ? `${((yOffset * size) / 1000).toFixed(2)} Ts ${glyph} 0 Ts` : glyph;
  });
}
