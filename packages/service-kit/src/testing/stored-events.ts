import assert from 'node:assert/strict';
import { differencesOf, type StoredEvent } from '@fsvp/contracts/catalogue/event-payloads';
import { Client } from 'pg';

/** The newest events of each type that a service wrote, without those that a test inserted by itself: they have no request. */
const NEWEST = `
  select newest.* from (select distinct type from event_log) as types, lateral (
    select type, aggregate_type as "aggregateType", before, after from event_log
    where event_log.type = types.type and request_id is not null order by id desc limit 20) as newest`;

/**
 * Events of changes that changed nothing. A secret is in no event, single sign-on invites and activates a new account at once, and a link to a
 * document is an event of its own.
 */
const OF_NOTHING = `
  select distinct type from event_log changed where request_id is not null
    and before - array['version', 'updatedAt'] = after - array['version', 'updatedAt']
    and type not in ('webhook.secret-replaced.v1', 'user.invited.v1', 'user.activated.v1')
    and not exists (select from event_log link where link.request_id = changed.request_id and link.type like 'document-link.%')`;

/** Asserts that the events of a log hold what the AsyncAPI document says, and that each has a change (ADR 76). */
export async function checkStoredEvents(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<StoredEvent>(NEWEST);
    assert.deepEqual([...new Set(rows.flatMap(differencesOf))], []);
    assert.deepEqual((await client.query(OF_NOTHING)).rows, []);
  } finally {
    await client.end();
  }
}
