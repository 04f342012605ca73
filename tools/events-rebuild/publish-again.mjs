import pg from 'pg';

/**
 * Marks every event of every service as unpublished: the relays publish their logs again, in sealed order. What was handled before is
 * skipped by the consumers' inboxes, so only a stream or a consumer that lost something is filled up.
 * @param {Record<string, { application: string }>} databases
 */
export async function publishEventsAgain(databases) {
  for (const { application } of Object.values(databases)) {
    const client = new pg.Client({ connectionString: application });
    await client.connect();
    try {
      await client.query('update event_log set published_at = null where published_at is not null');
      await client.query('notify event_log');
    } finally {
      await client.end();
    }
  }
}
