import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  supplierProductCreated,
  supplierProductDeleted,
  supplierProductUpdated,
} from '@fsvp/contracts/suppliers/supplier.record';
import type { ProductEntry } from '@fsvp/contracts/suppliers/internal';
import type { createSupplierProduct, SupplierProduct, updateSupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { SupplierProductEntity } from './supplier-product.entity.js';

const OPTIONAL = {
  productCategory: null,
  fdaFoodCode: null,
  description: null,
  riskAssessment: null,
  externalIds: {},
};

function toProduct({ deletedAt: _deleted, ...product }: SupplierProductEntity): SupplierProduct {
  return product;
}

/** Rules of a supplier's products. */
@Injectable()
export class SupplierProductsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(supplierId: string, id: string): Promise<SupplierProduct> {
    const found = await this.dataSource
      .getRepository(SupplierProductEntity)
      .findOneBy({ id, supplierId, deletedAt: IsNull() });
    if (!found) throw notFound('product');
    return toProduct(found);
  }

  /** The directory entry of a product. Includes deleted products. */
  async getDirectoryEntry(id: string): Promise<ProductEntry> {
    const found = await this.dataSource.getRepository(SupplierProductEntity).findOneBy({ id });
    if (!found) throw notFound('product');
    const { supplierId, productName, productCategory, fdaFoodCode, version } = found;
    return { id, supplierId, productName, productCategory, fdaFoodCode, version, deleted: found.deletedAt !== null };
  }

  async create(supplierId: string, body: HandlerInput<typeof createSupplierProduct>['body']): Promise<SupplierProduct> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      // Locked, so that no product is added to a supplier that is deleted at the same time.
      await lockRecord(manager, SupplierEntity, supplierId, 'supplier');
      const product = merge({ ...newRecord(), ...OPTIONAL, supplierId, productName: body.productName }, body);
      await manager.insert(SupplierProductEntity, product);
      record({ event: supplierProductCreated, before: null, after: product });
      return toProduct(product);
    });
  }

  async update(
    supplierId: string,
    id: string,
    body: HandlerInput<typeof updateSupplierProduct>['body'],
  ): Promise<SupplierProduct> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const product = await lockRecord(manager, SupplierProductEntity, id, 'product', toProduct);
      if (product.supplierId !== supplierId) throw notFound('product');
      const before = snapshot(product);
      touch(merge(product, body));
      await manager.update(SupplierProductEntity, id, product);
      record({ event: supplierProductUpdated, before, after: product });
      return toProduct(product);
    });
  }

  async delete(supplierId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const product = await lockRecord(manager, SupplierProductEntity, id, 'product', toProduct);
      if (product.supplierId !== supplierId) throw notFound('product');
      const before = snapshot(product);
      touch(product);
      await manager.update(SupplierProductEntity, id, {
        version: product.version,
        updatedAt: product.updatedAt,
        deletedAt: product.updatedAt,
      });
      record({ event: supplierProductDeleted, before, after: null });
    });
  }
}
