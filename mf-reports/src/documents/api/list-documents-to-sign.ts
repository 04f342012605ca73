import type { ClientInput } from '@fsvp/contracts/core/call';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { MAX_SUBJECTS } from '@fsvp/contracts/signatures/signature';
import { formatInstantDate } from '@fsvp/ui';
import { api, type SigningRecord } from '@fsvp/web-kit';
import { supplierText } from '../document-text.js';

/** The documents of a page of the library, as many as one password signs. */
export async function listDocumentsToSign(
  { search, ...filters }: NonNullable<ClientInput<typeof listDocuments>['query']>,
  signal: AbortSignal,
): Promise<SigningRecord[]> {
  const query = { search: search || undefined, ...filters, limit: MAX_SUBJECTS };
  const { documents } = await api.call(listDocuments, { query, signal });
  return documents.map((document) => ({
    id: document.id,
    title: document.title,
    details: `${supplierText(document)} · ${document.fileName} · Uploaded ${formatInstantDate(document.createdAt)}`,
  }));
}
