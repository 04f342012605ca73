import { Injectable } from '@nestjs/common';
import { actionDeleted } from '@fsvp/contracts/quality/corrective-action.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { ActionEntry } from '@fsvp/contracts/quality/internal';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { saveActions } from './action-entries.js';

/** Keeps this service's copy of corrective actions: an overdue one shows in the files of its supplier. */
@Injectable()
export class FollowCorrectiveActions implements BatchEventConsumer {
  readonly name = 'program-follow-corrective-actions';
  readonly filter = 'fsvp.quality.corrective-action.>';

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveActions(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): ActionEntry {
  const action = readEventData<ActionEntry & { verificationOfEffectiveness?: string | null }>(actionDeleted, event);
  const effective = action.status === 'closed' && Boolean(action.verificationOfEffectiveness);
  return { ...action, effective, version: event.aggregateVersion, deleted: event.type === actionDeleted.type };
}
