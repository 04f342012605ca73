import { addDocumentTranslation } from '@fsvp/contracts/documents/document-translation';
import { useApiMutation } from '@fsvp/web-kit';

/** No failure toast: the form shows the failure. */
export function useAddDocumentTranslation() {
  return useApiMutation(addDocumentTranslation, { success: 'Translation attached', changes: ['document'] });
}
