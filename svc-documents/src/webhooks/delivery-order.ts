import type { EntityManager } from 'typeorm';

/**
 * The deliveries of one webhook and record are sent in the order of the record's versions: of those that wait, the first has
 * a time for its next attempt and the others have none. Every transaction that adds or ends deliveries of a webhook locks the
 * webhook first (`for no key update`), so that none misses what another one does.
 */

/** The first delivery that waits of each of these records. */
const FIRST_OF_RECORDS = `unnest($2::uuid[]) of_record (id) cross join lateral (
  select waiting.id from webhook_deliveries waiting
  where waiting.webhook_id = $1 and waiting.record_id = of_record.id and waiting.state = 'waiting'
  order by waiting.record_version, waiting.id limit 1) first`;

/** Schedules the first delivery that waits of each of these records, if it is not. */
export async function scheduleFirst(
  manager: EntityManager,
  webhookId: string,
  recordIds: readonly string[],
): Promise<void> {
  if (!recordIds.length) return;
  await manager.query(
    `update webhook_deliveries set next_attempt_at = clock_timestamp() from ${FIRST_OF_RECORDS}
     where webhook_deliveries.id = first.id and next_attempt_at is null`,
    [webhookId, recordIds],
  );
}

/** The same after earlier deliveries wait again: those behind them have no time any more, unless they are being sent. */
export async function scheduleAgain(
  manager: EntityManager,
  webhookId: string,
  recordIds: readonly string[],
): Promise<void> {
  if (!recordIds.length) return;
  await manager.query(
    `update webhook_deliveries later set next_attempt_at = null from ${FIRST_OF_RECORDS}
     where later.webhook_id = $1 and later.record_id = of_record.id and later.state = 'waiting' and later.id <> first.id
       and later.next_attempt_at is not null and (later.leased_until is null or later.leased_until < clock_timestamp())`,
    [webhookId, recordIds],
  );
  await scheduleFirst(manager, webhookId, recordIds);
}
