import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { foldText, textKey } from '@fsvp/contracts/core/text';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import type { LoadOptions } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';

/** Countries of the suppliers that match a text, for a Combobox: each once, ignoring case. */
export const loadCountries: LoadOptions = async (text, signal) => {
  const query = { search: text || undefined, sort: 'country', order: 'asc', limit: PICKER_LIMIT, offset: 0 } as const;
  const { suppliers } = await api.call(listSuppliers, { query, signal });
  const found = new Map(suppliers.flatMap(({ country }) => (country ? [[textKey(country), country]] : [])));
  return [...found]
    .filter(([, country]) => foldText(country).includes(foldText(text.trim())))
    .map(([, country]) => ({ value: country, label: country }));
};
