import { countryCode } from '@fsvp/contracts/core/country';
import type { LetterLanguage } from '@fsvp/contracts/program/letter-languages';

const LANGUAGES: Partial<Record<LetterLanguage, string>> = {
  pt: 'BR PT AO MZ CV',
  es: 'ES MX GT HN SV NI CR PA CU DO CO VE EC PE BO CL AR UY PY',
  zh: 'CN TW HK MO',
  vi: 'VN',
};

/** The language of a letter to a supplier, by its country as it was typed; English for all others. */
export function languageOfCountry(country: string | null): LetterLanguage {
  const code = country && countryCode(country);
  const found = Object.entries(LANGUAGES).find(([, codes]) => code && codes.split(' ').includes(code));
  return (found?.[0] as LetterLanguage | undefined) ?? 'en';
}
