import type { VerificationActivity, VerificationStatus } from '@fsvp/contracts/quality/verification';
import { useRef, useState } from 'react';
import { useChangeVerificationStatus } from './api/change-verification-status.js';
import { toastSaved } from './api/saved-toast.js';
import { useUndoVerificationStatus } from './api/undo-verification-status.js';

/**
 * The status of a row: the chosen status shows at once, and the toast offers Undo. A status chosen while another one is
 * being saved is saved after it.
 */
export function useVerificationStatus(activity: VerificationActivity) {
  const [wanted, setWanted] = useState<VerificationStatus>();
  const [saved, setSaved] = useState<VerificationActivity>();
  const lastChosen = useRef<VerificationStatus>(undefined);
  const save = useChangeVerificationStatus();
  const undo = useUndoVerificationStatus({ onUndone: setSaved });
  // Show the saved activity until the refetched list contains it.
  const current = saved && saved.version > activity.version ? saved : activity;

  const saveStatus = async (before: VerificationActivity, next: VerificationStatus): Promise<void> => {
    const changed = await save(before, next);
    setSaved(changed.saved);
    void toastSaved('Verification status updated successfully', changed.before, changed.saved, {
      label: 'Undo',
      altText: `To undo, choose the previous status of ${before.title}`,
      onSelect: () => void undo(changed),
    });
    if (lastChosen.current && lastChosen.current !== next) await saveStatus(changed.saved, lastChosen.current);
  };

  const change = async (next: VerificationStatus) => {
    const isSaving = lastChosen.current !== undefined;
    lastChosen.current = next;
    setWanted(next);
    if (isSaving) return;
    try {
      await saveStatus(current, next);
    } catch {
      // The mutation has already shown a toast.
    } finally {
      lastChosen.current = undefined;
      setWanted(undefined);
    }
  };
  return { status: wanted ?? current.status, change };
}
