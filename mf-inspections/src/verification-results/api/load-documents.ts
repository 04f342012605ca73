import { DOCUMENT_TYPE_LABELS, getDocument, listDocuments } from '@fsvp/contracts/documents/document';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import type { LoadOptions } from '@fsvp/ui';
import { api, apiQuery, useApiQuery, useQueryClient } from '@fsvp/web-kit';

/** Documents of a supplier for a Combobox, searched as the user types. Their titles are then known to `useDocument`. */
export function useLoadDocuments(supplierId: string): LoadOptions {
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

export function useDocument(id: string) {
  return useApiQuery(getDocument, { params: { id } });
}
