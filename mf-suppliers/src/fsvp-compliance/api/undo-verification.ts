import { updateSupplier } from '@fsvp/contracts/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export interface RecordedVerification {
  id: string;
  /** The supplier's version with the verification. */
  version: number;
  /** The last verification date before it. */
  before: string | null;
}

/** Restores the date from before an update, unless the supplier has changed since. */
export function useUndoVerification({ onSettled }: { onSettled: () => void }) {
  const update = useApiMutation(updateSupplier, {
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
  return {
    isPending: update.isPending,
    undo: ({ id, version, before }: RecordedVerification) =>
      update.mutate({ params: { id }, body: { lastVerificationDate: before }, ifVersion: version }),
  };
}
