import { deleteAction, getAction, listActions } from '@fsvp/contracts/corrective-action';
import { ApiError, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

export function useDeleteAction({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useApiMutation(deleteAction, {
    success: 'Corrective action deleted successfully',
    failure: 'Failed to delete corrective action',
    invalidates: [listActions],
    onSuccess: (_answer, { params }) => {
      onDeleted();
      // Taken out of the cache, it would be asked for once more by the details that are just closing.
      void client.invalidateQueries({ queryKey: queryKeyOf(getAction, { params }), refetchType: 'none' });
    },
    onError: (error) => {
      // Someone else deleted it before: the list on screen does not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, [listActions]);
    },
  });
}
