import { deleteVerification, getVerification, listVerifications } from '@fsvp/contracts/verification';
import { ApiError, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

export function useDeleteVerification({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useApiMutation(deleteVerification, {
    success: 'Verification activity deleted successfully',
    failure: 'Failed to delete verification activity',
    invalidates: [listVerifications],
    onSuccess: (_answer, { params }) => {
      onDeleted();
      // Taken out of the cache, it would be asked for once more by the details that are just closing.
      void client.invalidateQueries({ queryKey: queryKeyOf(getVerification, { params }), refetchType: 'none' });
    },
    onError: (error) => {
      // Someone else deleted it before: the list on screen does not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, [listVerifications]);
    },
  });
}
