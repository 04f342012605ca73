#!/bin/sh
# fontkit 2.0.4: a glyph that is first met as the second part of a decomposed character gets no code points, and keeps none: a font
# caches its glyphs by id. Noto Sans Thai decomposes SARA AM (U+0E33) into NIKHAHIT and SARA AA (U+0E32), so each SARA AA after the
# first SARA AM has no text, and pdfkit, which writes these code points as the text of a glyph, loses a vowel of every later word.
# Seen: "before: 0e15 0e32, after SARA AM: 0e15 -".
# Exits 1 when SARA AA keeps its code point.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts fontkit@2.0.4 @expo-google-fonts/noto-sans-thai@0.4.2 > /dev/null
cat > probe.mjs <<'J'
import { openSync } from 'fontkit';
const path = 'node_modules/@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf';
const texts = (font) =>
  font.layout('ตา').glyphs.map(({ codePoints }) => codePoints.map((one) => one.toString(16).padStart(4, '0')).join('+') || '-').join(' ');
const font = openSync(path);
font.layout('จำ');
const [before, after] = [texts(openSync(path)), texts(font)];
console.log(`fontkit 2.0.4 - before: ${before}, after SARA AM: ${after}`);
process.exit(before === '0e15 0e32' && after === '0e15 -' ? 0 : 1);
J
node probe.mjs
