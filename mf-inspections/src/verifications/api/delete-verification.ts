import { deleteVerification, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { useApiMutation } from '@fsvp/web-kit';
import { toastSaved } from './saved-toast.js';

export function useDeleteVerification(activity: VerificationActivity | undefined) {
  return useApiMutation(deleteVerification, {
    failure: 'Failed to delete verification activity',
    changes: ['verification-activity', 'supplier'],
    onSuccess: () => void toastSaved('Verification activity deleted successfully', activity, undefined),
  });
}
