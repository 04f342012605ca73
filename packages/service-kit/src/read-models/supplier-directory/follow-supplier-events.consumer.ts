import { Inject, Injectable } from '@nestjs/common';
import { supplierDeleted } from '@fsvp/contracts/suppliers/supplier.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { DirectoryEntry } from '@fsvp/contracts/suppliers/internal';
import { SERVICE_NAME } from '../../api-documents/open-api/open-api.controller.js';
import { readEventData, type BatchEventConsumer } from '../../events/consumer.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { saveDirectoryEntries } from './supplier-directory.js';

/** Keeps this service's copy of the supplier directory: a rename shows in its lists within seconds. */
@Injectable()
export class FollowSupplierEvents implements BatchEventConsumer {
  readonly name: string;
  readonly filter = 'fsvp.suppliers.supplier.>';

  constructor(@Inject(SERVICE_NAME) service: string) {
    this.name = `${service}-follow-supplier-events`;
  }

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveDirectoryEntries(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): DirectoryEntry {
  const { name, status, riskLevel, country } = readEventData<
    Pick<DirectoryEntry, 'name' | 'status' | 'riskLevel' | 'country'>
  >(supplierDeleted, event);
  const { aggregateId: id, aggregateVersion: version, type } = event;
  return { id, name, status, riskLevel, country, version, deleted: type === supplierDeleted.type };
}
