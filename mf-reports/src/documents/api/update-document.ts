import { updateDocument } from '@fsvp/contracts/documents/document';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateDocument() {
  return useApiMutation(updateDocument, {
    success: 'Document updated successfully',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update document'),
    changes: ['document'],
  });
}
