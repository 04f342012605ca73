import { updateSupplier } from '@fsvp/contracts/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

/** Records that a supplier was verified now. Conflicts show no toast: the caller handles them. */
export function useUpdateVerification() {
  const update = useApiMutation(updateSupplier, {
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update supplier verification'),
    changes: ['supplier'],
  });
  return {
    isPending: update.isPending,
    /** Without `ifVersion`, updates any version of the supplier. */
    verifyNow: (id: string, ifVersion?: number) =>
      update.mutateAsync({
        params: { id },
        body: { lastVerificationDate: new Date().toISOString(), verificationStatus: 'completed' },
        ifVersion,
      }),
  };
}
