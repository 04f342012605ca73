import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { TextShaper } from './text-shaper.js';

const require = createRequire(import.meta.url);
const resolveFont = (language: string, file: string) =>
  join(dirname(require.resolve(`@embedpdf/fonts-${language}`)), '../fonts', file);
const resolveNoto = (script: string) =>
  join(
    dirname(require.resolve(`@expo-google-fonts/noto-sans-${script.toLowerCase()}`)),
    `400Regular/NotoSans${script}_400Regular.ttf`,
  );

export type Weight = 'regular' | 'bold';

const TEXT_FONTS: Record<Weight, string> = {
  regular: resolveFont('latin', 'NotoSans-Regular.ttf'),
  bold: resolveFont('latin', 'NotoSans-Bold.ttf'),
};

/** Scripts that HarfBuzz shapes. Their fonts have TrueType outlines, which `ClusterGlyphs` needs. */
const SHAPED_SCRIPTS = [
  ...['Thai', 'Lao', 'Khmer', 'Myanmar', 'Devanagari', 'Bengali', 'Tamil', 'Sinhala', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Gujarati', 'Gurmukhi', 'Oriya', 'Thaana', 'Georgian', 'Armenian', 'Ethiopic'],
];

interface ScriptFont {
  path: string;
  /** Characters of its script. */
  characters: RegExp;
  shaped: boolean;
}

const fontOf = (script: string, path: string, shaped = false): ScriptFont => ({
  path,
  characters: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
  shaped,
});

/** Fonts for other scripts, with one weight each. */
const SCRIPT_FONTS = [
  fontOf('Arabic', resolveFont('arabic', 'NotoNaskhArabic-Regular.ttf')),
  fontOf('Hebrew', resolveFont('hebrew', 'NotoSansHebrew-Regular.ttf')),
  ...SHAPED_SCRIPTS.map((script) => fontOf(script, resolveNoto(script), true)),
];
/** For all that is left. */
const LARGE_FONTS = [
  join(dirname(require.resolve('@expo-google-fonts/nanum-gothic')), '400Regular/NanumGothic_400Regular.ttf'),
  // Chinese, simplified and traditional, with the Japanese syllabaries.
  resolveFont('sc', 'NotoSansHans-Regular.otf'),
];

// Shapers have no state, so all documents share them.
const shapers = new Map<string, TextShaper>();

/**
 * The font files of one document, opened when a character needs them.
 * Documents cannot share them: fontkit caches each glyph with the text of its first use, which embedding can leave
 * empty.
 */
export class FontFiles {
  private readonly opened = new Map<string, Font>();
  private readonly shapedBy = new Map<Font, TextShaper>();

  /** The first font that has a character; undefined when none has. */
  findFont(character: string, weight: Weight): Font | undefined {
    const codePoint = character.codePointAt(0)!;
    const own = SCRIPT_FONTS.filter(({ characters }) => characters.test(character));
    const paths = own.map(({ path }) => path);
    // The text font has some scripts without their rules.
    const ordered = own.some(({ shaped }) => shaped) ? [...paths, TEXT_FONTS[weight]] : [TEXT_FONTS[weight], ...paths];
    for (const path of [...ordered, ...LARGE_FONTS]) {
      const font = this.open(path);
      if (font.hasGlyphForCodePoint(codePoint)) return font;
    }
    return undefined;
  }

  /** What shapes the texts of a font; undefined if fontkit does. */
  shaperOf(font: Font): TextShaper | undefined {
    return this.shapedBy.get(font);
  }

  private open(path: string): Font {
    let font = this.opened.get(path);
    if (!font) {
      // None of the files is a font collection.
      font = openSync(path) as Font;
      this.opened.set(path, font);
      if (SCRIPT_FONTS.some((one) => one.shaped && one.path === path)) this.shapedBy.set(font, shaperFor(path));
    }
    return font;
  }
}

function shaperFor(path: string): TextShaper {
  let shaper = shapers.get(path);
  if (!shaper) {
    shaper = new TextShaper(path);
    shapers.set(path, shaper);
  }
  return shaper;
}
