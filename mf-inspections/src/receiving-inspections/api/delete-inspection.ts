import { deleteInspection, getInspection, listInspections } from '@fsvp/contracts/receiving-inspection';
import { ApiError, errorText, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

export function useDeleteInspection({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useApiMutation(deleteInspection, {
    success: 'Receiving inspection deleted successfully',
    failure: (error) => errorText(error) || 'Failed to delete inspection',
    invalidates: [listInspections],
    onSuccess: (_answer, { params }) => {
      onDeleted();
      client.removeQueries({ queryKey: queryKeyOf(getInspection, { params }) });
    },
    onError: (error) => {
      // Someone else deleted it before: the list on screen does not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, [listInspections]);
    },
  });
}
