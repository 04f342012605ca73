import { deleteSupplier } from '@fsvp/contracts/suppliers/supplier';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteSupplier() {
  return useApiMutation(deleteSupplier, {
    success: 'Supplier deleted successfully',
    failure: 'Failed to delete supplier',
    changes: ['supplier'],
  });
}
