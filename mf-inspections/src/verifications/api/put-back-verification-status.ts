import { updateVerification, type VerificationActivity } from '@fsvp/contracts/verification';
import { invalidate, isConflict, useApiMutation, useQueryClient } from '@fsvp/web-kit';
import { OUTDATED_BY_VERIFICATION } from './outdated-by-verification.js';

export interface StatusChange {
  /** The activity as it was. */
  before: VerificationActivity;
  /** The activity with its new status. */
  saved: VerificationActivity;
}

/** Takes a change of status back, with the completed date that it cleared or stamped, unless the activity was changed since. */
export function usePutBackStatus({ onPutBack }: { onPutBack: (activity: VerificationActivity) => void }) {
  const client = useQueryClient();
  const { mutate } = useApiMutation(updateVerification, {
    failure: (error) => (isConflict(error) ? 'Someone changed this activity meanwhile. Its status was left as it is.' : 'Failed to put back verification status'),
    success: (_answer, { body }) => (body?.status === 'completed' ? 'Verification status and completed date put back' : 'Verification status put back'),
    invalidates: OUTDATED_BY_VERIFICATION,
    onSuccess: onPutBack,
    onError: (error) => {
      if (isConflict(error)) void invalidate(client, OUTDATED_BY_VERIFICATION);
    },
  });
  return ({ before, saved }: StatusChange) =>
    mutate({ params: { id: saved.id }, body: { status: before.status, completedDate: before.completedDate }, ifVersion: saved.version });
}
