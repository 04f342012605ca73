import { updateVerification } from '@fsvp/contracts/quality/verification';
import { useApiMutation } from '@fsvp/web-kit';

/** After its result: the result stays saved when this fails. */
export function useCompleteActivity() {
  return useApiMutation(updateVerification, {
    failure: 'The result is saved, but the status of the activity could not be changed. Change it in the list.',
    changes: ['verification-activity', 'supplier'],
  });
}
