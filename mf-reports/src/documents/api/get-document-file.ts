import { downloadDocument, downloadDocumentVersion } from '@fsvp/contracts/documents/document';
import { api } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';

const FILE_BUDGET_MS = 120_000;

/**
 * The current file of a document, or an earlier version. Not cached: files are large, and the next version has the same
 * URL.
 */
export function useDocumentFile(id: string, version: number | undefined) {
  const options = { budgetMs: FILE_BUDGET_MS };
  return useQuery({
    // A key of its own: a file never changes, so saving a document must not invalidate it.
    queryKey: ['document-file', id, version ?? 'current'],
    queryFn: ({ signal }) =>
      version === undefined
        ? api.download(downloadDocument, { params: { id }, signal, ...options })
        : api.download(downloadDocumentVersion, { params: { id, number: version }, signal, ...options }),
    gcTime: 0,
  });
}
