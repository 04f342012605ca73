/** Words, and the hazard that they name; null for words that only look like one. */
export interface Phrase {
  words: string;
  code: string | null;
}

interface Span extends Phrase {
  start: number;
  end: number;
}

/** A word, or a sign that is part of none. */
const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu;
const LETTERS_OR_DIGITS = /^[\p{L}\p{N}]{2}$/u;

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
  /** By their first word. */
  private readonly phrases = new Map<string, Phrase[]>();

  constructor(phrases: readonly Phrase[]) {
    for (const { words, code } of phrases) {
      const phrase = { words: normalize(words).trim(), code };
      const [first] = phrase.words.match(TOKEN) ?? [];
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
    for (const { 0: token, index: start } of text.matchAll(TOKEN))
      for (const phrase of this.phrases.get(token) ?? []) {
        const end = start + phrase.words.length;
        if (text.startsWith(phrase.words, start) && !LETTERS_OR_DIGITS.test(text.slice(end - 1, end + 1)))
          yield { ...phrase, start, end };
      }
  }
}
