import { deleteDocument, getDocument, listDocuments } from '@fsvp/contracts/document';
import { ApiError, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

export function useDeleteDocument({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useApiMutation(deleteDocument, {
    success: 'Document deleted successfully',
    failure: 'Failed to delete document',
    invalidates: [listDocuments],
    onSuccess: (_answer, { params }) => {
      onDeleted();
      client.removeQueries({ queryKey: queryKeyOf(getDocument, { params }) });
    },
    onError: (error) => {
      // Someone else deleted it before: the list on screen does not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, [listDocuments]);
    },
  });
}
