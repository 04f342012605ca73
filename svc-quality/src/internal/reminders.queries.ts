import { Injectable } from '@nestjs/common';
import { addDays, startOfDay, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { REMINDER_MAX_AGE_DAYS, REMINDER_DETAIL_LIMIT, type ReminderKind } from '@fsvp/contracts/core/reminder';
import {
  AUDIT_REMINDER_DAYS,
  REVIEW_DAYS,
  REVIEW_REMINDER_DAYS,
} from '@fsvp/contracts/program/verification-plans/clocks';
import { DUE_SOON_BADGE_DAYS } from '@fsvp/contracts/quality/verification';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database, type Statement } from '@fsvp/service-kit/database/database';

/**
 * SQL of the records of a kind that are due before day `until`, and the first of them: those due from day `from`, and
 * those created since `createdFrom`, however long they have been overdue.
 */
function buildReminderSql(
  kind: ReminderKind,
  table: string,
  statuses: string,
  { from, until, createdFrom }: { from: string; until: string; createdFrom?: string },
  also = '',
): string {
  const sinceDay = `r.due_date >= ${from}::timestamptz`;
  const since = createdFrom ? `(${sinceDay} or r.created_at >= ${createdFrom}::timestamptz)` : sinceDay;
  const matching = `${table} r where r.deleted_at is null and r.status in (${statuses}) and r.due_date < ${until}::timestamptz and ${since} ${also}`;
  const record = `json_build_object('kind', '${kind}', 'id', r.id, 'title', r.title, 'supplierName', (select name from supplier_directory where id = r.supplier_id), 'day', utc_day(r.due_date))`;
  return `json_build_object('kind', '${kind}', 'total', (select count(*) from ${matching}), 'first', coalesce(
    (select json_agg(record) from (select ${record} as record from ${matching} order by r.due_date, r.id limit ${REMINDER_DETAIL_LIMIT}) first), '[]'))`;
}

/** The rules of `dueBadge`, for the statuses of upcoming verifications, and of `actionOverdue`. */
const UPCOMING = `'scheduled', 'in_progress', 'overdue'`;
const ACTIVE = `'open', 'in_progress'`;
const OVERDUE = { from: '$1', until: '$2', createdFrom: '$4' };
const AUDITS_DUE = (Object.entries(AUDIT_REMINDER_DAYS) as [keyof typeof AUDIT_REMINDER_DAYS, number][]).map(
  ([kind, days]) =>
    buildReminderSql(
      kind,
      'verification_activities',
      UPCOMING,
      // One that was missed, as the suite was not running, is told for a week.
      { from: `($1::timestamptz + interval '${days} days')`, until: `($2::timestamptz + interval '${days + 1} days')` },
      `and r.type = 'audit' and r.plan_line_key is not null and r.result_state in ('none', 'draft')`,
    ),
);

/** A result that was changed after its review is reviewed again: its days count from the change. */
const REVIEW_DUE = `select r.activity_id as id, v.title, (select name from supplier_directory where id = v.supplier_id) as supplier,
    suite_day(case when exists (select from result_reviews w where w.result_id = r.id and w.signed_at is not null)
      then r.updated_at else r.completed_at end) + ${REVIEW_DAYS} as day
  from activity_results r join verification_activities v on v.id = r.activity_id
  where v.result_state = 'complete' and v.deleted_at is null and r.deleted_at is null`;
const REVIEWS_DUE = `(with due as (select * from (${REVIEW_DUE}) reviews where day between $5::date and $6::date)
  select json_build_object('kind', 'review_due', 'total', (select count(*) from due), 'first', coalesce(
    (select json_agg(json_build_object('kind', 'review_due', 'id', id, 'title', title, 'supplierName', supplier, 'day', day) order by day, id)
     from (select * from due order by day, id limit ${REMINDER_DETAIL_LIMIT}) first), '[]')))`;
const KINDS = [
  buildReminderSql('verification_overdue', 'verification_activities', UPCOMING, OVERDUE),
  buildReminderSql('verification_due_soon', 'verification_activities', UPCOMING, { from: '$2', until: '$3' }),
  buildReminderSql('action_overdue', 'corrective_actions', ACTIVE, OVERDUE),
  ...AUDITS_DUE,
  REVIEWS_DUE,
];

/** Builds the statement that lists what is due as of a day. */
export function buildRemindersStatement(asOf: Day): Statement {
  const start = (days: number) => `${addDays(asOf, days)}T00:00:00Z`;
  return {
    name: 'quality-reminders',
    text: `select json_build_object('kinds', json_build_array(${KINDS.join(', ')}))::text`,
    values: [
      start(-REMINDER_MAX_AGE_DAYS),
      start(0),
      start(DUE_SOON_BADGE_DAYS + 1),
      startOfDay(addDays(asOf, -REMINDER_MAX_AGE_DAYS)),
      addDays(asOf, -REMINDER_MAX_AGE_DAYS),
      addDays(asOf, REVIEW_REMINDER_DAYS),
    ],
  };
}

/** Reads the reminders for notifications. */
@Injectable()
export class RemindersQueries {
  constructor(private readonly database: Database) {}

  getReminders(): Promise<JsonText> {
    return this.database.value<JsonText>(buildRemindersStatement(today()));
  }
}
