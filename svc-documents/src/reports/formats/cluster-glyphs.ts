import type { Font } from 'fontkit';
import type { GlyphSubset, PdfFont } from 'pdfkit';
import type { Cluster, PlacedGlyph } from './text-shaper.js';

/** Flags of a component of a composite glyph: its position is a pair of 16-bit numbers; another component follows. */
const POSITION = 0x3;
const MORE = 0x20;

/**
 * Writes a cluster as one glyph of the embedded font: what is extracted is its text, whatever the number and the order of the glyphs
 * that show it. If one glyph shows the whole text, it is used as it is; otherwise the font gets a composite glyph.
 */
export class ClusterGlyphs {
  private readonly codes = new Map<string, string>();
  private readonly clusters: Cluster[] = [];

  constructor(
    private readonly file: Font,
    private readonly font: PdfFont,
  ) {
    allowComposites(file);
    const { subset } = font;
    const addGlyph = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => (id < 0 ? this.addComposite(subset, this.clusters[-1 - id]!) : addGlyph(id));
  }

  /** The code of a cluster in the embedded font, four hexadecimal digits. */
  encode(cluster: Cluster): string {
    const key = `${cluster.text}\n${cluster.width} ${cluster.glyphs.map(({ id, x, y }) => `${id},${x},${y}`).join(' ')}`;
    let code = this.codes.get(key);
    if (code === undefined) {
      code = (this.includePlain(cluster) ?? this.includeComposite(cluster)).toString(16).padStart(4, '0');
      this.codes.set(key, code);
    }
    return code;
  }

  /** @returns undefined for a glyph that is placed, or that stands for another text already */
  private includePlain({ text, glyphs, width }: Cluster): number | undefined {
    const [glyph, ...others] = glyphs as [PlacedGlyph, ...PlacedGlyph[]];
    const { font } = this;
    if (others.length || glyph.x || glyph.y || this.file.getGlyph(glyph.id).advanceWidth !== width) return undefined;
    const code = font.subset.includeGlyph(glyph.id);
    if (font.unicode[code]) return undefined;
    this.describe(code, text, width);
    return code;
  }

  private includeComposite(cluster: Cluster): number {
    const { subset } = this.font;
    this.clusters.push(cluster);
    const code = subset.glyphs.push(-this.clusters.length) - 1;
    this.describe(code, cluster.text, cluster.width);
    return code;
  }

  private describe(code: number, text: string, width: number): void {
    this.font.unicode[code] = Array.from(text, (character) => character.codePointAt(0)!);
    this.font.widths[code] = width * this.font.scale;
  }

  /** Adds the outline of a cluster when the font is written. */
  private addComposite(subset: GlyphSubset, { glyphs, width }: Cluster): number {
    const parts = glyphs
      .map((glyph) => ({ ...glyph, box: this.file.getGlyph(glyph.id).cbox }))
      .filter(({ box }) => box.maxX > box.minX);
    const bounds = [
      Math.min(...parts.map(({ x, box }) => box.minX + x)),
      Math.min(...parts.map(({ y, box }) => box.minY + y)),
      Math.max(...parts.map(({ x, box }) => box.maxX + x)),
      Math.max(...parts.map(({ y, box }) => box.maxY + y)),
    ];
    const numbers = [-1, ...bounds].concat(
      parts.flatMap(({ id, x, y }, at) => [
        at < parts.length - 1 ? POSITION | MORE : POSITION,
        subset.includeGlyph(id),
        x,
        y,
      ]),
    );
    // The offsets of glyphs are multiples of four.
    const outline = Buffer.alloc(parts.length ? Math.ceil(numbers.length / 2) * 4 : 0);
    if (parts.length) numbers.forEach((number, at) => outline.writeUInt16BE(Math.round(number) & 0xffff, at * 2));
    subset.glyf.push(outline);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance: Math.round(width), bearing: parts.length ? Math.round(bounds[0]!) : 0 });
    subset.offset += outline.length;
    return subset.glyf.length - 1;
  }
}

/** Readers may refuse composite glyphs beyond what the font says of its own. */
function allowComposites(file: Font): void {
  const { maxp } = file as unknown as { maxp: Record<string, number> };
  maxp.maxComponentElements = Math.max(maxp.maxComponentElements ?? 0, 32);
  maxp.maxComponentDepth = (maxp.maxComponentDepth ?? 0) + 1;
  maxp.maxCompositePoints = Math.max(maxp.maxCompositePoints ?? 0, 4096);
  maxp.maxCompositeContours = Math.max(maxp.maxCompositeContours ?? 0, 256);
}
