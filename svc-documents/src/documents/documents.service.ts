import { Injectable } from '@nestjs/common';
import type { Document, DocumentCreate, DocumentUpdate } from '@fsvp/contracts/documents/document';
import { documentRegistered, documentUpdated, documentWithdrawn } from '@fsvp/contracts/documents/document.record';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import {
  assertSupplierChange,
  SupplierDirectory,
} from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';
import { claimUpload } from './claim-upload.js';
import { findSupplierName } from './supplier-name.js';
import { assertTranslationsFit } from './translation-rules.js';

const OPTIONAL = {
  supplierId: null,
  verificationId: null,
  correctiveActionId: null,
  description: null,
  expirationDate: null,
  language: 'en',
  translations: [],
  fileDamagedSince: null,
  externalIds: {},
};

/** Registers, changes and withdraws documents. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SupplierDirectory,
  ) {}

  /** Also returns a withdrawn document (`isActive: false`), because it is evidence. */
  async get(id: string): Promise<Document> {
    const found = await this.find(id);
    return toDocument(found, await findSupplierName(this.dataSource.manager, found.supplierId));
  }

  async create({ filePath, fileName, ...body }: DocumentCreate): Promise<Document> {
    const supplierName = body.supplierId ? await this.suppliers.requireLiveName(body.supplierId) : null;
    return this.unitOfWork.run(async ({ manager, record }) => {
      const file = await claimUpload(manager, filePath, fileName);
      const { title, type } = body;
      const base = { ...newRecord(), ...file, fileVersion: 1, isActive: true, title, type };
      const document: DocumentEntity = merge({ ...base, ...OPTIONAL }, body);
      await manager.insert(DocumentEntity, document);
      record({ event: documentRegistered, before: null, after: document });
      return toDocument(document, supplierName);
    });
  }

  async update(id: string, changes: DocumentUpdate): Promise<Document> {
    const supplier = changes.supplierId ? await this.suppliers.requireSupplier(changes.supplierId) : undefined;
    const saved = await this.unitOfWork.run(async ({ manager, record }) => {
      const document = await lockRecord(manager, DocumentEntity, id, 'document');
      assertSupplierChange(supplier, document.supplierId);
      const before = snapshot(document);
      merge(document, changes);
      await assertTranslationsFit(manager, before, document);
      touch(document);
      await manager.update(DocumentEntity, id, document);
      record({ event: documentUpdated, before, after: document });
      return toDocument(document, null);
    });
    return { ...saved, supplierName: await findSupplierName(this.dataSource.manager, saved.supplierId) };
  }

  /** Withdraws a document: lists no longer show it; row and file are kept. */
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
}
