import { updateVerification } from '@fsvp/contracts/quality/verification';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateVerification() {
  return useApiMutation(updateVerification, {
    success: 'Verification activity updated successfully',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update verification activity'),
    changes: ['verification-activity', 'supplier'],
  });
}
