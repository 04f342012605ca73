import { getSupplier, updateSupplier } from '@fsvp/contracts/supplier';
import { invalidate, isConflict, useApiMutation, useQueryClient } from '@fsvp/web-kit';
import { SUPPLIER_LISTS } from '../../suppliers/api/outdated-by-supplier.js';

const OUTDATED = [...SUPPLIER_LISTS, getSupplier];

export interface RecordedVerification {
  id: string;
  /** The supplier's version with the verification. */
  version: number;
  /** The last verification date that it took the place of. */
  before: string | null;
}

/** Puts back the date from before an update, unless the supplier was changed since. */
export function useUndoVerification({ onSettled }: { onSettled: () => void }) {
  const client = useQueryClient();
  const undo = useApiMutation(updateSupplier, {
    success: 'Supplier verification put back',
    failure: (error) =>
      isConflict(error)
        ? 'Someone changed this supplier meanwhile. Its verification date was left as it is.'
        : 'Failed to put back supplier verification',
    invalidates: OUTDATED,
    onSuccess: onSettled,
    onError: (error) => {
      if (!isConflict(error)) return;
      onSettled();
      void invalidate(client, OUTDATED);
    },
  });
  return {
    isPending: undo.isPending,
    putBack: ({ id, version, before }: RecordedVerification) =>
      undo.mutate({ params: { id }, body: { lastVerificationDate: before }, ifVersion: version }),
  };
}
