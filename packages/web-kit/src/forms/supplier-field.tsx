import { ComboboxField, type ComboboxFieldProps } from '@fsvp/ui/dialogs';
import { useSupplierOptions } from './use-supplier-options.js';

interface SupplierFieldProps extends Omit<
  ComboboxFieldProps,
  'name' | 'loadOptions' | 'placeholder' | 'noun' | 'emptyText'
> {
  /** See `useSupplierOptions`. */
  unpaged?: boolean;
}

/** The supplier of a record, which is found while one types. */
export function SupplierField({ unpaged, ...field }: SupplierFieldProps) {
  return (
    <ComboboxField
      {...field}
      name="supplierId"
      loadOptions={useSupplierOptions({ unpaged })}
      placeholder="Search suppliers..."
      noun="a supplier"
      emptyText="No suppliers found"
    />
  );
}
