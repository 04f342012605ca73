import { createDocument, type Document } from '@fsvp/contracts/document';
import { useApiMutation } from '@fsvp/web-kit';

/** @param success what to say of the document that the uploaded file became */
export function useCreateDocument(success: (document: Document) => string) {
  return useApiMutation(createDocument, { success, failure: 'Failed to save document', changes: ['document'] });
}
