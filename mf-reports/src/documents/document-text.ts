import {
  DOCUMENT_TYPE_LABELS,
  OFFERED_DOCUMENT_TYPES,
  type Document,
  type DocumentType,
} from '@fsvp/contracts/documents/document';
import { formatNumber } from '@fsvp/ui';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';

/** Options of a form or filter; `also` is the current type, which is included even if it is not offered. */
export function documentTypeOptions(also?: DocumentType) {
  const offered: readonly DocumentType[] = OFFERED_DOCUMENT_TYPES;
  const types = also && !offered.includes(also) ? [...offered, also] : offered;
  return types.map((value) => ({ value, label: DOCUMENT_TYPE_LABELS[value] }));
}

/** A document without a supplier is the importer's own. */
export function supplierText({ supplierId, supplierName }: Pick<Document, 'supplierId' | 'supplierName'>): string {
  return supplierId === null ? 'System document' : (supplierName ?? UNKNOWN_SUPPLIER);
}

/** '812 bytes', '4.2 KB', '1.3 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
