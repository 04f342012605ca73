import { Gauge, register } from 'prom-client';
import type { Pool } from 'pg';

const METRICS = {
  event_log_unpublished: 'Entries of the event log that are not in the event stream yet',
  event_log_unhandled: 'Entries of the event log that some consumer of the stream has not handled yet',
} as const;

/** Adds the metrics of a service's relay. They are read from the database for each scrape. */
export function addRelayMetrics(pool: Pool): void {
  const read = async (name: keyof typeof METRICS) => {
    const { rows } = await pool.query<Record<keyof typeof METRICS, number>>(
      `select (select count(*) from event_log where published_at is null)::float as event_log_unpublished,
         (select count(*) from event_log, relay_state where seq > handled_seq)::float as event_log_unhandled`,
    );
    return rows[0]?.[name] ?? 0;
  };
  for (const [name, help] of Object.entries(METRICS) as [keyof typeof METRICS, string][]) {
    register.removeSingleMetric(name);
    new Gauge({
      name,
      help,
      async collect() {
        // While the database does not answer, the other metrics still work.
        const value = await read(name).catch(() => undefined);
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  }
}
