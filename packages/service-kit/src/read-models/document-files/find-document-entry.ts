import { type DocumentEntry, getDocumentEntry } from '@fsvp/contracts/documents/internal';
import type { ServiceClient } from '../../http/service-client.js';
import { ProblemError } from '../../problems/problem.error.js';

/**
 * Requests a document from svc-documents; undefined for one that never existed.
 * @param timeoutMs by default that of the client
 * @throws 503 or 504 while svc-documents does not respond
 */
export async function findDocumentEntry(
  documents: ServiceClient,
  id: string,
  timeoutMs?: number,
): Promise<DocumentEntry | undefined> {
  try {
    return await documents.call(getDocumentEntry, { params: { id } }, timeoutMs);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw error;
  }
}
