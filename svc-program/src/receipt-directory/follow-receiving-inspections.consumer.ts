import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { ReceiptEntry } from '@fsvp/contracts/quality/internal';
import { inspectionDeleted } from '@fsvp/contracts/quality/receiving-inspection.record';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { saveReceipts } from './receipt-entries.js';

/** Keeps this service's copy of receipts: one without a decision at the gate shows in the files of its supplier. */
@Injectable()
export class FollowReceivingInspections implements BatchEventConsumer {
  readonly name = 'program-follow-receiving-inspections';
  readonly filter = 'fsvp.quality.receiving-inspection.>';

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveReceipts(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): ReceiptEntry {
  const inspection = readEventData<ReceiptEntry>(inspectionDeleted, event);
  return { ...inspection, version: event.aggregateVersion, deleted: event.type === inspectionDeleted.type };
}
