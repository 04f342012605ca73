import { Combobox } from '@fsvp/ui';
import { useSupplierName } from '../records/use-supplier-name.js';
import { useSupplierOptions } from './use-supplier-options.js';

interface SupplierFilterProps {
  /** Undefined is every supplier. */
  value: string | undefined;
  onChange: (supplierId: string | undefined) => void;
}

/** Narrows a list to one supplier, found among all of them as one types. */
export function SupplierFilter({ value, onChange }: SupplierFilterProps) {
  return (
    <Combobox
      ariaLabel="Supplier"
      placeholder="All Suppliers"
      emptyText="No suppliers found"
      clearable
      value={value ?? null}
      selectedLabel={useSupplierName(value)}
      loadOptions={useSupplierOptions()}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
