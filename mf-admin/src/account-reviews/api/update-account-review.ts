import { updateAccountReview } from '@fsvp/contracts/access/account-review';
import { errorText, useApiMutation } from '@fsvp/web-kit';

/** Takes the snapshot of a draft again. */
export function useUpdateAccountReview() {
  return useApiMutation(updateAccountReview, {
    changes: ['account-review'],
    success: 'List of accounts updated',
    failure: errorText,
  });
}
