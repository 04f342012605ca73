import { deleteInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { errorText, useApiMutation } from '@fsvp/web-kit';

export function useDeleteInspection() {
  return useApiMutation(deleteInspection, {
    success: 'Receiving inspection deleted successfully',
    failure: (error) => errorText(error) || 'Failed to delete inspection',
    changes: ['receiving-inspection'],
  });
}
