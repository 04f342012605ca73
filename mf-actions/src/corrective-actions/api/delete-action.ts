import { deleteAction } from '@fsvp/contracts/quality/corrective-action';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteAction() {
  return useApiMutation(deleteAction, {
    success: 'Corrective action deleted successfully',
    failure: 'Failed to delete corrective action',
    changes: ['corrective-action'],
  });
}
