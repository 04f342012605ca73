import type { EntityManager } from 'typeorm';

/**
 * Marks the reminders of a record as read, for the shared login and for every account. They stay in the list.
 * @param until later ones concern a record that was opened or forgotten again
 */
export async function settleReminders(
  manager: Pick<EntityManager, 'query'>,
  recordId: string,
  until: string,
): Promise<void> {
  await manager.query(
    `with settled as (
       select notifications.id from reminders_told sent join notifications on notifications.id = sent.notification_id
       where sent.record_id = $1 and notifications.created_at <= $2),
     of_accounts as (
       insert into notification_reads (notification_id, user_id)
       select settled.id, users.id from settled cross join users where users.status is not null on conflict do nothing)
     update notifications set read = true from settled where notifications.id = settled.id and not read`,
    [recordId, until],
  );
}

/** Lets the next scan notify of a record again, also of a day of which it did before. @param until as above */
export async function allowReminders(
  manager: Pick<EntityManager, 'query'>,
  recordId: string,
  until: string,
): Promise<void> {
  await manager.query(
    `delete from reminders_told sent using notifications
     where sent.record_id = $1 and notifications.id = sent.notification_id and notifications.created_at <= $2`,
    [recordId, until],
  );
}
