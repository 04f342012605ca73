import { createVerification } from '@fsvp/contracts/verification';
import { useApiMutation } from '@fsvp/web-kit';
import { OUTDATED_BY_VERIFICATION } from './outdated-by-verification.js';

export function useCreateVerification() {
  return useApiMutation(createVerification, {
    success: 'Verification activity scheduled successfully',
    failure: 'Failed to schedule verification activity',
    invalidates: OUTDATED_BY_VERIFICATION,
  });
}
