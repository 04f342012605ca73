import { createSupplier } from '@fsvp/contracts/supplier';
import { useApiMutation } from '@fsvp/web-kit';
import { SUPPLIER_LISTS } from './outdated-by-supplier.js';

export function useCreateSupplier() {
  return useApiMutation(createSupplier, {
    success: 'Supplier created successfully',
    failure: 'Failed to create supplier',
    invalidates: SUPPLIER_LISTS,
  });
}
