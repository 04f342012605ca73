import { documentCreate, type Document } from '@fsvp/contracts/documents/document';
import { isoDay } from '@fsvp/ui';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

/** The fields' labels. */
export const DOCUMENT_FIELD_LABELS = {
  title: 'Title',
  type: 'Document Type',
  supplierId: 'Supplier',
  documentDate: 'Document Date',
  expirationDate: 'Expiry Date',
  description: 'Description',
  language: 'Language',
} satisfies Partial<Record<keyof Document, string>>;

/** The values of the form's fields; the dates are 'yyyy-MM-dd', the language a code of ISO 639-1. */
export type DocumentValues = FormValues<Document, keyof typeof DOCUMENT_FIELD_LABELS, 'type' | 'language'>;

/** Initial values for an uploaded file, with its name as the title. */
export const newDocument = (fileName: string, supplierId: string | undefined): DocumentValues =>
  recordFormValues(documentCreate, DOCUMENT_FIELD_LABELS, { title: fileName, supplierId, language: 'en' });

export const toFormValues = (document: Document): DocumentValues =>
  recordFormValues(documentCreate, DOCUMENT_FIELD_LABELS, {
    ...document,
    documentDate: isoDay(document.documentDate),
    expirationDate: isoDay(document.expirationDate),
  });
