import { today } from '@fsvp/contracts/core/calendar-day';
import { dueOfReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { StandingCheckEntity } from '../standing-checks/standing-check.entity.js';
import { addReasons } from './add-reasons.js';

/** A check that did not find the supplier in good standing reopens the evaluation of its file. */
export async function reevaluateForCheck(
  transaction: Transaction,
  { id, fileId, kind, found, checkedOn }: StandingCheckEntity,
): Promise<void> {
  if (kind !== 'standing' || found) return;
  await addReasons(transaction, [
    {
      fileId,
      reason: {
        kind: 'standing_lost',
        recordType: 'standing-check',
        recordId: id,
        recordVersion: null,
        text: `The check of ${checkedOn} did not find the supplier in good standing`,
        dueOn: dueOfReason('standing_lost', today()),
      },
    },
  ]);
}
