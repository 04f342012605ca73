import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { dueOfReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { addReasons, keepReasons, type FileReason } from './add-reasons.js';
import { findFailedReceipts, findWaitingForReceipts, type FailedReceipt } from './find-failed-receipts.js';

/**
 * Opens reevaluations of the files of suppliers whose products fail again and again: one reason for each file that does not have one yet.
 * The newest receipt stands for those before it.
 */
export async function reevaluateForReceipts(transaction: Transaction, supplierIds: readonly string[]): Promise<void> {
  if (!supplierIds.length) return;
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
