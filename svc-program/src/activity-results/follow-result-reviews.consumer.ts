import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { ReviewEntry } from '@fsvp/contracts/quality/internal';
import { resultReviewDeleted } from '@fsvp/contracts/quality/result-review.record';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { saveReviews } from './result-entries.js';

/** Keeps this service's copy of the reviews of results. */
@Injectable()
export class FollowResultReviews implements BatchEventConsumer {
  readonly name = 'program-follow-result-reviews';
  readonly filter = 'fsvp.quality.result-review.>';

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveReviews(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): ReviewEntry {
  const review = readEventData<ReviewEntry>(resultReviewDeleted, event);
  return { ...review, version: event.aggregateVersion, deleted: event.type === resultReviewDeleted.type };
}
