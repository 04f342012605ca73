import { updateVerification, type VerificationActivity, type VerificationStatus } from '@fsvp/contracts/verification';
import { isConflict, useApiMutation, type ApiError } from '@fsvp/web-kit';
import type { StatusChange } from './put-back-verification-status.js';

/** Sends the status alone (specification §7), over whatever the activity has by now, and answers what it took the place of. */
export function useChangeVerificationStatus() {
  const { mutateAsync } = useApiMutation(updateVerification, {
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update verification status'),
    changes: ['verification-activity', 'supplier'],
  });
  return async (before: VerificationActivity, status: VerificationStatus): Promise<StatusChange> => {
    const call = { params: { id: before.id }, body: { status } };
    try {
      return { before, saved: await mutateAsync({ ...call, ifVersion: before.version }) };
    } catch (error) {
      if (!isConflict(error)) throw error;
      // What is put back later must be the activity as it was, not as the screen still showed it.
      const current = (error as ApiError).problem?.current as VerificationActivity | undefined;
      return { before: current ?? before, saved: await mutateAsync(call) };
    }
  };
}
