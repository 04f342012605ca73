import { updateVerification, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { isConflict, toast, useApiMutation } from '@fsvp/web-kit';

export interface StatusChange {
  /** The activity before the change. */
  before: VerificationActivity;
  /** The activity with its new status. */
  saved: VerificationActivity;
}

/** Completing an activity sets its supplier's last verification date; undoing that does not reset the date. */
function undoneText({ before, saved }: StatusChange): string {
  if (before.status === 'completed') return 'Verification status and completed date restored';
  const kept =
    saved.status === 'completed' ? '. The supplier keeps the last verification date set when it was completed.' : '';
  return `Verification status restored${kept}`;
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
  return async (change: StatusChange) => {
    const { before, saved } = change;
    try {
      await mutateAsync({
        params: { id: saved.id },
        body: { status: before.status, completedDate: before.completedDate },
        ifVersion: saved.version,
      });
      toast({ title: 'Success', description: undoneText(change), variant: 'success' });
    } catch {
      // The mutation has already shown a toast.
    }
  };
}
