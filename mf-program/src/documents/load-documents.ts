import { DOCUMENT_TYPE_LABELS, getDocument, listDocuments } from '@fsvp/contracts/documents/document';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import type { LoadOptions } from '@fsvp/ui';
import { api, apiQuery, useApiQuery, useQueryClient } from '@fsvp/web-kit';

/**
 * Documents for a Combobox, searched as the user types. Their titles are then known to `useDocument`.
 * @param supplierId without it, documents of all suppliers and of the importer
 */
export function useLoadDocuments(supplierId?: string): LoadOptions {
  const client = useQueryClient();
  return async (text, signal) => {
    const query = { search: text || undefined, supplierId, limit: PICKER_LIMIT, offset: 0 };
    const { documents, total } = await api.call(listDocuments, { query, signal });
    for (const document of documents)
      client.setQueryData(apiQuery(getDocument, { params: { id: document.id } }).queryKey, document);
    const options = documents.map(({ id, title, type, fileName }) => ({
      value: id,
      label: title,
      description: `${DOCUMENT_TYPE_LABELS[type] ?? type}, ${fileName}`,
    }));
    return { options, total };
  };
}

/** @param id undefined loads nothing */
export function useDocument(id: string | undefined) {
  return useApiQuery(getDocument, { params: { id: id ?? '' } }, { enabled: id !== undefined });
}
