import { Injectable } from '@nestjs/common';
import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { nullableText } from '@fsvp/contracts/core/fields';
import { dueOfReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import * as z from 'zod/mini';
import { addReasons } from './add-reasons.js';
import { NEWS_SINCE } from './files-with-news.js';

/** What it relies on of a signed review. */
const review = z.looseObject({ id: z.string(), fileId: nullableText, assessment: z.string(), reason: nullableText });

/** A verification activity whose result was found inadequate reopens the evaluation of its file. */
@Injectable()
export class ReevaluateWhenVerificationFailed implements EventConsumer {
  readonly name = 'program-reevaluate-when-verification-failed';
  readonly filter = 'fsvp.quality.result-review.signed.v1';

  async handle({ occurredAt, after }: EventEnvelope, transaction: Transaction): Promise<void> {
    const { id, fileId, assessment, reason } = review.parse(after);
    if (assessment !== 'inadequate' || !fileId) return;
    const [file] = await transaction.manager.query<{ id: string }[]>(
      `select f.id from fsvp_files f where f.id = $1 and ${NEWS_SINCE} < $2::timestamptz`,
      [fileId, occurredAt],
    );
    if (!file) return;
    await addReasons(transaction, [
      {
        fileId,
        reason: {
          kind: 'verification_failed',
          recordType: 'result-review',
          recordId: id,
          recordVersion: null,
          text: reason ?? 'The result of a verification activity was reviewed as inadequate',
          dueOn: dueOfReason('verification_failed', dayOfInstant(occurredAt)),
        },
      },
    ]);
  }
}
