import type { ReferenceRow } from '@fsvp/contracts/program/reference-set';
import { normalize, PhraseIndex, type Phrase } from './phrase-index.js';

export type LibraryRow = ReferenceRow<'hazard_library'>;

/** Packaging, equipment and figures of speech: as longer words they take the place of the hazard in them. */
const NO_HAZARDS = [
  ...['lead to', 'heavy metal', 'heavy metals', 'metal detection', 'metal detector', 'metal can', 'metal cans'],
  ...['glass bottle', 'glass bottles', 'glass container', 'glass jar', 'glass jars', 'stone fruit'],
  ...['made of plastic', 'plastic bag', 'plastic bags', 'plastic bottle', 'plastic bottles', 'plastic cap'],
  ...['plastic clamshell', 'plastic container', 'plastic containers', 'plastic cup', 'plastic cups', 'plastic jar'],
  ...['plastic package', 'plastic packages', 'plastic packaging', 'plastic pouch', 'plastic wrap', 'plastic wrapper'],
];

/** Hazards for what a text does not name: they do not count where it names another one of their class or subtype. */
const UNNAMED: Readonly<Record<string, string>> = {
  ALLERGEN: 'allergen',
  FOREIGN: 'physical',
  MYCOTOXIN: 'natural_toxin',
  PATHOGEN: 'biological',
};

/** The clause behind 'undeclared', as in 'undeclared allergens: wheat, soy and tree nuts'. */
const UNDECLARED =
  /\b(?:undeclared?|(?:not|fail(?:s|ed|ure)? to) (?:declare|list|disclose))\b((?:(?! (?:in|on|from|due|because|but|which|that|was|were|is|are|when|after|products?|contains?|made|label) )[^.;])*)/g;

/** What the result depends on besides the library and the text. */
export const MATCHING_RULES = { noHazards: NO_HAZARDS, unnamed: UNNAMED, undeclared: UNDECLARED.source };

/** Finds the hazards of a library that a text names by their synonyms. A food that is 'undeclared' is an allergen. */
export class HazardMatcher {
  private readonly synonyms: PhraseIndex;
  private readonly allergens: PhraseIndex;
  private readonly rows: ReadonlyMap<string, LibraryRow>;

  constructor(library: readonly LibraryRow[]) {
    this.rows = new Map(library.map((row) => [row.code, row]));
    const named = library.flatMap(({ code, synonyms }) => synonyms.map((words): Phrase => ({ words, code })));
    this.synonyms = new PhraseIndex([...named, ...NO_HAZARDS.map((words) => ({ words, code: null }))]);
    this.allergens = new PhraseIndex(library.filter(({ subtype }) => subtype === 'allergen').flatMap(foodsOf));
  }

  /** The codes of the hazards that a text names, in order. */
  find(text: string): string[] {
    const words = normalize(text);
    const clauses = [...words.matchAll(UNDECLARED)].map(([, clause = '']) => clause);
    const codes = new Set([...this.synonyms.find(words), ...clauses.flatMap((clause) => this.allergens.find(clause))]);
    const named = [...codes].filter((code) => !UNNAMED[code]).map((code) => this.rows.get(code)!);
    const groups = new Set<string | undefined>(named.flatMap((row) => [row.class, row.subtype]));
    return [...codes].filter((code) => !UNNAMED[code] || !groups.has(UNNAMED[code])).sort();
  }
}

/** The foods of an allergen: 'milk' of 'undeclared milk'. */
function foodsOf({ code, synonyms }: LibraryRow): Phrase[] {
  return synonyms.flatMap((synonym) => {
    const [, words = ''] = /^undeclared (.+)$/i.exec(synonym) ?? [];
    return words && !/allergen/i.test(words) ? { words, code } : [];
  });
}
