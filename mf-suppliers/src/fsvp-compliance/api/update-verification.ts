import { updateSupplier } from '@fsvp/contracts/suppliers/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

/**
 * Records that a supplier was verified now; without `ifVersion`, whatever its version is. Conflicts show no toast: the
 * caller handles them.
 */
export function useUpdateVerification() {
  const { mutateAsync } = useApiMutation(updateSupplier, {
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update supplier verification'),
    changes: ['supplier'],
  });
  return (id: string, ifVersion?: number) =>
    mutateAsync({
      params: { id },
      body: { lastVerificationDate: new Date().toISOString(), verificationStatus: 'completed' },
      ifVersion,
    });
}
