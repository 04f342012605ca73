import { PICKER_LIMIT } from '@fsvp/contracts/fields';
import { listSuppliers } from '@fsvp/contracts/supplier';
import { api } from '../api/api.js';

export interface SupplierOption {
  value: string;
  label: string;
  description?: string;
}

/** Suppliers for a Combobox, searched as the user types. */
async function loadSupplierOptions(
  text: string,
  signal: AbortSignal,
): Promise<{ options: SupplierOption[]; total: number }> {
  const { suppliers, total } = await api.call(listSuppliers, {
    query: { search: text || undefined, limit: PICKER_LIMIT },
    signal,
  });
  const options = suppliers.map(({ id, name, city, country }) => ({
    value: id,
    label: name,
    description: [city, country].filter(Boolean).join(', '),
  }));
  return { options, total };
}

/** `<ComboboxField name="supplierId" loadOptions={useSupplierOptions()} … />` */
export function useSupplierOptions() {
  return loadSupplierOptions;
}
