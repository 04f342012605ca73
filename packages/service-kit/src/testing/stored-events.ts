import assert from 'node:assert/strict';
import { differencesOf, type StoredEvent } from '@fsvp/contracts/catalogue/event-payloads';
import { Client } from 'pg';

/** The newest events of each type that a service wrote, without those that a test inserted by itself: they have no request. */
const NEWEST = `
  select newest.* from (select distinct type from event_log) as types, lateral (
    select type, aggregate_type as "aggregateType", before, after from event_log
    where event_log.type = types.type and request_id is not null order by id desc limit 20) as newest`;

/** Asserts that the events of a log hold what the AsyncAPI document says. */
export async function checkStoredEvents(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<StoredEvent>(NEWEST);
    assert.deepEqual([...new Set(rows.flatMap(differencesOf))], []);
  } finally {
    await client.end();
  }
}
