import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const embedPdf = (language: string, file: string) =>
  join(dirname(require.resolve(`@embedpdf/fonts-${language}`)), '../fonts', file);

export type Weight = 'regular' | 'bold';

const TEXT_FONTS: Record<Weight, string> = {
  regular: embedPdf('latin', 'NotoSans-Regular.ttf'),
  bold: embedPdf('latin', 'NotoSans-Bold.ttf'),
};

/** Other scripts, in the order in which they are searched: small files first. These have one weight. */
const FALLBACK_FONTS = [
  embedPdf('arabic', 'NotoNaskhArabic-Regular.ttf'),
  embedPdf('hebrew', 'NotoSansHebrew-Regular.ttf'),
  require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff'),
  join(dirname(require.resolve('@expo-google-fonts/nanum-gothic')), '400Regular/NanumGothic_400Regular.ttf'),
  // Chinese, simplified and traditional, with the Japanese syllabaries.
  embedPdf('sc', 'NotoSansHans-Regular.otf'),
];

/**
 * The font files that one document uses, opened when a character needs them.
 * Documents cannot share them: fontkit caches glyphs together with the text they were first read for, and embedding
 * reads some for none.
 */
export class FontFiles {
  private readonly opened = new Map<string, Font>();

  /** The first font that has a character; undefined when none has. */
  find(character: string, weight: Weight): Font | undefined {
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
      // A single font: none of the files is a collection.
      font = openSync(path) as Font;
      this.opened.set(path, font);
    }
    return font;
  }
}
