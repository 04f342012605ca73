import type { Pool } from 'pg';
import { addGauges } from '../observability/metrics/gauges.js';

const HELP = {
  event_log_unpublished: 'Entries of the event log that are not in the event stream yet; 10000 means that many or more',
  event_log_unpublished_oldest_seconds: 'Age of the oldest entry that is not in the event stream yet; 0 without any',
  event_log_unhandled: 'Entries of the event log that some consumer of the stream has not handled yet',
} as const;

/**
 * Reads at most 10,000 entries, by partial indexes. Entries without a place in the chain are the newest ones; `seq`
 * has no gaps.
 */
export const READ_RELAY_STATE = `
  select
    (select count(*) from (select from event_log where published_at is null limit 10000) waiting)::float as event_log_unpublished,
    coalesce(extract(epoch from clock_timestamp() - least(
      (select occurred_at from event_log where published_at is null and seq is not null order by seq limit 1),
      (select occurred_at from event_log where seq is null order by id limit 1)
    )), 0)::float as event_log_unpublished_oldest_seconds,
    coalesce((select max(seq) from event_log) - (select handled_seq from relay_state), 0)::float as event_log_unhandled`;

/** Adds the metrics of a service's event log. They are read from the database for each scrape. */
export function addRelayMetrics(pool: Pool): void {
  addGauges({
    source: 'event log',
    help: HELP,
    read: async () => {
      const { rows } = await pool.query<Record<keyof typeof HELP, number>>(READ_RELAY_STATE);
      return rows.map((values) => ({ values }));
    },
  });
}
