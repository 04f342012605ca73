import type { VerificationActivity, VerificationStatus } from '@fsvp/contracts/verification';
import { toast } from '@fsvp/web-kit';
import { useState } from 'react';
import { useChangeVerificationStatus } from './api/change-verification-status.js';
import { useUndoVerificationStatus } from './api/undo-verification-status.js';

/** The status of a row: the chosen status shows at once, and the toast offers Undo. */
export function useVerificationStatus(activity: VerificationActivity) {
  const [wanted, setWanted] = useState<VerificationStatus>();
  const [saved, setSaved] = useState<VerificationActivity>();
  const save = useChangeVerificationStatus();
  const undo = useUndoVerificationStatus({ onUndone: setSaved });
  // Show the saved activity until the refetched list contains it.
  const current = saved && saved.version > activity.version ? saved : activity;

  const change = async (next: VerificationStatus) => {
    if (wanted) return;
    setWanted(next);
    try {
      const changed = await save(current, next);
      setSaved(changed.saved);
      toast({
        title: 'Success',
        description: 'Verification status updated successfully',
        variant: 'success',
        action: {
          label: 'Undo',
          altText: `To undo, choose the previous status of ${current.title}`,
          onSelect: () => void undo(changed),
        },
      });
    } catch {
      // The mutation has already shown a toast.
    } finally {
      setWanted(undefined);
    }
  };
  return { status: wanted ?? current.status, change };
}
