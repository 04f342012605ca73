import { updateVerification, type VerificationActivity } from '@fsvp/contracts/verification';
import { isConflict, toast, useApiMutation } from '@fsvp/web-kit';

export interface StatusChange {
  /** The activity as it was. */
  before: VerificationActivity;
  /** The activity with its new status. */
  saved: VerificationActivity;
}

/** A completed activity moves its supplier's last verification date forward, and nothing moves that back (decisions §3). */
function putBackText({ before, saved }: StatusChange): string {
  if (before.status === 'completed') return 'Verification status and completed date put back';
  const kept =
    saved.status === 'completed' ? '. The supplier keeps the last verification date that completing it has set.' : '';
  return `Verification status put back${kept}`;
}

/** Takes a change of status back, with the completed date that it cleared or stamped, unless the activity was changed since. */
export function usePutBackStatus({ onPutBack }: { onPutBack: (activity: VerificationActivity) => void }) {
  const { mutateAsync } = useApiMutation(updateVerification, {
    failure: (error) =>
      isConflict(error)
        ? 'Someone changed this activity meanwhile. Its status was left as it is.'
        : 'Failed to put back verification status',
    changes: ['verification-activity', 'supplier'],
    onSuccess: onPutBack,
  });
  return async (change: StatusChange) => {
    const { before, saved } = change;
    try {
      await mutateAsync({
        params: { id: saved.id },
        body: { status: before.status, completedDate: before.completedDate },
        ifVersion: saved.version,
      });
      toast({ title: 'Success', description: putBackText(change), variant: 'success' });
    } catch {
      // The failure has had its toast.
    }
  };
}
