import { deleteHazard } from '@fsvp/contracts/quality/hazard-analysis';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteHazard() {
  return useApiMutation(deleteHazard, {
    success: 'Hazard analysis deleted successfully',
    failure: 'Failed to delete hazard analysis',
    changes: ['hazard-analysis'],
  });
}
