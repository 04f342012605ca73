import type { Document } from '@fsvp/contracts/documents/document';
import type { DocumentEntity } from './document.entity.js';

/** Converts a row to the API's document. */
export function toDocument(entity: DocumentEntity, supplierName: string | null): Document {
  const { deletedAt: _deleted, uploadId: _upload, ...stored } = entity;
  return { ...stored, supplierName };
}
