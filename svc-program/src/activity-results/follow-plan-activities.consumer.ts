import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { PlanActivityEntry } from '@fsvp/contracts/quality/internal';
import { verificationDeleted } from '@fsvp/contracts/quality/verification.record';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { savePlanActivities } from './result-entries.js';

/** Keeps this service's copy of the activities of verification plans. */
@Injectable()
export class FollowPlanActivities implements BatchEventConsumer {
  readonly name = 'program-follow-plan-activities';
  readonly filter = 'fsvp.quality.verification-activity.>';

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return savePlanActivities(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): PlanActivityEntry {
  const activity = readEventData<PlanActivityEntry>(verificationDeleted, event);
  return { ...activity, version: event.aggregateVersion, deleted: event.type === verificationDeleted.type };
}
