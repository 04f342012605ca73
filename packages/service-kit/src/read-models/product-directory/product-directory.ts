import { Injectable } from '@nestjs/common';
import { getProductEntry } from '@fsvp/contracts/suppliers/internal';
import type { Database } from '../../database/database.js';
import { invalidInput, ProblemError } from '../../problems/problem.error.js';
import type { ServiceClient } from '../../http/service-client.js';
import type { EntityManager } from 'typeorm';
import { findProduct, belongsToSupplier, saveMissingProduct, saveProducts } from './product-entries.js';

/** A record that may reference a product of its supplier. */
interface ProductReference {
  supplierId: string;
  productId: string | null;
}

/**
 * Whether a change links another product, or keeps the product for another supplier; an unchanged link is not checked
 * again.
 */
export function linksNewProduct(before: ProductReference, after: ProductReference): boolean {
  return after.productId !== null && (after.productId !== before.productId || after.supplierId !== before.supplierId);
}

function unknownProductError(): ProblemError {
  return invalidInput([{ path: 'productId', message: 'This supplier has no such product' }]);
}

/**
 * The products that exist or existed and their suppliers, from this service's copy. Unknown products are requested from
 * svc-suppliers.
 */
@Injectable()
export class ProductDirectory {
  private readonly pending = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly suppliers: ServiceClient,
  ) {}

  /**
   * Checks that a product exists or existed. Call it before a transaction, since it may send a request.
   * @throws 400 for `productId` if the product never existed; 503 if svc-suppliers is unavailable
   */
  async requireProduct(id: string): Promise<void> {
    const known = await findProduct(this.database.dataSource.manager, id);
    if (!known?.name && !(await this.requestProduct(id))) throw unknownProductError();
  }

  /**
   * Checks within the transaction that a required product is the supplier's own.
   * @throws 400 for `productId`
   */
  async assertBelongsToSupplier(manager: EntityManager, { supplierId, productId }: ProductReference): Promise<void> {
    if (productId && !(await belongsToSupplier(manager, productId, supplierId))) throw unknownProductError();
  }

  /** The current name of a product; null without a product or if it is unknown. */
  async getName(id: string | null, manager: EntityManager = this.database.dataSource.manager): Promise<string | null> {
    if (!id) return null;
    const known = await findProduct(manager, id);
    if (!known) this.lookUpInBackground([id]);
    return known?.name ?? null;
  }

  /**
   * Requests products of old records whose events no longer exist, in the background; a failure is retried at the next
   * read.
   */
  lookUpInBackground(ids: string[]): void {
    const newIds = ids.filter((id) => !this.pending.has(id));
    for (const id of newIds) this.pending.add(id);
    void this.requestProducts(newIds);
  }

  private async requestProducts(ids: string[]): Promise<void> {
    try {
      for (const id of ids) await this.requestProduct(id);
    } catch {
      // svc-suppliers or the database is not reachable; the rest would fail too.
    } finally {
      for (const id of ids) this.pending.delete(id);
    }
  }

  /** Requests a product from svc-suppliers and saves the result; returns whether it exists or existed. */
  private async requestProduct(id: string): Promise<boolean> {
    const { manager } = this.database.dataSource;
    try {
      await saveProducts(manager, [await this.suppliers.call(getProductEntry, { params: { id } })]);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError && error.status === 404)) throw error;
      await saveMissingProduct(manager, id);
      return false;
    }
  }
}
