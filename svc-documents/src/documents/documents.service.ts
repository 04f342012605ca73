import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Document, DocumentCreate, DocumentUpdate } from '@fsvp/contracts/document';
import { documentRegistered, documentUpdated, documentWithdrawn } from '@fsvp/contracts/events';
import { conflict, invalidInput, notFound } from '@fsvp/service-kit/problem.error';
import { currentContext } from '@fsvp/service-kit/request-context';
import { SupplierDirectory } from '@fsvp/service-kit/supplier-directory/supplier-directory';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { OBJECT_STORE, type ObjectStore } from '../object-store/object-store.js';
import { namedKind } from '../uploads/file-kind.js';
import { uploadIdOf } from '../uploads/object-path.js';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';

interface StoredUpload {
  id: string;
  sha256: string;
  size: number;
  mime_type: string;
}

/** A document's file, ready to be sent. */
export interface DocumentFile {
  document: DocumentEntity;
  content: Readable;
}

/** Rules of one document's life: registration, change, withdrawal. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SupplierDirectory,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /** Also answers a withdrawn one, whose `isActive` is false: it stays evidence. */
  async get(id: string): Promise<Document> {
    const found = await this.find(id);
    return toDocument(found, await this.nameOf(found.supplierId));
  }

  async file(id: string): Promise<DocumentFile> {
    const document = await this.find(id);
    return { document, content: await this.store.read({ sha256: document.sha256, size: document.fileSize }) };
  }

  async create({ filePath, fileName, ...body }: DocumentCreate): Promise<Document> {
    const supplierName = body.supplierId ? await this.suppliers.requireName(body.supplierId) : null;
    return this.unitOfWork.run(async ({ manager, record }) => {
      const upload = await this.lockUpload(manager, filePath);
      const base = newRecord();
      const document: DocumentEntity = {
        ...base,
        uploadId: upload.id,
        supplierId: body.supplierId ?? null,
        verificationId: body.verificationId ?? null,
        correctiveActionId: body.correctiveActionId ?? null,
        title: body.title,
        description: body.description ?? null,
        type: body.type,
        fileName,
        filePath,
        fileSize: upload.size,
        mimeType: namedKind(upload.mime_type, fileName),
        sha256: upload.sha256,
        expirationDate: body.expirationDate ?? null,
        isActive: true,
        uploadedBy: base.createdBy,
      };
      await manager.insert(DocumentEntity, document);
      record({ event: documentRegistered, before: null, after: document });
      return toDocument(document, supplierName);
    });
  }

  async update(id: string, changes: DocumentUpdate): Promise<Document> {
    if (changes.supplierId) await this.suppliers.requireName(changes.supplierId);
    const saved = await this.unitOfWork.run(async ({ manager, record }) => {
      const document = await lockRecord(manager, DocumentEntity, id, 'document');
      const before = snapshot(document);
      merge(document, changes);
      touch(document);
      await manager.update(DocumentEntity, id, document);
      record({ event: documentUpdated, before, after: document });
      return toDocument(document, null);
    });
    return { ...saved, supplierName: await this.nameOf(saved.supplierId) };
  }

  /** Withdraws a document: it leaves the lists; row and file stay. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const document = await lockRecord(manager, DocumentEntity, id, 'document');
      const before = snapshot(document);
      touch(document);
      document.isActive = false;
      document.deletedAt = document.updatedAt;
      await manager.update(DocumentEntity, id, document);
      record({ event: documentWithdrawn, before, after: document });
    });
  }

  private async find(id: string): Promise<DocumentEntity> {
    const found = await this.dataSource.getRepository(DocumentEntity).findOneBy({ id });
    if (!found) throw notFound('document');
    return found;
  }

  private async nameOf(supplierId: string | null): Promise<string | null> {
    if (!supplierId) return null;
    const [row] = await this.dataSource.query<{ name: string }[]>('select name from supplier_directory where id = $1', [supplierId]);
    return row?.name ?? null;
  }

  /** @throws 400 naming `filePath` unless a file was stored under it, 409 when it is a document already */
  private async lockUpload(manager: EntityManager, filePath: string): Promise<StoredUpload> {
    const uploadId = uploadIdOf(filePath);
    const [upload] = uploadId
      ? await manager.query<StoredUpload[]>('select id, sha256, size, mime_type from uploads where id = $1 and user_id is not distinct from $2 and stored_at is not null for update', [uploadId, currentContext().actor])
      : [];
    if (!upload) throw invalidInput([{ path: 'filePath', message: 'No file was uploaded there. Upload the file first' }]);
    if (await manager.existsBy(DocumentEntity, { uploadId: upload.id })) throw conflict('This file is a document already. Upload it again to make another one of it.');
    return upload;
  }
}
