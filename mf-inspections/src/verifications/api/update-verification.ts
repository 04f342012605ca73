import { updateVerification, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { isConflict, useApiMutation } from '@fsvp/web-kit';
import { toastSaved } from './saved-toast.js';

/** @param before the activity that the form was opened with */
export function useUpdateVerification(before: VerificationActivity) {
  return useApiMutation(updateVerification, {
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update verification activity'),
    changes: ['verification-activity', 'supplier'],
    onSuccess: (saved) => void toastSaved('Verification activity updated successfully', before, saved),
  });
}
