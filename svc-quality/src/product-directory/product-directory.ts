import { Injectable } from '@nestjs/common';
import { getProductEntry } from '@fsvp/contracts/internal';
import type { Database } from '@fsvp/service-kit/database';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problem.error';
import type { ServiceClient } from '@fsvp/service-kit/service-client';
import type { EntityManager } from 'typeorm';
import { findProduct, belongsToSupplier, saveMissingProduct, saveProduct } from './product-entries.js';

/** A record that may name a product of its supplier. */
interface OfProduct {
  supplierId: string;
  productId: string | null;
}

/**
 * Whether a change links another product, or keeps the product for another supplier; an unchanged link is not checked
 * again.
 */
export function linksNewProduct(before: OfProduct, after: OfProduct): boolean {
  return after.productId !== null && (after.productId !== before.productId || after.supplierId !== before.supplierId);
}

function noSuchProduct(): ProblemError {
  return invalidInput([{ path: 'productId', message: 'This supplier has no such product' }]);
}

/**
 * Which products exist or existed and their suppliers, from this service's own copy; unknown ones are requested from
 * svc-suppliers.
 */
@Injectable()
export class ProductDirectory {
  private readonly asking = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly suppliers: ServiceClient,
  ) {}

  /**
   * Checks that a product exists or existed. Call it before a transaction, since it may send a request.
   * @throws 400 naming `productId` when there never was one; 503 when that cannot be found out now
   */
  async requireProduct(id: string): Promise<void> {
    const known = await findProduct(this.database.dataSource.manager, id);
    if (!known?.name && !(await this.ask(id))) throw noSuchProduct();
  }

  /**
   * Checks within the transaction that a required product is the supplier's own.
   * @throws 400 naming `productId`
   */
  async assertBelongsToSupplier(manager: EntityManager, { supplierId, productId }: OfProduct): Promise<void> {
    if (productId && !(await belongsToSupplier(manager, productId, supplierId))) throw noSuchProduct();
  }

  /** A product's name as it is now; null without a product, or where it is not known. */
  async nameOf(id: string | null, manager: EntityManager = this.database.dataSource.manager): Promise<string | null> {
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
    const unasked = ids.filter((id) => !this.asking.has(id));
    for (const id of unasked) this.asking.add(id);
    void this.askEach(unasked);
  }

  private async askEach(ids: string[]): Promise<void> {
    try {
      for (const id of ids) await this.ask(id);
    } catch {
      // svc-suppliers or the database is not reachable; the rest would fail too.
    } finally {
      for (const id of ids) this.asking.delete(id);
    }
  }

  /** Requests a product from svc-suppliers and saves the result; returns whether it exists or existed. */
  private async ask(id: string): Promise<boolean> {
    const { manager } = this.database.dataSource;
    try {
      await saveProduct(manager, await this.suppliers.call(getProductEntry, { params: { id } }));
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError && error.status === 404)) throw error;
      await saveMissingProduct(manager, id);
      return false;
    }
  }
}
