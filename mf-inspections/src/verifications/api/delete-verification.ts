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
      client.removeQueries({ queryKey: queryKeyOf(getVerification, { params }) });
    },
    onError: (error) => {
      // Someone else deleted it before: the list on screen does not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, [listVerifications]);
    },
  });
}
