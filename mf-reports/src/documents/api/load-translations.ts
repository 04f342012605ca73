import { DOCUMENT_TYPE_LABELS, listDocuments, type Document } from '@fsvp/contracts/documents/document';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { languageName } from '@fsvp/contracts/core/language';
import type { LoadOptions } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';

/** Documents for a Combobox that can be the translation of a document: of its supplier, in other languages. */
export function loadTranslations({ id: originalId, supplierId, language }: Document): LoadOptions {
  return async (text, signal) => {
    const query = {
      search: text || undefined,
      supplierId: supplierId ?? undefined,
      limit: PICKER_LIMIT,
      offset: 0,
    };
    const { documents, total } = await api.call(listDocuments, { query, signal });
    const options = documents
      .filter((one) => one.id !== originalId && one.supplierId === supplierId && one.language !== language)
      .map(({ id, title, type, fileName, language: of }) => ({
        value: id,
        label: title,
        description: `${languageName(of)}, ${DOCUMENT_TYPE_LABELS[type] ?? type}, ${fileName}`,
      }));
    // Those that were not loaded are found by more letters.
    return { options, total: options.length + total - documents.length };
  };
}
