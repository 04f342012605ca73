import { deleteDocument } from '@fsvp/contracts/documents/document';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteDocument() {
  return useApiMutation(deleteDocument, {
    success: 'Document deleted successfully',
    failure: 'Failed to delete document',
    changes: ['document'],
  });
}
