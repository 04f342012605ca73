import { Injectable } from '@nestjs/common';
import { addDays, startOfDay, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { REMINDER_MAX_AGE_DAYS, REMINDER_DETAIL_LIMIT, type ReminderKind } from '@fsvp/contracts/core/reminder';
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
): string {
  const sinceDay = `r.due_date >= ${from}::timestamptz`;
  const since = createdFrom ? `(${sinceDay} or r.created_at >= ${createdFrom}::timestamptz)` : sinceDay;
  const matching = `${table} r where r.deleted_at is null and r.status in (${statuses}) and r.due_date < ${until}::timestamptz and ${since}`;
  const record = `json_build_object('kind', '${kind}', 'id', r.id, 'title', r.title, 'supplierName', (select name from supplier_directory where id = r.supplier_id), 'day', utc_day(r.due_date))`;
  return `json_build_object('kind', '${kind}', 'total', (select count(*) from ${matching}), 'first', coalesce(
    (select json_agg(record) from (select ${record} as record from ${matching} order by r.due_date, r.id limit ${REMINDER_DETAIL_LIMIT}) first), '[]'))`;
}

/** The rules of `dueBadge`, for the statuses of upcoming verifications, and of `actionOverdue`. */
const UPCOMING = `'scheduled', 'in_progress', 'overdue'`;
const ACTIVE = `'open', 'in_progress'`;
const OVERDUE = { from: '$1', until: '$2', createdFrom: '$4' };
const KINDS = [
  buildReminderSql('verification_overdue', 'verification_activities', UPCOMING, OVERDUE),
  buildReminderSql('verification_due_soon', 'verification_activities', UPCOMING, { from: '$2', until: '$3' }),
  buildReminderSql('action_overdue', 'corrective_actions', ACTIVE, OVERDUE),
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
