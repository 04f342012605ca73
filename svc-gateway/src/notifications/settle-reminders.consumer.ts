import { Injectable } from '@nestjs/common';
import { dayOf } from '@fsvp/contracts/core/calendar-day';
import { actionDeleted } from '@fsvp/contracts/quality/corrective-action.record';
import { documentWithdrawn } from '@fsvp/contracts/documents/document.record';
import { verificationDeleted } from '@fsvp/contracts/quality/verification.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { allowReminders, settleReminders } from './settle-reminders.js';

const REMOVAL_EVENTS = new Set([verificationDeleted.type, actionDeleted.type, documentWithdrawn.type]);
const DONE_STATUSES = new Set<unknown>(['completed', 'cancelled', 'closed']);

const isDone = (record: EventEnvelope['after']) => DONE_STATUSES.has(record?.status);

/** The day on which a verification or an action is due, or a document expires; undefined without one. */
function dueDayOf(record: EventEnvelope['after']): string | undefined {
  const date = record?.dueDate ?? record?.expirationDate;
  return typeof date === 'string' ? dayOf(date) : undefined;
}

/**
 * Marks the reminders of a completed or removed record as read, and those of another day than that on which it is due now. They stay in
 * the list. Reminders that came after the event concern a record that was opened again.
 */
abstract class SettleReminders implements EventConsumer {
  abstract readonly name: string;
  abstract readonly filter: string;

  async handle(
    { type, aggregateId, occurredAt, before, after }: EventEnvelope,
    { manager }: Transaction,
  ): Promise<void> {
    const removed = REMOVAL_EVENTS.has(type) || isDone(after);
    const dueAgain = before && after && (dueDayOf(before) !== dueDayOf(after) || (isDone(before) && !isDone(after)));
    if (removed || dueAgain) await settleReminders(manager, aggregateId, occurredAt);
    if (!removed && dueAgain) await allowReminders(manager, aggregateId, occurredAt);
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

/** A file whose verdict has changed is another matter than the one that was notified. */
@Injectable()
export class SettleFileReminders implements EventConsumer {
  readonly name = 'gateway-settle-file-reminders';
  readonly filter = 'fsvp.program.fsvp-file.readiness-changed.v1';

  async handle({ aggregateId, occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (before?.verdict !== after?.verdict) await settleReminders(manager, aggregateId, occurredAt);
  }
}

@Injectable()
export class SettleDocumentReminders extends SettleReminders {
  readonly name = 'gateway-settle-document-reminders';
  readonly filter = 'fsvp.documents.document.>';
}
