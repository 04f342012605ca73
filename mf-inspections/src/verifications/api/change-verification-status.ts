import { updateVerification, type VerificationActivity, type VerificationStatus } from '@fsvp/contracts/verification';
import { useApiMutation } from '@fsvp/web-kit';
import { OUTDATED_BY_VERIFICATION } from './outdated-by-verification.js';

/** The row's selector: sends the status alone (specification §7). */
export function useVerificationStatus({ id, status, version }: VerificationActivity) {
  const { mutate, isPending, variables, data } = useApiMutation(updateVerification, {
    success: 'Verification status updated successfully',
    failure: 'Failed to update verification status',
    invalidates: OUTDATED_BY_VERIFICATION,
  });
  // The answer stands until the list, which is fetched again, has caught up with it.
  const known = data && data.version > version ? data.status : status;
  return {
    status: isPending ? (variables.body?.status ?? known) : known,
    change: (next: VerificationStatus) => {
      if (!isPending) mutate({ params: { id }, body: { status: next } });
    },
  };
}
