import { GLOSSARY, type GlossaryEntry } from '@fsvp/contracts/program/glossary';

/** A part of a text; of a term with its entry. */
export interface TextPart {
  text: string;
  entry?: GlossaryEntry;
}

const PLURALS: Record<string, string> = { y: 'ies', is: 'es', '': 's' };
const pluralOf = (words: string) => words.replace(/(?:y|is)?$/, (end) => PLURALS[end]!);
const ENTRIES = new Map(
  GLOSSARY.flatMap((entry) =>
    [entry.term, ...(entry.also ?? [])]
      .map((words) => words.toLowerCase())
      .flatMap((words) => [words, pluralOf(words)].map((one) => [one, entry] as const)),
  ),
);
const escape = (words: string) => words.replaceAll('.', String.raw`\.`);
/** The longest term first, so that 'hazard analysis' is not a hazard. */
const TERMS = new RegExp(
  String.raw`(?<![\w-])(?:${[...ENTRIES.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join('|')})(?![\w-])`,
  'gi',
);

/** The parts of a text, with each term of the glossary where it is mentioned first. */
export function splitTerms(text: string): TextPart[] {
  const known = new Set<GlossaryEntry>();
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(TERMS)) {
    const entry = ENTRIES.get(match[0].toLowerCase())!;
    if (known.has(entry)) continue;
    known.add(entry);
    parts.push({ text: text.slice(end, match.index) }, { text: match[0], entry });
    end = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}
