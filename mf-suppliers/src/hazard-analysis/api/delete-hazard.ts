import { deleteHazard, getHazard, listHazards } from '@fsvp/contracts/hazard-analysis';
import { ApiError, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

export function useDeleteHazard({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useApiMutation(deleteHazard, {
    success: 'Hazard analysis deleted successfully',
    failure: 'Failed to delete hazard analysis',
    invalidates: [listHazards],
    onSuccess: (_answer, { params }) => {
      onDeleted();
      client.removeQueries({ queryKey: queryKeyOf(getHazard, { params }) });
    },
    onError: (error) => {
      // Someone else deleted it before: the list on screen does not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, [listHazards]);
    },
  });
}
