import { addDocumentVersion } from '@fsvp/contracts/documents/document';
import { useApiMutation } from '@fsvp/web-kit';

/** No failure toast: the dialog shows the failure and keeps the uploaded file. */
export function useAddDocumentVersion() {
  return useApiMutation(addDocumentVersion, {
    success: 'New version uploaded successfully',
    changes: ['document'],
  });
}
