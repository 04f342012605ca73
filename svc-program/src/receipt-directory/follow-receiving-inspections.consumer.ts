import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { ReceiptEntry } from '@fsvp/contracts/quality/internal';
import { inspectionDeleted } from '@fsvp/contracts/quality/receiving-inspection.record';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { reevaluateForReceipts } from '../reevaluations/reevaluate-for-receipts.js';
import { saveReceipts } from './receipt-entries.js';

/**
 * Keeps this service's copy of receipts: one without a decision at the gate shows in the files of its supplier, and files whose products
 * fail again and again are evaluated again.
 */
@Injectable()
export class FollowReceivingInspections implements BatchEventConsumer {
  readonly name = 'program-follow-receiving-inspections';
  readonly filter = 'fsvp.quality.receiving-inspection.>';

  async handleAll(events: EventEnvelope[], transaction: Transaction): Promise<void> {
    const entries = events.map(toEntry);
    await saveReceipts(transaction.manager, entries);
    const failed = entries.filter(({ status, deleted }) => status === 'failed' && !deleted);
    await reevaluateForReceipts(transaction, [...new Set(failed.map(({ supplierId }) => supplierId))]);
  }
}

function toEntry(event: EventEnvelope): ReceiptEntry {
  const inspection = readEventData<Omit<ReceiptEntry, 'changedAt' | 'deleted'>>(inspectionDeleted, event);
  return {
    ...inspection,
    changedAt: event.occurredAt,
    version: event.aggregateVersion,
    deleted: event.type === inspectionDeleted.type,
  };
}
