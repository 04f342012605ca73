import { deleteAccountReview } from '@fsvp/contracts/access/account-review';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog shows a failure. */
export function useDeleteAccountReview() {
  return useApiMutation(deleteAccountReview, { changes: ['account-review'], success: 'Draft deleted' });
}
