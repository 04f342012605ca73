import { updateSupplier } from '@fsvp/contracts/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export interface RecordedVerification {
  id: string;
  /** The supplier's version with the verification. */
  version: number;
  /** The last verification date that it took the place of. */
  before: string | null;
}

/** Puts back the date from before an update, unless the supplier was changed since. */
export function useUndoVerification({ onSettled }: { onSettled: () => void }) {
  const undo = useApiMutation(updateSupplier, {
    success: 'Supplier verification put back',
    failure: (error) =>
      isConflict(error)
        ? 'Someone changed this supplier meanwhile. Its verification date was left as it is.'
        : 'Failed to put back supplier verification',
    changes: ['supplier'],
    onSuccess: onSettled,
    onError: (error) => {
      if (isConflict(error)) onSettled();
    },
  });
  return {
    isPending: undo.isPending,
    putBack: ({ id, version, before }: RecordedVerification) =>
      undo.mutate({ params: { id }, body: { lastVerificationDate: before }, ifVersion: version }),
  };
}
