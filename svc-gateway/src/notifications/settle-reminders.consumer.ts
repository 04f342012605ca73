import { Injectable } from '@nestjs/common';
import { dayOf } from '@fsvp/contracts/core/calendar-day';
import { actionDeleted } from '@fsvp/contracts/quality/corrective-action.record';
import { documentWithdrawn } from '@fsvp/contracts/documents/document.record';
import { verificationDeleted } from '@fsvp/contracts/quality/verification.record';
import { foodHazardAnalysisRecord } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis.record';
import { ANALYSIS_REMINDER_DAYS } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { resultReviewSigned, resultReviewWithdrawn } from '@fsvp/contracts/quality/result-review.record';
import { REMINDER_KINDS, type ReminderKind } from '@fsvp/contracts/core/reminder';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { allowReminders, settleNotifications, settleReminders } from './settle-reminders.js';

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
  /** The kinds that end with the due day of the record; all by default. */
  protected readonly kindsOfDueDay?: readonly ReminderKind[];

  async handle(
    { type, aggregateId, occurredAt, before, after }: EventEnvelope,
    { manager }: Transaction,
  ): Promise<void> {
    const gone = REMOVAL_EVENTS.has(type);
    const removed = gone || isDone(after);
    const dueAgain = before && after && (dueDayOf(before) !== dueDayOf(after) || (isDone(before) && !isDone(after)));
    if (removed || dueAgain)
      await settleReminders(manager, aggregateId, occurredAt, gone ? undefined : this.kindsOfDueDay);
    if (!removed && dueAgain) await allowReminders(manager, aggregateId, occurredAt, this.kindsOfDueDay);
  }
}

const OF_REVIEWS = ['review_due'] as const;

@Injectable()
export class SettleVerificationReminders extends SettleReminders {
  readonly name = 'gateway-settle-verification-reminders';
  readonly filter = 'fsvp.quality.verification-activity.>';
  protected override readonly kindsOfDueDay = REMINDER_KINDS.filter((kind) => kind !== 'review_due');
}

/** A result that is a draft again has nothing to review. */
@Injectable()
export class SettleReviewRemindersOfResults implements EventConsumer {
  readonly name = 'gateway-settle-review-reminders-of-results';
  readonly filter = 'fsvp.quality.activity-result.>';

  async handle({ occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { activityId, state } = (after ?? {}) as { activityId?: string; state?: string };
    if (activityId && before?.state === 'complete' && state === 'draft')
      await settleReminders(manager, activityId, occurredAt, OF_REVIEWS);
    if (activityId && before && before.state !== 'complete' && state === 'complete')
      await allowReminders(manager, activityId, occurredAt, OF_REVIEWS);
  }
}

/** The review of a result was signed, or that was taken back. */
@Injectable()
export class SettleReviewReminders implements EventConsumer {
  readonly name = 'gateway-settle-review-reminders';
  readonly filter = 'fsvp.quality.result-review.>';

  async handle({ type, occurredAt, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { activityId } = (after ?? {}) as { activityId?: string };
    if (!activityId) return;
    if (type === resultReviewSigned.type) await settleReminders(manager, activityId, occurredAt, OF_REVIEWS);
    if (type === resultReviewWithdrawn.type) await allowReminders(manager, activityId, occurredAt, OF_REVIEWS);
  }
}

/** An action that is done also settles the notification of the failed inspection that it is for. */
@Injectable()
export class SettleActionReminders extends SettleReminders {
  readonly name = 'gateway-settle-action-reminders';
  readonly filter = 'fsvp.quality.corrective-action.>';

  override async handle(event: EventEnvelope, transaction: Transaction): Promise<void> {
    await super.handle(event, transaction);
    const { after, occurredAt } = event;
    if (isDone(after) && typeof after?.inspectionId === 'string') {
      const href = hrefs.receivingInspection(after.inspectionId);
      await settleNotifications(transaction.manager, 'inspection_failed', href, occurredAt);
    }
  }
}

/** A file whose verdict has changed is another matter than the one that was notified. */
@Injectable()
export class SettleFileReminders implements EventConsumer {
  readonly name = 'gateway-settle-file-reminders';
  readonly filter = 'fsvp.program.fsvp-file.readiness-changed.v1';

  async handle({ aggregateId, occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (before?.verdict !== after?.verdict) await settleReminders(manager, aggregateId, occurredAt);
    if (lacksPlan(before) && !lacksPlan(after)) {
      await settleReminders(manager, aggregateId, occurredAt, OF_PLANS);
      await allowReminders(manager, aggregateId, occurredAt, OF_PLANS);
    }
  }
}

const OF_PLANS = ['plan_outdated'] as const;
const lacksPlan = (readiness: EventEnvelope['before']) =>
  ((readiness?.missing ?? []) as RequirementCode[]).includes('VD-1');

/** Without a signed plan there is none that is outdated. */
@Injectable()
export class SettlePlanReminders implements EventConsumer {
  readonly name = 'gateway-settle-plan-reminders';
  readonly filter = 'fsvp.program.verification-plan.withdrawn.v1';

