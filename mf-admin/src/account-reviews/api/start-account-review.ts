import { createAccountReview, type AccountReview } from '@fsvp/contracts/access/account-review';
import { errorText, useApiMutation } from '@fsvp/web-kit';

/** @param onStarted gets the draft */
export function useStartAccountReview(onStarted: (draft: AccountReview) => void) {
  return useApiMutation(createAccountReview, {
    changes: ['account-review'],
    failure: errorText,
    onSuccess: onStarted,
  });
}
