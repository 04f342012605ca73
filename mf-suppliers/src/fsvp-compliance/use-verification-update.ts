import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { isConflict, toast, type ApiError } from '@fsvp/web-kit';
import { useState } from 'react';
import { useUndoVerification, type RecordedVerification } from './api/undo-verification.js';
import { useUpdateVerification } from './api/update-verification.js';

/** Update Verification with Undo, in the toast and, while the supplier has not changed since, in the details. */
export function useVerificationUpdate() {
  const [recorded, setRecorded] = useState<RecordedVerification>();
  const verifyNow = useUpdateVerification();
  const undo = useUndoVerification({ onSettled: () => setRecorded(undefined) });

  const record = async ({ id, version, lastVerificationDate }: Supplier): Promise<RecordedVerification> => {
    try {
      return { id, version: (await verifyNow(id, version)).version, before: lastVerificationDate };
    } catch (error) {
      if (!isConflict(error)) throw error;
      // Undo must restore the date right before the update, which is newer than the one on screen.
      const current = (error as ApiError).problem?.current as Supplier | undefined;
      return {
        id,
        version: (await verifyNow(id)).version,
        before: (current ?? { lastVerificationDate }).lastVerificationDate,
      };
    }
  };
  return {
    verifyNow: async (supplier: Supplier) => {
      const saved = await record(supplier).catch(() => undefined);
      // The mutation has already shown a toast.
      if (!saved) return;
      setRecorded(saved);
      toast({
        title: 'Success',
        description: 'Supplier verification updated successfully',
        variant: 'success',
        action: {
          label: 'Undo',
          altText: `Undo in the details of ${supplier.name}`,
          onSelect: () => void undo(saved),
        },
      });
    },
    /** Undo of the update of this supplier; undefined if there is none. */
    undoOf: (supplier: Supplier) =>
      recorded && recorded.id === supplier.id && recorded.version === supplier.version
        ? { before: recorded.before, run: () => undo(recorded) }
        : undefined,
  };
}
