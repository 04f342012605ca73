import { dayOf } from '@fsvp/contracts/calendar-day';
import type { DocumentState } from '@fsvp/contracts/fsvp-file/recorded-evidence';
import type { DocumentEntry } from '@fsvp/contracts/internal';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** What svc-documents keeps of a document, as far as it matters for evidence. */
export type DocumentCopy = Pick<
  DocumentEntry,
  'id' | 'title' | 'supplierId' | 'expirationDate' | 'language' | 'fileDamagedSince' | 'version' | 'withdrawn'
>;

/** A document as evidence of a file. */
export interface KnownDocument extends DocumentState {
  version: number;
}

/** Saves the newest of each document's entries unless a newer version is stored. */
export async function saveDocuments(manager: Manager, entries: DocumentCopy[]): Promise<void> {
  const rows = entries.map(({ supplierId = null, expirationDate, language = 'en', fileDamagedSince, ...entry }) => {
    const expiryDay = expirationDate ? dayOf(expirationDate) : null;
    return { ...entry, supplierId, expiryDay, language, damaged: Boolean(fileDamagedSince) };
  });
  await manager.query(
    `insert into document_directory (id, title, supplier_id, expiry_day, language, damaged, version, withdrawn)
     select distinct on (id) id, title, "supplierId", "expiryDay", language, damaged, version, withdrawn
     from jsonb_to_recordset($1::jsonb)
       as entry (id uuid, title text, "supplierId" uuid, "expiryDay" date, language text, damaged boolean,
         version integer, withdrawn boolean)
     order by id, version desc
     on conflict (id) do update set title = excluded.title, supplier_id = excluded.supplier_id,
       expiry_day = excluded.expiry_day, language = excluded.language, damaged = excluded.damaged, version = excluded.version, withdrawn = excluded.withdrawn
     where document_directory.version < excluded.version`,
    [JSON.stringify(rows)],
  );
}

/** The documents by id; one that is not in the result is unknown, and so not whole. */
export async function documentsOf(manager: Manager, ids: readonly string[]): Promise<Map<string, KnownDocument>> {
  if (!ids.length) return new Map();
  const rows = await manager.query<(KnownDocument & { id: string })[]>(
    `select id, version, title, language, expiry_day::text as "expiryDay", not withdrawn and not damaged as whole
     from document_directory where id = any($1::uuid[])`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, ...document }) => [id, document]));
}
