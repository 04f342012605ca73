import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const resolveFont = (language: string, file: string) =>
  join(dirname(require.resolve(`@embedpdf/fonts-${language}`)), '../fonts', file);

export type Weight = 'regular' | 'bold';

const TEXT_FONTS: Record<Weight, string> = {
  regular: resolveFont('latin', 'NotoSans-Regular.ttf'),
  bold: resolveFont('latin', 'NotoSans-Bold.ttf'),
};

/** Fonts for other scripts, with one weight each. Small files are searched first. */
const FALLBACK_FONTS = [
  resolveFont('arabic', 'NotoNaskhArabic-Regular.ttf'),
  resolveFont('hebrew', 'NotoSansHebrew-Regular.ttf'),
  require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff'),
  join(dirname(require.resolve('@expo-google-fonts/nanum-gothic')), '400Regular/NanumGothic_400Regular.ttf'),
  // Chinese, simplified and traditional, with the Japanese syllabaries.
  resolveFont('sc', 'NotoSansHans-Regular.otf'),
];

/**
 * The font files of one document, opened when a character needs them.
 * Documents cannot share them: fontkit caches each glyph with the text of its first use, which embedding can leave
 * empty.
 */
export class FontFiles {
  private readonly opened = new Map<string, Font>();

  /** The first font that has a character; undefined when none has. */
  findFont(character: string, weight: Weight): Font | undefined {
    const codePoint = character.codePointAt(0)!;
    for (const path of [TEXT_FONTS[weight], ...FALLBACK_FONTS]) {
      const font = this.open(path);
      if (font.hasGlyphForCodePoint(codePoint)) return font;
    }
    return undefined;
  }

  private open(path: string): Font {
    let font = this.opened.get(path);
    if (!font) {
      // None of the files is a font collection.
      font = openSync(path) as Font;
      this.opened.set(path, font);
    }
    return font;
  }
}
