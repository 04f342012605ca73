import { downloadDocument, downloadDocumentVersion } from '@fsvp/contracts/document';
import { api } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';

const FILE_BUDGET_MS = 120_000;

/** A document's file, or one that it has had. It is forgotten when it leaves the screen: files are big, and the next version has the same address. */
export function useDocumentFile(id: string, version: number | undefined) {
  const options = { budgetMs: FILE_BUDGET_MS };
  return useQuery({
    // Not under the call's path: a file never changes, and must not be fetched again whenever someone saves a document.
    queryKey: ['document-file', id, version ?? 'current'],
    queryFn: ({ signal }) =>
      version === undefined
        ? api.download(downloadDocument, { params: { id }, signal, ...options })
        : api.download(downloadDocumentVersion, { params: { id, number: version }, signal, ...options }),
    gcTime: 0,
  });
}
