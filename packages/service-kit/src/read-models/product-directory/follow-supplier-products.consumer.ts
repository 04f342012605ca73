import { Inject, Injectable } from '@nestjs/common';
import { supplierProductDeleted } from '@fsvp/contracts/suppliers/supplier.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { ProductEntry } from '@fsvp/contracts/suppliers/internal';
import { readEventData, type BatchEventConsumer } from '../../events/consumer.js';
import { SERVICE_NAME } from '../../api-documents/open-api/open-api.controller.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { saveProducts } from './product-entries.js';

/**
 * Keeps this service's copy of suppliers' products: a rename shows in hazard analyses within seconds, and a removed
 * product keeps its name.
 */
@Injectable()
export class FollowSupplierProducts implements BatchEventConsumer {
  readonly name: string;
  readonly filter = 'fsvp.suppliers.supplier-product.>';

  constructor(@Inject(SERVICE_NAME) service: string) {
    this.name = `${service}-follow-supplier-products`;
  }

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveProducts(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): ProductEntry {
  const { supplierId, productName, productCategory, fdaFoodCode } = readEventData<ProductEntry>(
    supplierProductDeleted,
    event,
  );
  const { aggregateId: id, aggregateVersion: version, type } = event;
  const deleted = type === supplierProductDeleted.type;
  return { id, supplierId, productName, productCategory, fdaFoodCode, version, deleted };
}
