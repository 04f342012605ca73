import { CODES_OF_THREE_LETTERS, FDA_CODES, PRINTED_NAMES } from './country-codes.js';
import { foldText } from './text.js';

/** Codes of countries by the names that people type and lists print. */

/** Kosovo has no code of ISO 3166-1; this one is in use. */
const CODES: ReadonlySet<string> = new Set([...CODES_OF_THREE_LETTERS.values(), 'XK']);
const LEFT_OUT = new Set(['the', 'of', 'and']);

/** The words of a name, in one order: `Korea, Republic Of` is Republic of Korea, and `Cote d'Ivoire` is Côte d’Ivoire. */
function nameKey(name: string): string {
  return foldText(name)
    .replace(/['’ʼ`´.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !LEFT_OUT.has(word))
    .map((word) => (word === 'st' ? 'saint' : word))
    .sort()
    .join(' ');
}

/** Besides English: suppliers write the name of their own country, such as Brasil. */
const OTHER_LANGUAGES = ['es', 'pt', 'fr', 'de', 'it'];

let known: { byName: Map<string, string>; spellings: Map<string, string[]> } | undefined;

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/** Made once: it asks for 1,500 names. */
function readNames(): NonNullable<typeof known> {
  const names = namesIn('en');
  const spellings = new Map(
    [...CODES].map((code) => [code, [names.of(code) ?? [], PRINTED_NAMES[code] ?? []].flat()] as const),
  );
  const byName = new Map([...spellings].flatMap(([code, all]) => all.map((name) => [nameKey(name), code] as const)));
  addOtherLanguages(byName, spellings);
  for (const [three, code] of CODES_OF_THREE_LETTERS) spellings.get(code)?.push(code, three);
  for (const [code, country] of Object.entries(FDA_CODES)) if (country) spellings.get(country)?.push(code);
  return { byName, spellings };
}

/** A name that is another country's in English or in another of the languages is left out. */
function addOtherLanguages(byName: Map<string, string>, spellings: Map<string, string[]>): void {
  const found = new Map<string, { code: string; names: Set<string> } | undefined>();
  for (const language of OTHER_LANGUAGES) {
    const names = namesIn(language);
    for (const code of CODES) {
      const name = names.of(code);
      if (!name || byName.has(nameKey(name))) continue;
      const key = nameKey(name);
      const earlier = found.has(key) ? found.get(key) : { code, names: new Set<string>() };
      earlier?.names.add(name);
      found.set(key, earlier?.code === code ? earlier : undefined);
    }
  }
  for (const [key, country] of found) {
    if (!country) continue;
    byName.set(key, country.code);
    spellings.get(country.code)?.push(...country.names);
  }
}

/** An import asks for each of its rows, which name few countries. */
const found = new Map<string, string | null>();
const MAX_FOUND = 1000;

/**
 * The ISO 3166 code of a country, in two capitals; null for a text that names none.
 * @param text its English name, its code of two or three letters or FDA's, in any case
 */
export function countryCode(text: string): string | null {
  const earlier = found.get(text);
  if (earlier !== undefined) return earlier;
  const code = findCode(text);
  if (found.size >= MAX_FOUND) found.clear();
  found.set(text, code);
  return code;
}

function findCode(text: string): string | null {
  known ??= readNames();
  const byName = known.byName.get(nameKey(text));
  if (byName) return byName;
  const code = text.trim().toUpperCase();
  return CODES.has(code) ? code : (FDA_CODES[code] ?? CODES_OF_THREE_LETTERS.get(code) ?? null);
}

/** What texts that name the same country have in common: its code, or the text itself. */
export const countryKey = (text: string): string => countryCode(text) ?? text;

/** The text and the other names and codes of the country, in lower case, for filters of texts as they were typed. */
export function countrySpellings(text: string): string[] {
  const code = countryCode(text);
  const others = (code && known?.spellings.get(code)) || [];
  const all = [text.trim(), ...others].flatMap((name) => [name, name.replaceAll("'", '’'), name.replaceAll('’', "'")]);
  return [...new Set(all.map((name) => name.toLowerCase()))];
}

/** The English name of the country that a text names; the text itself if it names none. */
export function countryName(text: string): string {
  const code = countryCode(text);
  return (code && known?.spellings.get(code)?.[0]) || text;
}

/** The countries that texts name, each once, by name. */
export const distinctCountries = (texts: readonly string[]): string[] =>
  [...new Map(texts.map((text) => [countryKey(text), countryName(text)])).values()].sort((one, other) =>
    one.localeCompare(other, 'en'),
  );

export interface Country {
  /** In English. */
  name: string;
  /** Other names and codes. */
  others: string[];
}

/** All countries by name. */
export function listCountries(): Country[] {
  known ??= readNames();
  return [...known.spellings.values()]
    .map(([name = '', ...others]) => ({ name, others }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
