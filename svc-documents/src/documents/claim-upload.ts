import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import type { EntityManager } from 'typeorm';
import { refineMediaType } from '../uploads/media-type.js';
import { parseUploadId } from '../uploads/object-path.js';
import type { DocumentEntity } from './document.entity.js';
import { sanitizeFileName } from './file-name.js';

/** The columns of a document that describe its file. */
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
 * Returns the columns of a file that the current user uploaded, and locks the upload until the transaction ends.
 * @throws 400 for `filePath` when no file was stored there, 409 when a document already uses it
 */
export async function claimUpload(
  manager: EntityManager,
  filePath: string,
  requestedName: string,
): Promise<FileFields> {
  const fileName = sanitizeFileName(requestedName);
  const { actor } = currentContext();
  const uploadId = parseUploadId(filePath);
  const [upload] = uploadId
    ? await manager.query<StoredUpload[]>(
        'select id, sha256, size, mime_type from uploads where id = $1 and user_id is not distinct from $2 and stored_at is not null for update',
        [uploadId, actor],
      )
    : [];
  if (!upload)
    throw invalidInput([
      { path: 'filePath', message: 'There is no uploaded file at this path. Upload the file first' },
    ]);
  const registered = await manager.query<unknown[]>('select from document_versions where upload_id = $1', [upload.id]);
  if (registered.length)
    throw new ProblemError(
      'upload-used',
      'This file is already used by a document. Upload it again to use it for another one.',
    );
  const { sha256, size } = upload;
  return {
    uploadId: upload.id,
    fileName,
    filePath,
    fileSize: size,
    mimeType: refineMediaType(upload.mime_type, fileName),
    sha256,
    uploadedBy: actor,
  };
}
