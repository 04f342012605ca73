import { getSupplier, updateSupplier } from '@fsvp/contracts/supplier';
import { useApiMutation } from '@fsvp/web-kit';
import { SUPPLIER_LISTS } from '../../suppliers/api/outdated-by-supplier.js';

/** Records that a supplier was verified now (specification §4). */
export function useUpdateVerification() {
  const update = useApiMutation(updateSupplier, {
    success: 'Supplier verification updated successfully',
    failure: 'Failed to update supplier verification',
    invalidates: [...SUPPLIER_LISTS, getSupplier],
  });
  return {
    isPending: update.isPending,
    verifyNow: (id: string) => update.mutate({ params: { id }, body: { lastVerificationDate: new Date().toISOString(), verificationStatus: 'completed' } }),
  };
}
