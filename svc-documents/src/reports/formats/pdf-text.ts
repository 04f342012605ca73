import bidiFactory from 'bidi-js';

// The package's types name the factory `default`; imported from ES modules it is the export itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Letters whose shape depends on their neighbours, with the marks of any script. Digits stay apart: they run left to
 * right.
 */
const SHAPED =
  /(?!\p{Nd})[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Thai}\p{M}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Lines may break before these. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The test above is slow; this one spares most texts from it. */
const FIRST_IDEOGRAPH = '\u1100';
const ELLIPSIS = '…';

/** A text as the file has it: one line, composed characters, no controls. */
export function cleanText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
}

/** What a reader sees as one character. */
export function splitCharacters(text: string): string[] {
  return SHAPED.test(text) ? Array.from(graphemes.segment(text), ({ segment }) => segment) : [...text];
}

/** Whether a text has characters that must be shaped together with their neighbours. */
export function isShaped(text: string): boolean {
  return SHAPED.test(text);
}

/** A part of a line in one direction. */
export interface DirectionalRun {
  text: string;
  rightToLeft: boolean;
}

/** The runs of a line from left to right, each in reading order (Unicode bidirectional algorithm). */
export function visualRuns(line: string): DirectionalRun[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, rightToLeft: false }];
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

/** A character as it is written from right to left: '(' as ')'. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/** How wide a character is. */
export type MeasureCharacter = (character: string) => number;

/**
 * Breaks text into lines no wider than `width`: between words, after hyphens and before ideographs, else anywhere.
 * Past `maxLines` it ends in an ellipsis, and `onCut` is called.
 */
export function wrap(
  text: string,
  width: number,
  measure: MeasureCharacter,
  maxLines: number,
  onCut?: () => void,
): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  let lineWidth = 0;
  /** How many characters stay when the line breaks at the last place that allows it; 0 when none does. */
  let kept = 0;
  for (const character of splitCharacters(text)) {
    if (character === ' ' && line.length === 0) continue;
    if (character === ' ' || (character > FIRST_IDEOGRAPH && IDEOGRAPH.test(character))) kept = line.length;
    line.push(character);
    lineWidth += measure(character);
    if (lineWidth > width && line.length > 1) {
      const at = kept || line.length - 1;
      const full = line.slice(0, at);
      if (lines.length === maxLines - 1) {
        onCut?.();
        return [...lines, shorten(full, width, measure)];
      }
      lines.push(full.join(''));
      line = line.slice(line[at] === ' ' ? at + 1 : at);
      lineWidth = line.reduce((sum, part) => sum + measure(part), 0);
      kept = Math.max(line.lastIndexOf(' '), line.lastIndexOf('-', -2) + 1, 0);
    } else if (character === '-') kept = line.length;
  }
  if (line.length || lines.length === 0) lines.push(line.join(''));
  return lines;
}

function shorten(line: string[], width: number, measure: MeasureCharacter): string {
  let total = line.reduce((sum, character) => sum + measure(character), measure(ELLIPSIS));
  let kept = line.length;
  while (kept > 0 && total > width) total -= measure(line[--kept]!);
  return line.slice(0, kept).join('') + ELLIPSIS;
}
