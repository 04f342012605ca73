import { DOCUMENT_TYPE_LABELS, type DocumentType } from '@fsvp/contracts/documents/document';
import { languageName } from '@fsvp/contracts/core/language';
import { formatDate } from '@fsvp/ui';
import { SupplierName } from '@fsvp/web-kit';

/** Texts of values that the form shows by their labels. */
export const DOCUMENT_VALUE_TEXTS = {
  type: (type: DocumentType) => DOCUMENT_TYPE_LABELS[type],
  supplierId: (id: string | null) => (id === null ? 'Empty' : <SupplierName id={id} />),
  language: (code: string) => languageName(code),
  documentDate: (day: string | null) => formatDate(day, 'Empty'),
  expirationDate: (day: string | null) => formatDate(day, 'Empty'),
};
