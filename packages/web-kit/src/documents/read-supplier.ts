import { isKindWord } from './document-words.js';
import { phraseOf, splitCase, tokensOf } from './file-tokens.js';

export interface KnownSupplier {
  id: string;
  name: string;
  country: string | null;
}

/** Endings of the names of companies, folded. */
const LEGAL_FORMS = new Set(
  'inc incorporated llc ltd limited co company corp corporation plc lp llp gmbh mbh ag kg ohg ug sa sas sarl sl slu srl spa snc cv bv nv ab as oy aps jsc pte pty pvt private sdn bhd tbk pt cia ltda eireli me cong ty tnhh cp de the and y e et und of rl s a r l c v p k'.split(
    ' ',
  ),
);
const CHINESE_FORM = tokensOf('有限公司');
const CHINESE_FORMS = [CHINESE_FORM, tokensOf('有限责任公司'), tokensOf('股份有限公司'), tokensOf('公司')];
/** First words of names that say nothing of one supplier. */
const COMMON = new Set(
  'food foods fresh global international national american pacific atlantic asia asian europe european seafood seafoods fruit fruits farm farms trading export exports import imports importer supplier suppliers group natural quality best first royal gold golden green north south east west new old san santa saint grupo comercial industrias productos alimentos agro document documents report file files scan fsvp fda usda'.split(
    ' ',
  ),
);
const LONGEST_NAME = 16;
const SHORTEST_WORD = 4;

interface Names {
  /** Suppliers by the words of their names, complete and without the legal form. */
  complete: Map<string, KnownSupplier[]>;
  core: Map<string, KnownSupplier[]>;
  /** By the first word of the name. */
  first: Map<string, KnownSupplier[]>;
}
const indexes = new WeakMap<readonly KnownSupplier[], Names>();

const add = (map: Map<string, KnownSupplier[]>, key: string, supplier: KnownSupplier) => {
  const known = map.get(key);
  if (!known) map.set(key, [supplier]);
  else if (!known.includes(supplier)) known.push(supplier);
};

function withoutLegalForm(tokens: readonly string[]): string[] {
  const core = [...tokens];
  const chinese = CHINESE_FORMS.filter((form) => core.join(' ').endsWith(form.join(' ')));
  if (chinese.length > 0) core.length -= Math.max(...chinese.map((form) => form.length));
  while (core.length > 1 && LEGAL_FORMS.has(core.at(-1)!)) core.pop();
  while (core.length > 1 && LEGAL_FORMS.has(core[0]!)) core.shift();
  return core;
}

/** Whether words are enough to name a supplier: 'Tan' and 'Fresh' are not. */
const isName = (core: readonly string[]) =>
  core.length > 1 ? core.join('').length >= SHORTEST_WORD : isFirstWord(core[0] ?? '');
const isFirstWord = (word: string) =>
  word.length >= SHORTEST_WORD && !COMMON.has(word) && !isKindWord(word) && !/^\d/.test(word);

function indexOf(suppliers: readonly KnownSupplier[]): Names {
  const known = indexes.get(suppliers);
  if (known) return known;
  const names: Names = { complete: new Map(), core: new Map(), first: new Map() };
  for (const supplier of suppliers) {
    for (const name of new Set([supplier.name, splitCase(supplier.name)])) {
      const tokens = tokensOf(name).slice(0, LONGEST_NAME);
      const core = withoutLegalForm(tokens);
      if (!isName(core)) continue;
      add(names.complete, tokens.join(' '), supplier);
      add(names.core, core.join(' '), supplier);
      const joined = core.join('');
      if (core.length > 1 && joined.length >= 2 * SHORTEST_WORD) add(names.core, joined, supplier);
      if (isFirstWord(core[0]!)) add(names.first, core[0]!, supplier);
    }
  }
  indexes.set(suppliers, names);
  return names;
}

interface Found {
  start: number;
  end: number;
  suppliers: KnownSupplier[];
}

/** Names in a text, without those inside of a longer one. */
function findNames(tokens: readonly string[], map: ReadonlyMap<string, KnownSupplier[]>): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < tokens.length; start++)
    for (let end = Math.min(tokens.length, start + LONGEST_NAME); end > start; end--) {
      const suppliers = map.get(tokens.slice(start, end).join(' '));
      if (!suppliers) continue;
      found.push({ start, end, suppliers });
      break;
    }
  let covered = 0;
  return found.filter(({ end }) => {
    const isInside = end <= covered;
    covered = Math.max(covered, end);
    return !isInside;
  });
}

/** The supplier that all names fit. */
function common(found: readonly Found[]): KnownSupplier[] {
  const [first, ...others] = found;
  return first?.suppliers.filter((one) => others.every(({ suppliers }) => suppliers.includes(one))) ?? [];
}

/**
 * The supplier that a text names; undefined if none, or several that fit equally.
 * @param hints where the country of one of several may be named
 * @param byFirstWord whether the first word of a name is enough if no other supplier's begins with it
 */
export function readSupplier(
  text: string,
  suppliers: readonly KnownSupplier[],
  hints: string,
  byFirstWord: boolean,
): KnownSupplier | undefined {
  const names = indexOf(suppliers);
  const readings = [tokensOf(text), tokensOf(splitCase(text))];
  const find = (map: ReadonlyMap<string, KnownSupplier[]>) =>
    readings.map((tokens) => findNames(tokens, map)).find((found) => found.length > 0) ?? [];
  const cores = find(names.core);
  let fitting = common(cores.length === 0 && byFirstWord ? find(names.first) : cores);
  const narrow = (narrower: readonly KnownSupplier[]) => {
    if (fitting.length > 1 && narrower.length > 0) fitting = [...narrower];
  };
  if (fitting.length > 1) narrow(common(find(names.complete)).filter((one) => fitting.includes(one)));
  const words = phraseOf(tokensOf(hints));
  narrow(fitting.filter(({ country }) => country && words.includes(phraseOf(tokensOf(country)))));
  return fitting.length === 1 ? fitting[0] : undefined;
}
