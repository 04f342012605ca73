import { deleteVerification } from '@fsvp/contracts/quality/verification';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteVerification() {
  return useApiMutation(deleteVerification, {
    success: 'Verification activity deleted successfully',
    failure: 'Failed to delete verification activity',
    changes: ['verification-activity'],
  });
}
