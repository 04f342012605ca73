import type PDFDocument from 'pdfkit';

/** What code points 0x80 to 0x9f are in WinAnsi, the encoding of a PDF's standard fonts; the rest is Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const WIN_ANSI = new Map([...HIGH].map((character, index) => [character, 0x80 + index]));
/** Letters without a decomposition, in the nearest plain ones. */
const NEAREST: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŧ: 't',
  Ŧ: 'T',
  ə: 'e',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u00a0': ' ',
};

/** The bytes of a text in WinAnsi. Other Latin letters lose their marks; what is left becomes '?' and is told to `onLost`. */
export function winAnsi(text: string, onLost: () => void): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const byte = byteOf(character);
    if (byte !== undefined) {
      bytes.push(byte);
      continue;
    }
    const plain = NEAREST[character] ?? character.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
    const substitutes = [...plain].map(byteOf);
    if (substitutes.length && substitutes.every((substitute) => substitute !== undefined)) bytes.push(...substitutes);
    else if (!/\p{M}|\p{Cf}/u.test(character)) {
      onLost();
      bytes.push(0x3f);
    }
  }
  return bytes;
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code > 0xa0 && code < 0x100)) return code;
  return /\s/.test(character) ? 0x20 : WIN_ANSI.get(character);
}

/** Widths of a standard font's characters for a size of 1, so that text can be measured without the font. */
export function widthsOf(doc: PDFDocument, font: string): number[] {
  doc.font(font).fontSize(1000);
  const shown = (byte: number) =>
    byte >= 0x80 && byte < 0xa0 ? (HIGH[byte - 0x80] ?? ' ') : String.fromCharCode(byte);
  return Array.from({ length: 256 }, (_, byte) => (byte < 0x20 ? 0 : doc.widthOfString(shown(byte)) / 1000));
}

const SPACE = 0x20;
const HYPHEN = 0x2d;
const ELLIPSIS = 0x85;

/** Breaks text into lines no wider than `width`, between words or after hyphens where it can; past `maxLines` it ends in an ellipsis, and `onCut` hears of it. */
export function wrap(
  bytes: number[],
  width: number,
  widths: number[],
  maxLines: number,
  onCut?: () => void,
): number[][] {
  const lines: number[][] = [];
  let line: number[] = [];
  let lineWidth = 0;
  /** How much of the line stays when it breaks at the last place that allows it; 0 when none does. */
  let kept = 0;
  for (const byte of bytes) {
    if (byte === SPACE && line.length === 0) continue;
    if (byte === SPACE) kept = line.length;
    line.push(byte);
    lineWidth += widths[byte] ?? 0;
    if (lineWidth > width && line.length > 1) {
      const at = kept || line.length - 1;
      lines.push(line.slice(0, at));
      if (lines.length === maxLines) {
        onCut?.();
        return [...lines.slice(0, -1), shorten(lines[maxLines - 1] ?? [], width, widths)];
      }
      line = line.slice(line[at] === SPACE ? at + 1 : at);
      lineWidth = measure(line, widths);
      kept = Math.max(line.lastIndexOf(SPACE), line.lastIndexOf(HYPHEN, -2) + 1, 0);
    } else if (byte === HYPHEN) kept = line.length;
  }
  if (line.length || lines.length === 0) lines.push(line);
  return lines;
}

function shorten(line: number[], width: number, widths: number[]): number[] {
  const kept = [...line];
  while (kept.length && measure([...kept, ELLIPSIS], widths) > width) kept.pop();
  return [...kept, ELLIPSIS];
}

export function measure(bytes: number[], widths: number[]): number {
  return bytes.reduce((sum, byte) => sum + (widths[byte] ?? 0), 0);
}

/** A text as the operand of a PDF text operator. */
export function hex(bytes: number[]): string {
  return `<${Buffer.from(bytes).toString('hex')}>`;
}
