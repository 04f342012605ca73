import { Injectable } from '@nestjs/common';
import { addDays, startOfDay, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { EXPIRES_SOON_DAYS } from '@fsvp/contracts/documents/document';
import { REMINDER_MAX_AGE_DAYS, REMINDER_DETAIL_LIMIT, type ReminderKind } from '@fsvp/contracts/core/reminder';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database, type Statement } from '@fsvp/service-kit/database/database';

/**
 * SQL for the active documents that expire before day `until`: their number, and the first of them. These are the ones
 * that expire from day `from`, and those created since `createdFrom`, however long ago they have expired: each by its
 * own index.
 */
function buildKindQuery(
  kind: ReminderKind,
  { from, until, createdFrom }: { from: string; until: string; createdFrom?: string },
): string {
  const matching = (condition: string) =>
    `select id, title, supplier_id, expiration_date from documents where is_active and ${condition}`;
  const expiring = matching(`expiration_date >= ${from}::timestamptz and expiration_date < ${until}::timestamptz`);
  const expiredBefore = `expiry_day < utc_day(${from}::timestamptz)`;
  const found = createdFrom
    ? `${expiring} union all ${matching(`${expiredBefore} and created_at >= ${createdFrom}::timestamptz`)}`
    : expiring;
  const record = `json_build_object('kind', '${kind}', 'id', d.id, 'title', d.title, 'supplierName', (select name from supplier_directory where id = d.supplier_id), 'day', utc_day(d.expiration_date))`;
  return `json_build_object('kind', '${kind}', 'total', (select count(*) from (${found}) d), 'first', coalesce(
    (select json_agg(record) from (select ${record} as record from (${found}) d order by d.expiration_date, d.id limit ${REMINDER_DETAIL_LIMIT}) first), '[]'))`;
}

/** The rule of `documentExpiry`. */
const KIND_QUERIES = [
  buildKindQuery('document_expired', { from: '$1', until: '$2', createdFrom: '$4' }),
  buildKindQuery('document_expiring', { from: '$2', until: '$3' }),
];

/** Documents that have expired or expire soon, seen from a day. */
export function remindersStatement(asOf: Day): Statement {
  const start = (days: number) => `${addDays(asOf, days)}T00:00:00Z`;
  return {
    name: 'document-reminders',
    text: `select json_build_object('kinds', json_build_array(${KIND_QUERIES.join(', ')}))::text`,
    values: [
      start(-REMINDER_MAX_AGE_DAYS),
      start(0),
      start(EXPIRES_SOON_DAYS + 1),
      startOfDay(addDays(asOf, -REMINDER_MAX_AGE_DAYS)),
    ],
  };
}

/** Reminders for the gateway's notifications. */
@Injectable()
export class RemindersQueries {
  constructor(private readonly database: Database) {}

  listReminders(): Promise<JsonText> {
    return this.database.value<JsonText>(remindersStatement(today()));
  }
}
