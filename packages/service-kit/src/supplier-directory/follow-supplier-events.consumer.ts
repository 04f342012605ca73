import { Inject, Injectable } from '@nestjs/common';
import { supplierDeleted, type EventEnvelope } from '@fsvp/contracts/events';
import type { DirectoryEntry } from '@fsvp/contracts/internal';
import { SERVICE_NAME } from '../open-api.controller.js';
import { readEventData, type EventConsumer } from '../events/consumer.js';
import type { Transaction } from '../unit-of-work.js';
import { saveDirectoryEntry } from './supplier-directory.js';

/** Keeps this service's copy of the supplier directory: a rename shows in its lists within seconds. */
@Injectable()
export class FollowSupplierEvents implements EventConsumer {
  readonly name: string;
  readonly filter = 'fsvp.suppliers.supplier.>';

  constructor(@Inject(SERVICE_NAME) service: string) {
    this.name = `${service}-follow-supplier-events`;
  }

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    const data = readEventData<Pick<DirectoryEntry, 'name' | 'status' | 'riskLevel'>>(supplierDeleted, event);
    await saveDirectoryEntry(manager, {
      id: event.aggregateId,
      name: data.name,
      status: data.status,
      riskLevel: data.riskLevel,
      version: event.aggregateVersion,
      deleted: event.type === supplierDeleted.type,
    });
  }
}
