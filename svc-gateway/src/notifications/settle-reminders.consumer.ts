import { Injectable } from '@nestjs/common';
import { actionDeleted, documentWithdrawn, verificationDeleted, type EventEnvelope } from '@fsvp/contracts/events';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';

const GONE = new Set([verificationDeleted.type, actionDeleted.type, documentWithdrawn.type]);
const DONE = new Set<unknown>(['completed', 'cancelled', 'closed']);

/** Of what is done or gone nobody needs to be reminded: its reminders stay in the bell, as read. */
abstract class SettleReminders implements EventConsumer {
  abstract readonly name: string;
  abstract readonly filter: string;

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (!GONE.has(event.type) && !DONE.has(event.after?.status)) return;
    await manager.query(
      `update notifications set read = true
       from reminders_told told where told.record_id = $1 and notifications.id = told.notification_id and not notifications.read`,
      [event.aggregateId],
    );
  }
}

@Injectable()
export class SettleVerificationReminders extends SettleReminders {
  readonly name = 'gateway-settle-verification-reminders';
  readonly filter = 'fsvp.quality.verification-activity.>';
}

@Injectable()
export class SettleActionReminders extends SettleReminders {
  readonly name = 'gateway-settle-action-reminders';
  readonly filter = 'fsvp.quality.corrective-action.>';
}

@Injectable()
export class SettleDocumentReminders extends SettleReminders {
  readonly name = 'gateway-settle-document-reminders';
  readonly filter = 'fsvp.documents.document.>';
}
