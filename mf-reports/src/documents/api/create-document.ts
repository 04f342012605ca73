import { createDocument, type Document } from '@fsvp/contracts/documents/document';
import { useApiMutation } from '@fsvp/web-kit';

/** @param success returns the toast text for the created document */
export function useCreateDocument(success: (document: Document) => string) {
  return useApiMutation(createDocument, { success, failure: 'Failed to save document', changes: ['document'] });
}
