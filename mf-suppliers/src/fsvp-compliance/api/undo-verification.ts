import { updateSupplier } from '@fsvp/contracts/suppliers/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export interface RecordedVerification {
  id: string;
  /** The version of the supplier after the update. */
  version: number;
  /** The last verification date before the update. */
  before: string | null;
}

/** Restores the previous date, unless the supplier has changed since. */
export function useUndoVerification({ onSettled }: { onSettled: () => void }) {
  const { mutateAsync } = useApiMutation(updateSupplier, {
    success: 'Verification undone',
    failure: (error) =>
      isConflict(error)
        ? 'Someone else has updated this supplier. The date was not changed.'
        : 'Failed to undo the verification',
    changes: ['supplier'],
    onSuccess: onSettled,
    onError: (error) => {
      if (isConflict(error)) onSettled();
    },
  });
  return ({ id, version, before }: RecordedVerification) =>
    mutateAsync({ params: { id }, body: { lastVerificationDate: before }, ifVersion: version }).catch(() => {
      // The mutation has already shown a toast.
    });
}
