/** Words, and the hazard that they name; null for words that only look like one. */
export interface Phrase {
  words: string;
  code: string | null;
}

interface Span extends Phrase {
  start: number;
  end: number;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A text as phrases are compared with it. */
export const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ');

/** Finds phrases in texts: whole words, the longest first, no two with a letter in common. */
export class PhraseIndex {
  /** By their first letter. */
  private readonly phrases = new Map<string, Phrase[]>();

  constructor(phrases: readonly Phrase[]) {
    for (const { words, code } of phrases) {
      const phrase = { words: normalize(words).trim(), code };
      const first = phrase.words.charAt(0);
      if (first) this.phrases.set(first, [...(this.phrases.get(first) ?? []), phrase]);
    }
  }

  /** The codes of the phrases in a text. @param text normalized */
  find(text: string): string[] {
    const taken: Span[] = [];
    const spans = [...this.spansIn(text)].sort((one, other) => other.end - other.start - (one.end - one.start));
    for (const span of spans)
      if (!taken.some(({ start, end }) => span.start < end && start < span.end)) taken.push(span);
    return taken.flatMap(({ code }) => code ?? []);
  }

  private *spansIn(text: string): Generator<Span> {
    for (let start = 0; start < text.length; start += 1) {
      const phrases = this.phrases.get(text.charAt(start));
      if (!phrases || !isBoundary(text, start)) continue;
      for (const phrase of phrases) {
        const end = start + phrase.words.length;
        if (text.startsWith(phrase.words, start) && isBoundary(text, end)) yield { ...phrase, start, end };
      }
    }
  }
}

/** Whether a word begins or ends between two characters. */
function isBoundary(text: string, at: number): boolean {
  return !LETTER_OR_DIGIT.test(text.charAt(at - 1)) || !LETTER_OR_DIGIT.test(text.charAt(at));
}
