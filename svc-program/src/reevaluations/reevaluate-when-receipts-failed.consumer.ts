import { Injectable } from '@nestjs/common';
import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { dueOfReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { saveOutcomes, toOutcome } from '../receipt-outcomes/receipt-outcomes.js';
import { addReasons, keepReasons, type FileReason } from './add-reasons.js';
import { findFailedReceipts, findWaitingForReceipts, type FailedReceipt } from './find-failed-receipts.js';

/** Keeps this service's copy of receiving inspections: files whose products fail again and again are evaluated again. */
@Injectable()
export class ReevaluateWhenReceiptsFailed implements BatchEventConsumer {
  readonly name = 'program-reevaluate-when-receipts-failed';
  readonly filter = 'fsvp.quality.receiving-inspection.>';

  async handleAll(events: EventEnvelope[], transaction: Transaction): Promise<void> {
    const entries = events.map(toOutcome);
    await saveOutcomes(transaction.manager, entries);
    const failed = entries.filter(({ status, deleted }) => status === 'failed' && !deleted);
    const suppliers = [...new Set(failed.map(({ supplierId }) => supplierId))];
    if (!suppliers.length) return;
    await reevaluateForReceipts(transaction, suppliers);
  }
}

/** One reason for each file that does not have one yet: the newest receipt stands for those before it. */
async function reevaluateForReceipts(transaction: Transaction, supplierIds: readonly string[]): Promise<void> {
  const { manager } = transaction;
  const found = await findFailedReceipts(manager, supplierIds);
  const newest = new Map(found.map((receipt) => [receipt.fileId, receipt]));
  const waiting = await findWaitingForReceipts(manager, [...newest.keys()]);
  await addReasons(transaction, [...newest.values()].filter(({ fileId }) => !waiting.has(fileId)).map(toReason));
  await keepReasons(manager, found.map(toReason));
}

function toReason({ fileId, id, productName, receivedOn, failedAt, isSecondInRow }: FailedReceipt): FileReason {
  return {
    fileId,
    reason: {
      kind: 'receipts_failed',
      recordType: 'receiving-inspection',
      recordId: id,
      recordVersion: null,
      text: `${productName}, received on ${receivedOn}: ${isSecondInRow ? 'the second failed receipt in a row' : 'three failed receipts or more in 90 days'}`,
      dueOn: dueOfReason('receipts_failed', dayOfInstant(failedAt)),
    },
  };
}
