import { setActivityResult, type ActivityResult } from '@fsvp/contracts/quality/activity-result';
import { useApiMutation } from '@fsvp/web-kit';

/** The form shows a failure. */
export function useSetResult() {
  return useApiMutation(setActivityResult, {
    success: ({ state }: ActivityResult) => (state === 'complete' ? 'Result complete' : 'Result saved as a draft'),
    changes: ['activity-result', 'verification-activity'],
  });
}
