import { listDocumentVersions } from '@fsvp/contracts/documents/document';
import { useApiQuery } from '@fsvp/web-kit';

/** All versions of a document; refetched on mount, since someone else may have uploaded one. */
export function useDocumentVersions(id: string) {
  return useApiQuery(listDocumentVersions, { params: { id } }, { refetchOnMount: 'always' });
}
