import { getSupplier, updateSupplier } from '@fsvp/contracts/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';
import { NAMING_LISTS, SUPPLIER_LISTS } from './outdated-by-supplier.js';

export function useUpdateSupplier() {
  return useApiMutation(updateSupplier, {
    success: 'Supplier updated successfully',
    // The form itself tells of a change that someone else made.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update supplier'),
    invalidates: [...SUPPLIER_LISTS, ...NAMING_LISTS, getSupplier],
  });
}
