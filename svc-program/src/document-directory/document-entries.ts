import { dayOf } from '@fsvp/contracts/core/calendar-day';
import type { DocumentState } from '@fsvp/contracts/program/readiness/file-inputs';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { DocumentCopy, type CopiedDocument } from '@fsvp/service-kit/read-models/document-directory/document-copy';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** What svc-documents keeps of a document, as far as it matters for evidence. */
export type CopiedEvidence = CopiedDocument &
  Pick<DocumentEntry, 'supplierId' | 'expirationDate' | 'language' | 'fileDamagedSince'>;

/** A document as evidence of a file. */
export interface KnownDocument extends DocumentState {
  version: number;
}

/** The copy of documents: evidence that expires or is withdrawn counts so within seconds. */
export const documentCopy = new DocumentCopy<CopiedEvidence>({
  supplier_id: { type: 'uuid', read: ({ supplierId }) => supplierId },
  expiry_day: { type: 'date', read: ({ expirationDate }) => expirationDate && dayOf(expirationDate) },
  language: { type: 'text', read: ({ language = 'en' }) => language },
  damaged: { type: 'boolean', read: ({ fileDamagedSince }) => Boolean(fileDamagedSince) },
});

/** The documents by id; one that is not in the result is unknown, and so not whole. */
export async function documentsOf(manager: Manager, ids: readonly string[]): Promise<Map<string, KnownDocument>> {
  if (!ids.length) return new Map();
  const rows = await manager.query<(KnownDocument & { id: string })[]>(
    `select d.id, d.version, d.title, d.language, d.expiry_day::text as "expiryDay", not d.withdrawn and not d.damaged as whole,
       array(select t.language from document_directory t where t.id = any(d.translations) and not t.withdrawn and not t.damaged
         order by t.language) as "translatedInto"
     from document_directory d where d.id = any($1::uuid[])`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, ...document }) => [id, document]));
}

/** The titles of documents, for people to read. */
export async function titlesOf(manager: Manager, ids: readonly string[]): Promise<Names> {
  const documents = await documentsOf(manager, ids);
  return Object.fromEntries([...documents].map(([id, { title }]) => [id, title]));
}
