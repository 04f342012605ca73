import { addDocumentVersion } from '@fsvp/contracts/document';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog itself reports a failure: the uploaded file must not be lost. */
export function useAddDocumentVersion() {
  return useApiMutation(addDocumentVersion, {
    success: 'New version uploaded successfully',
    changes: ['document'],
  });
}
