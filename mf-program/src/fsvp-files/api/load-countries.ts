import { countryCode, countryKey, countryName, countrySpellings } from '@fsvp/contracts/core/country';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { foldText } from '@fsvp/contracts/core/text';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import type { LoadOptions } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';

/** Countries of the suppliers that match a text, for a Combobox: each once, whatever its spellings. */
export const loadCountries: LoadOptions = async (text, signal) => {
  const typed = foldText(text.trim());
  const query = { search: text || undefined, sort: 'country', order: 'asc', limit: PICKER_LIMIT, offset: 0 } as const;
  const { suppliers } = await api.call(listSuppliers, { query, signal });
  // The search of suppliers knows no other spellings of a country that is typed.
  const named = countryCode(text) ? [text] : [];
  const texts = [...named, ...suppliers.map(({ country }) => country)].filter(Boolean);
  const found = new Map(texts.map((country) => [countryKey(country), countryName(country)]));
  return [...found.values()]
    .filter((country) => countrySpellings(country).some((spelling) => foldText(spelling).includes(typed)))
    .map((country) => ({ value: country, label: country }));
};
