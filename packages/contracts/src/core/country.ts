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

let known: { byName: Map<string, string>; spellings: Map<string, string[]> } | undefined;

/** Made once: it asks for 250 names. */
function readNames(): NonNullable<typeof known> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const spellings = new Map(
    [...CODES].map((code) => [code, [names.of(code) ?? [], PRINTED_NAMES[code] ?? []].flat()] as const),
  );
  const byName = new Map([...spellings].flatMap(([code, all]) => all.map((name) => [nameKey(name), code] as const)));
  for (const [three, code] of CODES_OF_THREE_LETTERS) spellings.get(code)?.push(code, three);
  for (const [code, country] of Object.entries(FDA_CODES)) if (country) spellings.get(country)?.push(code);
  return { byName, spellings };
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
