import type { ClientInput } from '@fsvp/contracts/core/call';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { api } from '../api/api.js';

export interface SupplierOption {
  value: string;
  label: string;
  description?: string;
}

type LoadSuppliers = (text: string, signal: AbortSignal) => Promise<{ options: SupplierOption[]; total: number }>;

const page = { limit: PICKER_LIMIT, offset: 0 };

async function loadSuppliers(
  query: NonNullable<ClientInput<typeof listSuppliers>['query']>,
  signal: AbortSignal,
): ReturnType<LoadSuppliers> {
  const { suppliers, total } = await api.call(listSuppliers, { query, signal });
  const options = suppliers.map(({ id, name, city, country }) => ({
    value: id,
    label: name,
    description: [city, country].filter(Boolean).join(', '),
  }));
  return { options, total };
}

const loadPage: LoadSuppliers = (text, signal) => loadSuppliers({ search: text || undefined, ...page }, signal);
const loadUnpaged: LoadSuppliers = (text, signal) => loadSuppliers(text ? { search: text, ...page } : {}, signal);

/**
 * Suppliers for a Combobox, searched as the user types: `<ComboboxField loadOptions={useSupplierOptions()} … />`
 * @param unpaged the call without a search has no limit and offset, as specified for the receiving screens
 */
export function useSupplierOptions({ unpaged = false } = {}): LoadSuppliers {
  return unpaged ? loadUnpaged : loadPage;
}
