import { updateVerification, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { isConflict, useApiMutation } from '@fsvp/web-kit';
import { toastSaved } from './saved-toast.js';

export interface StatusChange {
  /** The activity before the change. */
  before: VerificationActivity;
  /** The activity with its new status. */
  saved: VerificationActivity;
}

/**
 * Undoes a change of status, including the completed date that it set or cleared, unless the activity has changed
 * since.
 */
export function useUndoVerificationStatus({ onUndone }: { onUndone: (activity: VerificationActivity) => void }) {
  const { mutateAsync } = useApiMutation(updateVerification, {
    failure: (error) =>
      isConflict(error)
        ? 'Someone else has updated this activity. The status was not changed.'
        : 'Failed to undo the status change',
    changes: ['verification-activity', 'supplier'],
    onSuccess: onUndone,
  });
  return async ({ before, saved }: StatusChange) => {
    try {
      const restored = await mutateAsync({
        params: { id: saved.id },
        body: { status: before.status, completedDate: before.completedDate },
        ifVersion: saved.version,
      });
      const text =
        before.status === 'completed'
          ? 'Verification status and completed date restored'
          : 'Verification status restored';
      await toastSaved(text, saved, restored);
    } catch {
      // The mutation has already shown a toast.
    }
  };
}
