import type { Document, DocumentType } from '@fsvp/contracts/documents/document';
import { isoDay } from '@fsvp/ui';

/** The values of the form's fields. */
export interface DocumentValues {
  title: string;
  type: DocumentType | null;
  supplierId: string | null;
  /** 'yyyy-MM-dd'. */
  expirationDate: string | null;
  description: string;
  /** Of ISO 639-1. */
  language: string | null;
}

/** The fields' labels. */
export const DOCUMENT_FIELD_LABELS: Record<keyof DocumentValues, string> = {
  title: 'Title',
  type: 'Document Type',
  supplierId: 'Supplier',
  expirationDate: 'Expiry Date',
  description: 'Description',
  language: 'Language',
};

/** Initial values for an uploaded file, with its name as the title. */
export function newDocument(fileName: string, supplierId: string | undefined): DocumentValues {
  const empty = { type: null, expirationDate: null, description: '', language: 'en' };
  return { ...empty, title: fileName, supplierId: supplierId ?? null };
}

export function toFormValues({ expirationDate, description, ...document }: Document): DocumentValues {
  const { title, type, supplierId, language } = document;
  return {
    title,
    type,
    supplierId,
    language,
    expirationDate: isoDay(expirationDate) ?? null,
    description: description ?? '',
  };
}
