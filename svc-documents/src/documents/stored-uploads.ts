import { conflict, invalidInput } from '@fsvp/service-kit/problem.error';
import { currentContext } from '@fsvp/service-kit/request-context';
import type { EntityManager } from 'typeorm';
import { namedKind } from '../uploads/file-kind.js';
import { uploadIdOf } from '../uploads/object-path.js';
import type { DocumentEntity } from './document.entity.js';
import { plainFileName } from './file-name.js';

/** What a document knows of its file. */
export type FileFields = Pick<
  DocumentEntity,
  'uploadId' | 'fileName' | 'filePath' | 'fileSize' | 'mimeType' | 'sha256' | 'uploadedBy'
>;

interface StoredUpload {
  id: string;
  sha256: string;
  size: number;
  mime_type: string;
}

/**
 * The facts of a file that the acting user uploaded; it is theirs to register until the transaction ends.
 * @throws 400 naming `filePath` unless a file was stored under it, 409 when a document has it already
 */
export async function takeUpload(manager: EntityManager, filePath: string, givenName: string): Promise<FileFields> {
  const fileName = plainFileName(givenName);
  const { actor } = currentContext();
  const uploadId = uploadIdOf(filePath);
  const [upload] = uploadId
    ? await manager.query<StoredUpload[]>(
        'select id, sha256, size, mime_type from uploads where id = $1 and user_id is not distinct from $2 and stored_at is not null for update',
        [uploadId, actor],
      )
    : [];
  if (!upload) throw invalidInput([{ path: 'filePath', message: 'No file was uploaded there. Upload the file first' }]);
  const taken = await manager.query<unknown[]>('select from document_versions where upload_id = $1', [upload.id]);
  if (taken.length) throw conflict('This file is a document already. Upload it again to make another one of it.');
  const { sha256, size } = upload;
  return {
    uploadId: upload.id,
    fileName,
    filePath,
    fileSize: size,
    mimeType: namedKind(upload.mime_type, fileName),
    sha256,
    uploadedBy: actor,
  };
}
