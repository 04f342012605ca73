import { updateSupplier } from '@fsvp/contracts/suppliers/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateSupplier() {
  return useApiMutation(updateSupplier, {
    success: 'Supplier updated successfully',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update supplier'),
    changes: ['supplier'],
  });
}
