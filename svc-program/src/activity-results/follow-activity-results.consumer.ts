import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { activityResultUpdated } from '@fsvp/contracts/quality/activity-result.record';
import type { ResultEntry } from '@fsvp/contracts/quality/internal';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { saveResults } from './result-entries.js';

/** Keeps this service's copy of the results of verification activities. */
@Injectable()
export class FollowActivityResults implements BatchEventConsumer {
  readonly name = 'program-follow-activity-results';
  readonly filter = 'fsvp.quality.activity-result.>';

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveResults(
      manager,
      events.map((event) => readEventData<ResultEntry>(activityResultUpdated, event)),
    );
  }
}
