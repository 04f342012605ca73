import { listDocumentTranslations } from '@fsvp/contracts/documents/document-translation';
import { useApiQuery } from '@fsvp/web-kit';

/** The translations of a document, and what it is a translation of; refetched on mount like its versions. */
export function useDocumentTranslations(id: string) {
  return useApiQuery(listDocumentTranslations, { params: { id } }, { refetchOnMount: 'always' });
}
