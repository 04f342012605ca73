import { dayOf } from '@fsvp/contracts/core/calendar-day';
import type { DocumentState } from '@fsvp/contracts/program/readiness/file-inputs';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { saveDocumentFiles } from '@fsvp/service-kit/read-models/document-files/document-files';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** What svc-documents keeps of a document, as far as it matters for evidence. */
export type DocumentCopy = Pick<
  DocumentEntry,
  | 'id'
  | 'title'
  | 'supplierId'
  | 'expirationDate'
  | 'language'
  | 'fileDamagedSince'
  | 'fileVersion'
  | 'translations'
  | 'sha256'
  | 'fileAddedAt'
  | 'version'
  | 'withdrawn'
>;

/** A document as evidence of a file. */
export interface KnownDocument extends DocumentState {
  version: number;
}

/** Saves the newest of each document's entries unless a newer version is stored. */
export async function saveDocuments(manager: Manager, entries: DocumentCopy[]): Promise<void> {
  const rows = entries.map(({ supplierId = null, expirationDate, language = 'en', fileDamagedSince, ...entry }) => {
    const expiryDay = expirationDate ? dayOf(expirationDate) : null;
    const translations = (entry.translations ?? [])
      .filter(({ fileVersion }) => fileVersion === entry.fileVersion)
      .map(({ translatedDocumentId }) => translatedDocumentId);
    return { ...entry, supplierId, expiryDay, language, damaged: Boolean(fileDamagedSince), translations };
  });
  await manager.query(
    `insert into document_directory (id, title, supplier_id, expiry_day, language, damaged, translations, version, withdrawn)
     select distinct on (id) id, title, "supplierId", "expiryDay", language, damaged, translations, version, withdrawn
     from jsonb_to_recordset($1::jsonb)
       as entry (id uuid, title text, "supplierId" uuid, "expiryDay" date, language text, damaged boolean,
         translations uuid[], version integer, withdrawn boolean)
     order by id, version desc
     on conflict (id) do update set title = excluded.title, supplier_id = excluded.supplier_id,
       expiry_day = excluded.expiry_day, language = excluded.language, damaged = excluded.damaged,
       translations = excluded.translations, version = excluded.version, withdrawn = excluded.withdrawn
     where document_directory.version < excluded.version`,
    [JSON.stringify(rows)],
  );
  await saveDocumentFiles(manager, entries);
}

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
