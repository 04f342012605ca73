import { createVerification } from '@fsvp/contracts/quality/verification';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateVerification() {
  return useApiMutation(createVerification, {
    success: 'Verification activity scheduled successfully',
    failure: 'Failed to schedule verification activity',
    changes: ['verification-activity', 'supplier'],
  });
}

export function useRecordPastActivity() {
  return useApiMutation(createVerification, {
    success: 'Verification activity recorded',
    failure: 'The verification activity could not be recorded',
    changes: ['verification-activity', 'supplier'],
  });
}
