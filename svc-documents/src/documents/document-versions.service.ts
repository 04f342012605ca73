import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { addDocumentVersion, Document } from '@fsvp/contracts/document';
import { documentVersionAdded } from '@fsvp/contracts/events';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { notFound, ProblemError } from '@fsvp/service-kit/problem.error';
import { lockRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work';
import type { DocumentFile } from './document-file.js';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';
import { takeUpload } from './stored-uploads.js';
import { supplierNameOf } from './supplier-name.js';

const VERSIONS = `
  select json_build_object('versions', json_agg(json_build_object('number', number, 'fileName', file_name, 'fileSize', file_size, 'mimeType', mime_type,
    'sha256', sha256, 'uploadedBy', uploaded_by, 'uploadedAt', iso(uploaded_at)) order by number desc), 'total', count(*))::text as json
  from document_versions where document_id = $1 having count(*) > 0`;

/** The files that a document has had. The rows are written by the database, as a document's file changes. */
@Injectable()
export class DocumentVersionsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Newest first; of a withdrawn document too. */
  async list(documentId: string): Promise<JsonText> {
    const found = await this.database.value<JsonText | undefined>({
      name: 'document-versions',
      text: VERSIONS,
      values: [documentId],
    });
    if (!found) throw notFound('document');
    return found;
  }

  async file(documentId: string, number: number): Promise<DocumentFile> {
    const text = `select file_name as "fileName", file_size as "fileSize", mime_type as "mimeType", sha256 from document_versions where document_id = $1 and number = $2`;
    const [found] = await this.database.rows<DocumentFile & Record<string, unknown>>({
      name: 'document-version',
      text,
      values: [documentId, number],
    });
    if (!found)
      throw new ProblemError(404, 'Not found', 'This document has no such version. Look at the list of its versions.');
    return found;
  }

  /** Gives a document a newer file; the earlier ones stay. An earlier one comes back by being uploaded again. */
  async add(
    documentId: string,
    { filePath, fileName }: HandlerInput<typeof addDocumentVersion>['body'],
  ): Promise<Document> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const document = await lockRecord(manager, DocumentEntity, documentId, 'document');
      const before = snapshot(document);
      Object.assign(document, await takeUpload(manager, filePath, fileName));
      document.fileVersion += 1;
      touch(document);
      await manager.update(DocumentEntity, documentId, document);
      record({ event: documentVersionAdded, before, after: document });
      return toDocument(document, await supplierNameOf(manager, document.supplierId));
    });
  }
}
