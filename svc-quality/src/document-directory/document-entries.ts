import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import { DocumentCopy } from '@fsvp/service-kit/read-models/document-directory/document-copy';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** A link that this service requested is not in svc-documents yet. */
const link = (read: (entry: DocumentEntry) => string | null) => ({ type: 'uuid', read, isAhead: true });

/** The copy of documents: attachments show new links, names and files within seconds. */
export const documentCopy = new DocumentCopy({
  file_name: { type: 'text', read: ({ fileName }) => fileName },
  mime_type: { type: 'text', read: ({ mimeType }) => mimeType },
  file_size: { type: 'integer', read: ({ fileSize }) => fileSize },
  verification_id: link(({ verificationId }) => verificationId),
  corrective_action_id: link(({ correctiveActionId }) => correctiveActionId),
  // An entry of an earlier release has none, so that it is asked for when it is needed.
  language: { type: 'text', read: ({ language, translations }) => translations && language },
});

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
