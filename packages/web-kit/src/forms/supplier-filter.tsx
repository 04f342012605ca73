import { Combobox } from '@fsvp/ui';
import { useSupplierName } from '../records/use-supplier-name.js';
import { useSupplierOptions } from './use-supplier-options.js';

interface SupplierFilterProps {
  /** Undefined means all suppliers. */
  value: string | undefined;
  onChange: (supplierId: string | undefined) => void;
  /** See `useSupplierOptions`. */
  unpaged?: boolean;
}

/** Filters a list by one supplier, which is searched as the user types. */
export function SupplierFilter({ value, onChange, unpaged }: SupplierFilterProps) {
  return (
    <Combobox
      ariaLabel="Supplier"
      placeholder="All Suppliers"
      noun="a supplier"
      emptyText="No suppliers found"
      clearable
      value={value ?? null}
      selectedLabel={useSupplierName(value)}
      loadOptions={useSupplierOptions({ unpaged })}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
