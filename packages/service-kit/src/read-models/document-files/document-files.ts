import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { documentRegistered, documentVersionAdded } from '@fsvp/contracts/documents/document.record';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../database/database.js';
import type { ServiceClient } from '../../http/service-client.js';
import { unavailable } from '../../problems/problem.error.js';
import { findDocumentEntry } from './find-document-entry.js';

type Manager = Pick<EntityManager, 'query'>;
type FileEntry = Pick<DocumentEntry, 'id' | 'version' | 'sha256' | 'fileVersion' | 'fileAddedAt'>;

/** The current file of a document that a record rests on. */
export interface DocumentFile {
  documentId: string;
  sha256: string;
  /** Null: not known yet. */
  addedAt: string | null;
}

/** When the file of a document was added, by an event of the document; undefined if the event does not say it. */
export function fileAddedAt({ type, occurredAt }: EventEnvelope): string | undefined {
  return type === documentRegistered.type || type === documentVersionAdded.type ? occurredAt : undefined;
}

/** Keeps one entry of each document: the newest, with the time of its file, which another entry may have. */
function newestOf(entries: readonly FileEntry[]): FileEntry[] {
  const newest = new Map<string, FileEntry>();
  for (const entry of entries) {
    const other = newest.get(entry.id);
    const [later, earlier] = other && other.version > entry.version ? [other, entry] : [entry, other];
    const addedAt =
      later.fileAddedAt ?? (earlier?.fileVersion === later.fileVersion ? earlier?.fileAddedAt : undefined);
    newest.set(entry.id, { ...later, fileAddedAt: addedAt });
  }
  return [...newest.values()];
}

/** Saves the files of the newest entries. Entries of an earlier release have none. */
export async function saveDocumentFiles(manager: Manager, entries: readonly FileEntry[]): Promise<void> {
  const rows = newestOf(entries.filter(({ sha256, fileVersion }) => sha256 && fileVersion));
  if (!rows.length) return;
  await manager.query(
    `insert into document_files (document_id, version, file_version, sha256, added_at)
     select id, version, "fileVersion", sha256, "fileAddedAt" from jsonb_to_recordset($1::jsonb)
       as entry (id uuid, version integer, "fileVersion" integer, sha256 text, "fileAddedAt" timestamptz)
     order by id
     on conflict (document_id) do update set version = excluded.version, file_version = excluded.file_version, sha256 = excluded.sha256,
       added_at = coalesce(excluded.added_at, case when document_files.file_version = excluded.file_version then document_files.added_at end)
     where document_files.version < excluded.version
       or (document_files.version = excluded.version and document_files.added_at is null)`,
    [JSON.stringify(rows)],
  );
}

/** The files of documents, from this service's copy; unknown ones are requested from svc-documents. */
export class DocumentFiles {
  constructor(
    private readonly database: Database,
    private readonly documents: ServiceClient,
  ) {}

  /**
   * Requests the files that the copy does not have. Call it before a transaction, since it may send requests.
   * @throws 503 if svc-documents is unavailable
   */
  async require(ids: readonly string[]): Promise<void> {
    const { manager } = this.database.dataSource;
    const unknown = ids.length ? await findUnknown(manager, ids) : [];
    for (const id of unknown) {
      const entry = await findDocumentEntry(this.documents, id);
      if (!entry) continue;
      // Of an earlier release, which is being replaced.
      if (!entry.sha256) throw unavailable('The documents service is being updated. Try again in a moment.');
      await saveDocumentFiles(manager, [entry]);
    }
  }

  /** In the order of their ids; a document that does not exist has none. */
  async read(ids: readonly string[], manager: Manager = this.database.dataSource.manager): Promise<DocumentFile[]> {
    if (!ids.length) return [];
    return manager.query(
      `select document_id as "documentId", sha256, iso(added_at) as "addedAt" from document_files
       where document_id = any($1::uuid[]) order by document_id`,
      [ids],
    );
  }
}

/** Without a file, or with one of an earlier version of the document than the copy is. */
async function findUnknown(manager: Manager, ids: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select id from unnest($1::uuid[]) id where not exists (
       select from document_files f where f.document_id = id and f.added_at is not null
         and f.version >= coalesce((select d.version from document_directory d where d.id = f.document_id), 0))`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
