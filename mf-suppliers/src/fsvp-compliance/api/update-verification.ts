import { updateSupplier } from '@fsvp/contracts/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

/** Records that a supplier was verified now. A conflict is the caller's to settle: it has no toast. */
export function useUpdateVerification() {
  const update = useApiMutation(updateSupplier, {
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update supplier verification'),
    changes: ['supplier'],
  });
  return {
    isPending: update.isPending,
    /** Without a version it is recorded whatever the supplier is by now. */
    verifyNow: (id: string, ifVersion?: number) =>
      update.mutateAsync({
        params: { id },
        body: { lastVerificationDate: new Date().toISOString(), verificationStatus: 'completed' },
        ifVersion,
      }),
  };
}
