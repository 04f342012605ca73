import { deleteHazard, getHazard, listHazards } from '@fsvp/contracts/hazard-analysis';
import { invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';
import { isMissing } from '../../shared/is-missing.js';

export function useDeleteHazard({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useApiMutation(deleteHazard, {
    success: 'Hazard analysis deleted successfully',
    failure: 'Failed to delete hazard analysis',
    invalidates: [listHazards],
    onSuccess: (_answer, { params }) => {
      onDeleted();
      // Taken out of the cache, it would be asked for once more by the details that are just closing.
      void client.invalidateQueries({ queryKey: queryKeyOf(getHazard, { params }), refetchType: 'none' });
    },
    onError: (error) => {
      // Someone else deleted it before: there is nothing left to ask about, and the list on screen does not know yet.
      if (!isMissing(error)) return;
      onDeleted();
      void invalidate(client, [listHazards]);
    },
  });
}
