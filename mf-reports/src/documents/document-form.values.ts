import type { Document, DocumentType } from '@fsvp/contracts/document';
import { isoDay } from '@fsvp/ui';

/** The values of the form's fields. */
export interface DocumentValues {
  title: string;
  type: DocumentType | null;
  supplierId: string | null;
  /** 'yyyy-MM-dd'. */
  expirationDate: string | null;
  description: string;
}

/** The fields' labels. */
export const DOCUMENT_FIELD_LABELS: Record<keyof DocumentValues, string> = {
  title: 'Title',
  type: 'Document Type',
  supplierId: 'Supplier',
  expirationDate: 'Expiry Date',
  description: 'Description',
};

/** Initial values for an uploaded file, with its name as the title. */
export function newDocument(fileName: string, supplierId: string | undefined): DocumentValues {
  return { title: fileName, type: null, supplierId: supplierId ?? null, expirationDate: null, description: '' };
}

export function toFormValues({ title, type, supplierId, expirationDate, description }: Document): DocumentValues {
  return { title, type, supplierId, expirationDate: isoDay(expirationDate) ?? null, description: description ?? '' };
}
