import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { addDocumentVersion, Document } from '@fsvp/contracts/documents/document';
import { documentVersionAdded } from '@fsvp/contracts/documents/document.record';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { lockRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import type { DocumentFile } from './document-file.js';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';
import { claimUpload } from './claim-upload.js';
import { findSupplierName } from './supplier-name.js';

const LIST_VERSIONS = `
  select json_build_object('versions', json_agg(json_build_object('number', number, 'fileName', file_name, 'fileSize', file_size, 'mimeType', mime_type,
    'sha256', sha256, 'uploadedBy', uploaded_by, 'uploadedAt', iso(uploaded_at),
    'signaturePageOf', (select p.file_version from signature_pages p where p.document_id = v.document_id and p.page_version = v.number),
    'signaturePageIds', array(select p.page_document_id from signature_pages p where p.document_id = v.document_id
      and p.file_version = v.number and p.page_document_id is not null order by p.done_at)) order by number desc), 'total', count(*))::text as json
  from document_versions v where document_id = $1 having count(*) > 0`;

/** All files of a document, current and earlier. A database trigger writes the rows when a document's file changes. */
@Injectable()
export class DocumentVersionsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Newest first, also for a withdrawn document. */
  async list(documentId: string): Promise<JsonText> {
    const found = await this.database.value<JsonText | undefined>({
      name: 'document-versions',
      text: LIST_VERSIONS,
      values: [documentId],
    });
    if (!found) throw notFound('document');
    return found;
  }

  async getFile(documentId: string, number: number): Promise<DocumentFile> {
    const text = `select file_name as "fileName", file_size as "fileSize", mime_type as "mimeType", sha256 from document_versions where document_id = $1 and number = $2`;
    const [found] = await this.database.rows<DocumentFile & Record<string, unknown>>({
      name: 'document-version',
      text,
      values: [documentId, number],
    });
    if (!found)
      throw new ProblemError('no-such-record', 'This document has no such version. Choose one from its version list.');
    return found;
  }

  /** Adds a newer file to a document. Earlier versions are kept; to restore one, upload its file again. */
  async add(
    documentId: string,
    { filePath, fileName }: HandlerInput<typeof addDocumentVersion>['body'],
  ): Promise<Document> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const document = await lockRecord(manager, DocumentEntity, documentId, 'document');
      const before = snapshot(document);
      Object.assign(document, await claimUpload(manager, filePath, fileName));
      document.fileVersion = await nextVersion(manager, documentId);
      document.fileDamagedSince = null;
      touch(document);
      await manager.update(DocumentEntity, documentId, document);
      record({ event: documentVersionAdded, before, after: document });
      return toDocument(document, await findSupplierName(manager, document.supplierId));
    });
  }
}

/** Copies with a signature page have numbers, too. */
async function nextVersion(manager: EntityManager, documentId: string): Promise<number> {
  const [row] = await manager.query<[{ number: number }]>(
    'select max(number) + 1 as number from document_versions where document_id = $1',
    [documentId],
  );
  return row.number;
}