  async handle({ occurredAt, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { fileId } = (after ?? {}) as { fileId?: string };
    if (fileId) await settleReminders(manager, fileId, occurredAt, OF_PLANS);
  }
}

/** Under a file that is closed or suspended no food comes in; of a closed one nothing is due. */
@Injectable()
export class SettleRemindersOfIdleFiles implements EventConsumer {
  readonly name = 'gateway-settle-reminders-of-idle-files';
  readonly filter = 'fsvp.program.fsvp-file.updated.v1';

  async handle({ aggregateId, occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (before?.lifecycle === 'importing' && after?.lifecycle !== 'importing')
      await settleReminders(manager, aggregateId, occurredAt, ['file_not_ready']);
    // It may be not ready still when importing goes on.
    if (before?.lifecycle !== 'importing' && after?.lifecycle === 'importing')
      await allowReminders(manager, aggregateId, occurredAt, ['file_not_ready']);
  }
}

@Injectable()
export class SettleRemindersOfClosedFiles implements EventConsumer {
  readonly name = 'gateway-settle-reminders-of-closed-files';
  readonly filter = 'fsvp.program.fsvp-file.closed.v1';

  handle({ aggregateId, occurredAt }: EventEnvelope, { manager }: Transaction): Promise<void> {
    return settleReminders(manager, aggregateId, occurredAt);
  }
}

/** The next eligibility of an importer was signed. While that of its other class of food is due, the next scan says so again. */
@Injectable()
export class SettleEligibilityReminders implements EventConsumer {
  readonly name = 'gateway-settle-eligibility-reminders';
  readonly filter = 'fsvp.program.importer-eligibility.signed.v1';

  async handle({ occurredAt, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { importerId, year } = (after ?? {}) as { importerId?: string; year?: number };
    // That of this year settles nothing: the reminder is for the next.
    if (!importerId || !year || year <= Number(dayOf(occurredAt).slice(0, 4))) return;
    await settleReminders(manager, importerId, occurredAt, ['eligibility_due']);
    await allowReminders(manager, importerId, occurredAt, ['eligibility_due']);
  }
}

const OF_ANALYSES = Object.keys(ANALYSIS_REMINDER_DAYS) as (keyof typeof ANALYSIS_REMINDER_DAYS)[];
const WITHDRAWN = foodHazardAnalysisRecord.events.withdrawn.type;
const SIGNATURES_OF_ANALYSES = new Set<string>([
  foodHazardAnalysisRecord.events.signed.type,
  foodHazardAnalysisRecord.events.confirmed.type,
  WITHDRAWN,
]);

/** The hazard analysis of a food was signed or confirmed, or that was taken back: another day is its last one. */
@Injectable()
export class SettleHazardAnalysisReminders implements EventConsumer {
  readonly name = 'gateway-settle-hazard-analysis-reminders';
  readonly filter = 'fsvp.program.food-hazard-analysis.>';

  async handle({ type, occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { foodId } = (after ?? {}) as { foodId?: string };
    if (!foodId || !SIGNATURES_OF_ANALYSES.has(type)) return;
    await settleReminders(manager, foodId, occurredAt, OF_ANALYSES);
    // Without a signature or confirmation, the earlier end may be due again.
    if (type === WITHDRAWN || isShorter(before, after)) await allowReminders(manager, foodId, occurredAt, OF_ANALYSES);
  }
}

const isShorter = (before: EventEnvelope['before'], after: EventEnvelope['after']) =>
  String(after?.validUntil ?? '') < String(before?.validUntil ?? '');

/** A reevaluation that is over is not due any more; one with another due day, or one that was opened again, is due on that day. */
@Injectable()
export class SettleReevaluationReminders implements EventConsumer {
  readonly name = 'gateway-settle-reevaluation-reminders';
  readonly filter = 'fsvp.program.reevaluation.>';

  async handle({ aggregateId, occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (!before) return;
    if (after?.status !== 'open') await settleReminders(manager, aggregateId, occurredAt);
    else if (before.status !== 'open') await allowReminders(manager, aggregateId, occurredAt);
    else if (before.dueOn !== after.dueOn) {
      await settleReminders(manager, aggregateId, occurredAt, ['reevaluation_due']);
      await allowReminders(manager, aggregateId, occurredAt, ['reevaluation_due']);
    }
  }
}

/** Nothing is due of an importer that is inactive or deleted. */
@Injectable()
export class SettleImporterReminders implements EventConsumer {
  readonly name = 'gateway-settle-importer-reminders';
  readonly filter = 'fsvp.program.importer.>';

  async handle({ aggregateId, occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (!after?.active) await settleReminders(manager, aggregateId, occurredAt);
    else if (before && !before.active) await allowReminders(manager, aggregateId, occurredAt);
  }
}

/** The earlier address of an account may be another person's now. */
@Injectable()
export class SettleAddressReminders implements EventConsumer {
  readonly name = 'gateway-settle-address-reminders';
  readonly filter = 'fsvp.gateway.user.>';

  async handle({ aggregateId, occurredAt, before, after }: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (before && before.email !== after?.email) await settleReminders(manager, aggregateId, occurredAt);
  }
}

@Injectable()
export class SettleDocumentReminders extends SettleReminders {
  readonly name = 'gateway-settle-document-reminders';
  readonly filter = 'fsvp.documents.document.>';
}
