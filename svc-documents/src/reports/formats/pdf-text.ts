import bidiFactory from 'bidi-js';

// The package's types are wrong for ES modules: the default export is the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Letters whose shape depends on their neighbours, and combining marks of all scripts. Without digits, which are always
 * written from left to right.
 */
const SHAPED_SCRIPTS = [
  ...['Arabic', 'Hebrew', 'Thaana', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Devanagari', 'Bengali', 'Tamil', 'Sinhala'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Oriya'],
];
const NEEDS_SHAPING = new RegExp(
  `(?!\\p{Nd})[${SHAPED_SCRIPTS.map((script) => `\\p{Script_Extensions=${script}}`).join('')}\\p{M}]`,
  'u',
);
/** Scripts that have fonts with punctuation of their own. */
const OTHER_FONTS = /[\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;
/** Characters that a line may break before. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Lower characters are no ideographs; the comparison is faster than the pattern. */
const FIRST_IDEOGRAPH = '\u1100';
const ELLIPSIS = '…';

/** Converts a text to one line of composed characters without control characters. */
export function cleanText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
}

/** Splits a text into characters as a reader sees them. */
export function splitCharacters(text: string): string[] {
  return NEEDS_SHAPING.test(text) ? Array.from(graphemes.segment(text), ({ segment }) => segment) : [...text];
}

/** Whether a text has characters that must be shaped together with their neighbours. */
export function needsShaping(text: string): boolean {
  return NEEDS_SHAPING.test(text);
}

/** Whether each character of a text has the same font and shape as alone. */
export function isPlain(text: string): boolean {
  return !NEEDS_SHAPING.test(text) && !OTHER_FONTS.test(text);
}

/** Whether a text has letters that are written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** A part of a line with one text direction. */
export interface DirectionalRun {
  text: string;
  rightToLeft: boolean;
}

/** Splits a line into runs from left to right, each in reading order (Unicode bidirectional algorithm). */
export function splitVisualRuns(line: string): DirectionalRun[] {
  if (!isRightToLeft(line)) return [{ text: line, rightToLeft: false }];
  const embedding = bidi.getEmbeddingLevels(line);
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: DirectionalRun[] = [];
  for (let at = 0; at < order.length;) {
    const first = order[at]!;
    const level = embedding.levels[first]!;
    const rightToLeft = level % 2 === 1;
    let last = first;
    for (at += 1; order[at] === last + (rightToLeft ? -1 : 1) && embedding.levels[order[at]!] === level; at += 1)
      last = order[at]!;
    runs.push({ text: rightToLeft ? line.slice(last, first + 1) : line.slice(first, last + 1), rightToLeft });
  }
  return runs;
}

/** The character's form in right-to-left text: ')' for '('. */
export function mirrorCharacter(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

export type MeasureCharacter = (character: string) => number;

/**
 * Breaks a text into lines of at most `width`: between words, after hyphens, before ideographs, or else anywhere.
 * Text beyond `maxLines` is replaced by an ellipsis, and `onTruncate` is called.
 */
export function wrapText(
  text: string,
  width: number,
  measure: MeasureCharacter,
  maxLines: number,
  onTruncate?: () => void,
): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  let lineWidth = 0;
  /** Index of the last possible line break; 0 without one. */
  let breakAt = 0;
  for (const character of splitCharacters(text)) {
    if (character === ' ' && line.length === 0) continue;
    if (character === ' ' || (character > FIRST_IDEOGRAPH && IDEOGRAPH.test(character))) breakAt = line.length;
    line.push(character);
    lineWidth += measure(character);
    if (lineWidth > width && line.length > 1) {
      const at = breakAt || line.length - 1;
      const full = line.slice(0, at);
      if (lines.length === maxLines - 1) {
        onTruncate?.();
        return [...lines, truncateLine(full, width, measure)];
      }
      lines.push(full.join(''));
      line = line.slice(line[at] === ' ' ? at + 1 : at);
      lineWidth = line.reduce((sum, part) => sum + measure(part), 0);
      breakAt = Math.max(line.lastIndexOf(' '), line.lastIndexOf('-', -2) + 1, 0);
    } else if (character === '-') breakAt = line.length;
  }
  if (line.length || lines.length === 0) lines.push(line.join(''));
  return lines;
}

function truncateLine(line: string[], width: number, measure: MeasureCharacter): string {
  let total = line.reduce((sum, character) => sum + measure(character), measure(ELLIPSIS));
  let length = line.length;
  while (length > 0 && total > width) total -= measure(line[--length]!);
  return line.slice(0, length).join('') + ELLIPSIS;
}
