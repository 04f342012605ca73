import { foldText } from './text.js';

/** Codes of countries by the names that people type. */

/** Names in use beside those of CLDR. */
const OTHER_NAMES: Record<string, string> = {
  burma: 'MM',
  'czech republic': 'CZ',
  holland: 'NL',
  'ivory coast': 'CI',
  korea: 'KR',
  "people's republic of china": 'CN',
  'republic of korea': 'KR',
  swaziland: 'SZ',
  turkey: 'TR',
  uk: 'GB',
  usa: 'US',
  'united states of america': 'US',
  'viet nam': 'VN',
};

/** `Cote d'Ivoire` is Côte d’Ivoire. */
const nameKey = (name: string) => foldText(name).replaceAll('’', "'");

let codes: Map<string, string> | undefined;

/** All codes by their English name, folded. Made once: it asks for 676 names. */
function readCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // Codes that ISO 3166 has withdrawn share the name of their successor.
  const entries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      return name && new Intl.Locale('und', { region: code }).region === code ? [[nameKey(name), code] as const] : [];
    });
  return new Map([...entries, ...Object.entries(OTHER_NAMES)]);
}

/**
 * The ISO 3166 code of a country, in two capitals; null for a text that names none.
 * @param text its English name or its code, in any case
 */
export function countryCode(text: string): string | null {
  codes ??= readCodes();
  const name = nameKey(text.trim());
  return codes.get(name) ?? ([...codes.values()].includes(name.toUpperCase()) ? name.toUpperCase() : null);
}
