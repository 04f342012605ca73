import { Injectable } from '@nestjs/common';
import { supplierProductDeleted, type EventEnvelope } from '@fsvp/contracts/events';
import type { ProductEntry } from '@fsvp/contracts/internal';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';
import { saveProduct } from './product-entries.js';

/**
 * Keeps this service's copy of suppliers' products: a rename shows in hazard analyses within seconds, and a removed
 * product keeps its name.
 */
@Injectable()
export class FollowSupplierProducts implements EventConsumer {
  readonly name = 'quality-follow-supplier-products';
  readonly filter = 'fsvp.suppliers.supplier-product.>';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { supplierId, productName } = readEventData<Pick<ProductEntry, 'supplierId' | 'productName'>>(
      supplierProductDeleted,
      event,
    );
    await saveProduct(manager, {
      id: event.aggregateId,
      supplierId,
      productName,
      version: event.aggregateVersion,
      deleted: event.type === supplierProductDeleted.type,
    });
  }
}
