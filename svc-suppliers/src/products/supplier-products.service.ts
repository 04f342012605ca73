import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  supplierProductCreated,
  supplierProductDeleted,
  supplierProductRestored,
  supplierProductUpdated,
} from '@fsvp/contracts/suppliers/supplier.record';
import type { ProductEntry } from '@fsvp/contracts/suppliers/internal';
import type { createSupplierProduct, SupplierProduct, updateSupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { lockRecord, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { SupplierProductEntity } from './supplier-product.entity.js';

function toProduct({ deletedAt: _deleted, ...product }: SupplierProductEntity): SupplierProduct {
  return product;
}

export const PRODUCT_RECORDS = new Records({
  entity: SupplierProductEntity,
  noun: 'product',
  events: {
    created: supplierProductCreated,
    updated: supplierProductUpdated,
    deleted: supplierProductDeleted,
    restored: supplierProductRestored,
  },
  answered: toProduct,
});

function assertOf(supplierId: string, product: SupplierProductEntity): void {
  if (product.supplierId !== supplierId) throw notFound('product');
}

/** Locks the supplier, so that it has no product that is added while it is deleted. @throws 404 */
async function assertLive({ manager }: Transaction, supplierId: string): Promise<void> {
  await lockRecord(manager, SupplierEntity, supplierId, 'supplier');
}

/** Rules of a supplier's products. */
@Injectable()
export class SupplierProductsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(supplierId: string, id: string): Promise<SupplierProduct> {
    return toProduct(await PRODUCT_RECORDS.get(this.dataSource.manager, { id, supplierId }));
  }

  /** The directory entry of a product. Includes deleted products. */
  async getDirectoryEntry(id: string): Promise<ProductEntry> {
    const found = await this.dataSource.getRepository(SupplierProductEntity).findOneBy({ id });
    if (!found) throw notFound('product');
    const { supplierId, productName, productCategory, fdaFoodCode, version } = found;
    return { id, supplierId, productName, productCategory, fdaFoodCode, version, deleted: found.deletedAt !== null };
  }

  async create(supplierId: string, body: HandlerInput<typeof createSupplierProduct>['body']): Promise<SupplierProduct> {
    return this.unitOfWork.run(async (transaction) => {
      await assertLive(transaction, supplierId);
      return toProduct(await PRODUCT_RECORDS.create(transaction, { ...body, supplierId }));
    });
  }

  async update(
    supplierId: string,
    id: string,
    body: HandlerInput<typeof updateSupplierProduct>['body'],
  ): Promise<SupplierProduct> {
    return this.unitOfWork.run(async (transaction) =>
      toProduct(await PRODUCT_RECORDS.update(transaction, id, body, (product) => assertOf(supplierId, product))),
    );
  }

  async delete(supplierId: string, id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      PRODUCT_RECORDS.remove(transaction, id, (product) => assertOf(supplierId, product)),
    );
  }

  /** @throws 409 if another product has one of its external ids */
  async restore(supplierId: string, id: string): Promise<SupplierProduct> {
    return this.unitOfWork.run(async (transaction) => {
      await assertLive(transaction, supplierId);
      const check = (product: SupplierProductEntity) => assertOf(supplierId, product);
      return toProduct(await PRODUCT_RECORDS.restore(transaction, id, check));
    });
  }
}
