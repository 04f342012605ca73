import pg from 'pg';

/**
 * @param {Record<string, { application: string }>} databases by service
 * @returns {Promise<Record<string, string>>} the number of the last entry of each event log
 */
export async function readLogEnds(databases) {
  const ends = Object.entries(databases).map(async ([service, { application }]) => {
    const client = new pg.Client({ connectionString: application });
    await client.connect();
    try {
      const { rows } = await client.query('select coalesce(max(seq), 0)::text as seq from event_log');
      return [service, rows[0].seq];
    } finally {
      await client.end();
    }
  });
  return Object.fromEntries(await Promise.all(ends));
}
