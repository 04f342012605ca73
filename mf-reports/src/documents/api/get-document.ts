import { getDocument, type Document } from '@fsvp/contracts/document';
import { useApiQuery } from '@fsvp/web-kit';

/** One document to look at; `known` is what the list has of it, shown until the record itself is there. */
export function useDocument(id: string, { known, enabled }: { known: Document | undefined; enabled: boolean }) {
  return useApiQuery(getDocument, { params: { id } }, { placeholderData: known, enabled });
}

/** One document to edit: always as it is now. */
export function useFreshDocument(id: string) {
  const query = useApiQuery(getDocument, { params: { id } }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
