import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { isRightToLeft } from './pdf-text.js';

/** A glyph and where its origin is, in units of the font from that of its cluster. */
export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/** The smallest part of a text whose glyphs cannot be told from each other. */
export interface Cluster {
  text: string;
  glyphs: PlacedGlyph[];
  /** In units of the font. */
  width: number;
}

/** Shapes texts by HarfBuzz (ADR 0060). fontkit loses vowels of Thai and does not know the rules of several scripts. */
export class TextShaper {
  private readonly font: Font;
  private readonly buffer = new Buffer();

  /** @param path of a TrueType or OpenType file */
  constructor(path: string) {
    this.font = new Font(new Face(new Blob(readFileSync(path))));
  }

  /**
   * The clusters of a text from left to right. Those of a text from right to left have their characters in this order too, as readers
   * expect: they put them into the order of reading.
   */
  shape(text: string): Cluster[] {
    const { buffer } = this;
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(this.font, buffer);
    const positions = buffer.getGlyphPositions();
    const starts: number[] = [];
    const clusters: Cluster[] = [];
    for (const [at, { codepoint: id, cluster }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      if (starts.at(-1) !== cluster) {
        starts.push(cluster);
        clusters.push({ text: '', glyphs: [], width: 0 });
      }
      const current = clusters.at(-1)!;
      current.glyphs.push({ id, x: current.width + xOffset, y: yOffset });
      current.width += xAdvance;
    }
    if (!isRightToLeft(text))
      return clusters.map((cluster, at) => ({ ...cluster, text: text.slice(starts[at], starts[at + 1]) }));
    return clusters.map((cluster, at) => ({ ...cluster, text: reverse(text.slice(starts[at], starts[at - 1])) }));
  }
}

const reverse = (text: string) => Array.from(text).reverse().join('');
