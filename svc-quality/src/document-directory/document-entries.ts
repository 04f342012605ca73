import type { DocumentEntry } from '@fsvp/contracts/internal';
import type { EntityManager } from 'typeorm';

/** Saves an entry unless a newer version is stored. */
export async function saveDocument(manager: Pick<EntityManager, 'query'>, entry: DocumentEntry): Promise<void> {
  await manager.query(
    `insert into document_directory (id, title, file_name, mime_type, file_size, verification_id, corrective_action_id, version, withdrawn)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set title = excluded.title, file_name = excluded.file_name, mime_type = excluded.mime_type,
       file_size = excluded.file_size, verification_id = excluded.verification_id, corrective_action_id = excluded.corrective_action_id,
       version = excluded.version, withdrawn = excluded.withdrawn
     where document_directory.version < excluded.version`,
    [
      entry.id,
      entry.title,
      entry.fileName,
      entry.mimeType,
      entry.fileSize,
      entry.verificationId,
      entry.correctiveActionId,
      entry.version,
      entry.withdrawn,
    ],
  );
}

/** The column of the copy that links a document to a record of one kind. */
export type LinkColumn = 'verification_id' | 'corrective_action_id';

/** SQL of the JSON array of the attachments of record `owner`, which is SQL of its id. */
export function attachmentsJson(column: LinkColumn, owner: string): string {
  return `(select coalesce(json_agg(json_build_object('documentId', d.id, 'title', d.title, 'fileName', d.file_name,
    'mimeType', d.mime_type, 'fileSize', d.file_size) order by d.id), '[]') from document_directory d where d.${column} = ${owner} and not d.withdrawn)`;
}
