import pg from 'pg';

/**
 * Marks every event of every service as unpublished, so that the relays publish their logs again, in the order of the hash chain. Consumers skip
 * events that are in their inbox.
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
