import { Injectable } from '@nestjs/common';
import type { Document, DocumentCreate, DocumentUpdate } from '@fsvp/contracts/documents/document';
import { documentRegistered, documentUpdated, documentWithdrawn } from '@fsvp/contracts/documents/document.record';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';
import { claimUpload } from './claim-upload.js';
import { findSupplierName } from './supplier-name.js';
import { assertTranslationsFit } from './translation-rules.js';

const DOCUMENTS = {
  entity: DocumentEntity,
  noun: 'document',
  events: { created: documentRegistered, updated: documentUpdated },
  defaults: { language: 'en', translations: [] },
};
const records = new Records(DOCUMENTS);
/** A withdrawn document is still shown. */
const withdrawals = new Records({ ...DOCUMENTS, events: { created: documentRegistered, updated: documentWithdrawn } });

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
    const supplier = body.supplierId ? await this.suppliers.requireSupplier(body.supplierId) : undefined;
    return this.unitOfWork.run(async (transaction) => {
      const file = await claimUpload(transaction.manager, filePath, fileName);
      const document = await records.create(transaction, { ...body, ...file, fileVersion: 1, isActive: true });
      return toDocument(document, supplier?.name ?? null);
    });
  }

  async update(id: string, changes: DocumentUpdate): Promise<Document> {
    if (changes.supplierId) await this.suppliers.requireSupplier(changes.supplierId);
    const saved = await this.unitOfWork.run(async (transaction) => {
      const document = await records.update(transaction, id, changes, async (current, before) => {
        await assertTranslationsFit(transaction.manager, before, current);
      });
      return toDocument(document, null);
    });
    return { ...saved, supplierName: await findSupplierName(this.dataSource.manager, saved.supplierId) };
  }

  /** Withdraws a document: lists no longer show it; row and file are kept. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      withdrawals.update(transaction, id, { isActive: false }, (document) => {
        document.deletedAt = document.updatedAt;
      }),
    );
  }

  private async find(id: string): Promise<DocumentEntity> {
    const found = await this.dataSource.getRepository(DocumentEntity).findOneBy({ id });
    if (!found) throw notFound('document');
    return found;
  }
}
