import { Inject, Injectable } from '@nestjs/common';
import { supplierProductDeleted, type EventEnvelope } from '@fsvp/contracts/events';
import type { ProductEntry } from '@fsvp/contracts/internal';
import { readEventData, type EventConsumer } from '../events/consumer.js';
import { SERVICE_NAME } from '../open-api/open-api.controller.js';
import type { Transaction } from '../unit-of-work.js';
import { saveProduct } from './product-entries.js';

/**
 * Keeps this service's copy of suppliers' products: a rename shows in hazard analyses within seconds, and a removed
 * product keeps its name.
 */
@Injectable()
export class FollowSupplierProducts implements EventConsumer {
  readonly name: string;
  readonly filter = 'fsvp.suppliers.supplier-product.>';

  constructor(@Inject(SERVICE_NAME) service: string) {
    this.name = `${service}-follow-supplier-products`;
  }

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
