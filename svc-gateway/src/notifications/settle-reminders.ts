import type { NotificationKind } from '@fsvp/contracts/catalogue/notification';
import type { ReminderKind } from '@fsvp/contracts/core/reminder';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** SQL: marks the notifications of `settled` as read, for the shared login and for every account. They stay in the list. */
export const MARK_SETTLED = `of_accounts as (
    insert into notification_reads (notification_id, user_id)
    select settled.id, users.id from settled cross join users where users.status is not null on conflict do nothing)
  update notifications set read = true from settled where notifications.id = settled.id and not read`;

/**
 * Settles the reminders of a record.
 * @param until later ones concern a record that was opened or forgotten again
 * @param kinds all by default
 */
export async function settleReminders(
  manager: Manager,
  recordId: string,
  until: string,
  kinds?: readonly ReminderKind[],
): Promise<void> {
  await manager.query(
    `with settled as (
       select notifications.id from reminders_told sent join notifications on notifications.id = sent.notification_id
       where sent.record_id = $1 and notifications.created_at <= $2 and ($3::text[] is null or sent.kind = any($3))),
     ${MARK_SETTLED}`,
    [recordId, until, kinds ?? null],
  );
}

/**
 * Settles the notifications of an event whose cause is gone.
 * @param href of the record
 * @param until later ones have another cause
 */
export async function settleNotifications(
  manager: Manager,
  kind: NotificationKind,
  href: string,
  until: string,
): Promise<void> {
  await manager.query(
    `with settled as (select id from notifications where kind = $1 and href = $2 and created_at <= $3), ${MARK_SETTLED}`,
    [kind, href, until],
  );
}

/** Lets the next scan notify of a record again, also of a day of which it did before. @param until as above */
export async function allowReminders(
  manager: Manager,
  recordId: string,
  until: string,
  kinds?: readonly ReminderKind[],
): Promise<void> {
  await manager.query(
    `delete from reminders_told sent using notifications
     where sent.record_id = $1 and notifications.id = sent.notification_id and notifications.created_at <= $2
       and ($3::text[] is null or sent.kind = any($3))`,
    [recordId, until, kinds ?? null],
  );
}
