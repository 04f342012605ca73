import { updateSupplier } from '@fsvp/contracts/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateSupplier() {
  return useApiMutation(updateSupplier, {
    success: 'Supplier updated successfully',
    // The form itself tells of a change that someone else made.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update supplier'),
    changes: ['supplier'],
  });
}
