import { listDocumentVersions } from '@fsvp/contracts/document';
import { useApiQuery } from '@fsvp/web-kit';

/** The files that a document has had; refetched each time, since someone else may have brought one. */
export function useDocumentVersions(id: string) {
  return useApiQuery(listDocumentVersions, { params: { id } }, { refetchOnMount: 'always' });
}
