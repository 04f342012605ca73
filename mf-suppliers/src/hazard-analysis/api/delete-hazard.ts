import { deleteHazard } from '@fsvp/contracts/hazard-analysis';
import { isMissing, useApiMutation } from '@fsvp/web-kit';

export function useDeleteHazard({ onDeleted }: { onDeleted: () => void }) {
  return useApiMutation(deleteHazard, {
    success: 'Hazard analysis deleted successfully',
    failure: 'Failed to delete hazard analysis',
    changes: ['hazard-analysis'],
    onSuccess: onDeleted,
    onError: (error) => {
      // Someone else has deleted it: there is nothing left to ask about.
      if (isMissing(error)) onDeleted();
    },
  });
}
