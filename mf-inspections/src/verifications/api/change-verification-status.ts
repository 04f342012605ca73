import {
  updateVerification,
  type VerificationActivity,
  type VerificationStatus,
} from '@fsvp/contracts/quality/verification';
import { isConflict, useApiMutation, type ApiError } from '@fsvp/web-kit';
import type { StatusChange } from './undo-verification-status.js';

/** Sends only the status, for any version of the activity, and returns the activity before and after the change. */
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
      // Undo must restore the state right before the change, which is newer than the one on screen.
      const current = (error as ApiError).problem?.current as VerificationActivity | undefined;
      return { before: current ?? before, saved: await mutateAsync(call) };
    }
  };
}
