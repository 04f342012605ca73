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
      // Taken out of the cache, it would be asked for once more by the details that are just closing.
      void client.invalidateQueries({ queryKey: queryKeyOf(getInspection, { params }), refetchType: 'none' });
    },
    onError: (error) => {
      // Someone else deleted it before: the list on screen does not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, [listInspections]);
    },
  });
}
