import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import { saveDocumentFiles } from '@fsvp/service-kit/read-models/document-files/document-files';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** SQL: a link that was requested since the version that is stored is not in svc-documents yet. */
const linkOfNewest = (column: LinkColumn) =>
  `case when document_directory.version < excluded.version then excluded.${column} else document_directory.${column} end`;

/**
 * Saves the newest of each document's entries unless a newer version is stored. An entry of an earlier release has no language, so
 * that it is asked for when it is needed.
 */
export async function saveDocuments(manager: Manager, entries: DocumentEntry[]): Promise<void> {
  const rows = entries.map(({ language, translations, fileVersion, ...entry }) => ({
    ...entry,
    language: translations ? language : null,
    translations: (translations ?? [])
      .filter((one) => one.fileVersion === fileVersion)
      .map(({ translatedDocumentId }) => translatedDocumentId),
  }));
  await manager.query(
    `insert into document_directory (id, title, file_name, mime_type, file_size, verification_id, corrective_action_id, version,
       withdrawn, language, translations)
     select distinct on (id) id, title, "fileName", "mimeType", "fileSize", "verificationId", "correctiveActionId", version,
       withdrawn, language, translations
     from jsonb_to_recordset($1::jsonb)
       as entry (id uuid, title text, "fileName" text, "mimeType" text, "fileSize" integer, "verificationId" uuid,
         "correctiveActionId" uuid, version integer, withdrawn boolean, language text, translations uuid[])
     order by id, version desc
     on conflict (id) do update set title = excluded.title, file_name = excluded.file_name, mime_type = excluded.mime_type,
       file_size = excluded.file_size, verification_id = ${linkOfNewest('verification_id')},
       corrective_action_id = ${linkOfNewest('corrective_action_id')}, version = excluded.version, withdrawn = excluded.withdrawn, language = excluded.language, translations = excluded.translations
     where document_directory.version < excluded.version
       or (document_directory.version = excluded.version and document_directory.language is null)`,
    [JSON.stringify(rows)],
  );
  await saveDocumentFiles(manager, entries);
}

/** What a person must be able to read of a document. */
export interface ReadableDocument {
  id: string;
  /** Null: not known yet. */
  language: string | null;
  withdrawn: boolean;
  /** The documents that are translations of its current file. */
  translations: string[];
}

export function findReadable(manager: Manager, ids: readonly string[]): Promise<ReadableDocument[]> {
  return manager.query(
    'select id, language, withdrawn, translations from document_directory where id = any($1::uuid[])',
    [ids],
  );
}

/** The column of the copy that links a document to a record of one kind. */
export type LinkColumn = 'verification_id' | 'corrective_action_id';

/** SQL of the JSON array of the attachments of record `owner`, which is SQL of its id. */
export function attachmentsJson(column: LinkColumn, owner: string): string {
  return `(select coalesce(json_agg(json_build_object('documentId', d.id, 'title', d.title, 'fileName', d.file_name,
    'mimeType', d.mime_type, 'fileSize', d.file_size) order by d.id), '[]') from document_directory d where d.${column} = ${owner} and not d.withdrawn)`;
}

/** SQL of the JSON array of the files of the attachments of record `owner`. */
export function filesJson(column: LinkColumn, owner: string): string {
  return `(select coalesce(json_agg(json_build_object('documentId', f.document_id, 'sha256', f.sha256, 'addedAt', iso(f.added_at))
    order by f.document_id), '[]') from document_files f join document_directory d on d.id = f.document_id where d.${column} = ${owner} and not d.withdrawn)`;
}
