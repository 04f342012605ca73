import { removeDocumentTranslation } from '@fsvp/contracts/documents/document-translation';
import { useApiMutation } from '@fsvp/web-kit';

/** No failure toast: the dialog shows the failure. */
export function useRemoveDocumentTranslation() {
  return useApiMutation(removeDocumentTranslation, { success: 'Translation removed', changes: ['document'] });
}
