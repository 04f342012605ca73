import { Injectable } from '@nestjs/common';
import { supplierCreated, supplierDeleted, supplierUpdated } from '@fsvp/contracts/suppliers/supplier.record';
import type { DirectoryEntry } from '@fsvp/contracts/suppliers/internal';
import type { Supplier, SupplierCreate, SupplierUpdate } from '@fsvp/contracts/suppliers/supplier';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import {
  isUnchanged,
  merge,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { OpenFiles } from '../open-files/open-files.js';
import { SupplierProductEntity } from '../products/supplier-product.entity.js';
import { PRODUCT_RECORDS } from '../products/supplier-products.service.js';
import { SupplierEntity } from './supplier.entity.js';
import { supplierKeys } from './supplier-keys.js';
import { toEventData, newSupplier, toSupplier } from './supplier.mapper.js';

/** Creates, changes, approves and deletes suppliers. */
const records = new Records({
  entity: SupplierEntity,
  noun: 'supplier',
  events: { created: supplierCreated, updated: supplierUpdated, deleted: supplierDeleted },
  answered: toSupplier,
  toEventData,
});

@Injectable()
export class SuppliersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly openFiles: OpenFiles,
  ) {}

  async create(body: SupplierCreate): Promise<Supplier> {
    const supplier = newSupplier(body);
    const created = { event: supplierCreated, after: toEventData(supplier) };
    return this.unitOfWork.create(SupplierEntity, supplier, created, toSupplier(supplier));
  }

  async update(id: string, { verificationStatus: _notStored, ...changes }: SupplierUpdate): Promise<Supplier> {
    return this.unitOfWork.run(async (transaction) => {
      const supplier = await records.lock(transaction.manager, id);
      await this.change(transaction, supplier, changes);
      return toSupplier(supplier);
    });
  }

  /**
   * Changes a locked supplier and records it, if anything changes. Approval and verification record the acting user, and
   * are cleared with the status or the date.
   */
  async change(
    transaction: Transaction,
    supplier: SupplierEntity,
    changes: Omit<SupplierUpdate, 'verificationStatus'>,
  ): Promise<void> {
    const before = snapshot(supplier);
    touch(merge(supplier, changes));
    if (supplier.status !== before.status) {
      const approved = supplier.status === 'approved';
      supplier.approvedBy = approved ? currentContext().actor : null;
      supplier.approvedAt = approved ? supplier.updatedAt : null;
    }
    if (supplier.lastVerificationDate !== before.lastVerificationDate) {
      supplier.lastVerificationBy = supplier.lastVerificationDate ? currentContext().actor : null;
    }
    if (isUnchanged(supplier, before)) return;
    Object.assign(supplier, supplierKeys(supplier));
    await records.save(transaction, before, supplier);
  }

  /** Marks the supplier and its products as deleted. @throws 409 while open FSVP files name it, 503 if that is not known */
  async delete(id: string): Promise<void> {
    await this.openFiles.assertNone(id);
    await this.unitOfWork.run(async (transaction) => {
      await records.remove(transaction, id);
      // Locked, so that the event contains a concurrent change of the product.
      const products = await transaction.manager.find(SupplierProductEntity, {
        where: { supplierId: id, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      for (const product of products) await PRODUCT_RECORDS.removeLocked(transaction, product);
    });
  }

  /** The directory entry of a supplier. Includes deleted suppliers. */
  async getDirectoryEntry(id: string): Promise<DirectoryEntry> {
    const found = await this.dataSource.getRepository(SupplierEntity).findOneBy({ id });
    if (!found) throw notFound('supplier');
    const { name, status, riskLevel, country, lastVerificationDate, version } = found;
    return { id, name, status, riskLevel, country, lastVerificationDate, version, deleted: found.deletedAt !== null };
  }
}
