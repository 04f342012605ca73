import { Injectable } from '@nestjs/common';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { REMINDER_DETAIL_LIMIT, type Reminders, type ReminderKind } from '@fsvp/contracts/core/reminder';
import { AUDIT_REMINDER_DAYS } from '@fsvp/contracts/program/verification-plans/clocks';
import { newId } from '@fsvp/service-kit/database/columns';
import { Database } from '@fsvp/service-kit/database/database';
import { describeReminderTotal, describeReminder } from './reminder-texts.js';
import { MARK_SETTLED } from './settle-reminders.js';

/** The record id of a notification about all records of a kind. */
const SUMMARY_RECORD_ID = '00000000-0000-0000-0000-000000000000';

const AUDITS = Object.keys(AUDIT_REMINDER_DAYS) as (keyof typeof AUDIT_REMINDER_DAYS)[];

/** Which kind follows which about one record. */
const FOLLOWS = [
  ['verification_overdue', 'verification_due_soon'],
  ['document_expired', 'document_expiring'],
  ['reevaluation_due', 'reevaluation_opened'],
  ['hazard_analysis_due_in_30', 'hazard_analysis_due_in_90'],
  ['hazard_analysis_due', 'hazard_analysis_due_in_90'],
  ['hazard_analysis_due', 'hazard_analysis_due_in_30'],
  ['audit_due_in_30', 'audit_due_in_60'],
  ['audit_due_in_7', 'audit_due_in_60'],
  ['audit_due_in_7', 'audit_due_in_30'],
  ...AUDITS.flatMap((kind) => [['verification_due_soon', kind] as const, ['verification_overdue', kind] as const]),
] as const satisfies readonly (readonly [ReminderKind, ReminderKind])[];
const FOLLOWS_SQL = FOLLOWS.map(([later, earlier]) => `('${later}', '${earlier}')`).join(', ');

/** A row of `reminders_told` and its notification. */
interface ReminderNotification {
  id: string;
  kind: ReminderKind;
  recordId: string;
  day: Day;
  title: string;
  text: string;
  href: string;
}

/** One notification per record, or a single one with their number if there are too many. */
function toNotifications({ kind, total, first }: Reminders['kinds'][number], today: Day): ReminderNotification[] {
  if (total > REMINDER_DETAIL_LIMIT)
    return [{ id: newId(), kind, recordId: SUMMARY_RECORD_ID, day: today, ...describeReminderTotal(kind, total) }];
  return first.map((reminder) => ({
    id: newId(),
    kind,
    recordId: reminder.id,
    day: reminder.day,
    ...describeReminder(reminder),
  }));
}

/** Creates one notification per reminder, even if several gateways find the same reminder several times. */
@Injectable()
export class RemindersService {
  constructor(private readonly database: Database) {}

  /** After a summary notification of a kind, no more notifications of that kind are created on the same day. */
  async createNotifications(kinds: Reminders['kinds'], today: Day): Promise<void> {
    const notifications = kinds.flatMap((kind) => toNotifications(kind, today));
    if (!notifications.length) return;
    await this.database.rows({
      name: 'reminders-create',
      text: `with due as (
          select * from jsonb_to_recordset($1::jsonb) as due (id uuid, kind text, "recordId" uuid, day date, title text, text text, href text)
          where not exists (select from reminders_told sent where sent.kind = due.kind and sent.record_id = '${SUMMARY_RECORD_ID}' and sent.day = $2)
            and not exists (select from reminders_told sent where sent.kind = due.kind and sent.record_id = due."recordId" and sent.day = due.day)),
        claimed as (insert into reminders_told (kind, record_id, day, notification_id) select kind, "recordId", day, id from due
          on conflict do nothing returning notification_id),
        added as (insert into notifications (id, kind, title, text, href, created_at)
          select id, kind, title, text, href, now() from due where id in (select notification_id from claimed)),
        -- One for each cause: what is overdue was due soon, and what is due on another day now is not due on the day before.
        settled as (
          select sent.notification_id as id from claimed join due on due.id = claimed.notification_id
          join reminders_told sent on sent.record_id = due."recordId" and sent.notification_id <> due.id
            and (sent.kind = due.kind or (due.kind, sent.kind) in (${FOLLOWS_SQL}))),
        ${MARK_SETTLED}`,
      values: [JSON.stringify(notifications), today],
    });
  }
}
