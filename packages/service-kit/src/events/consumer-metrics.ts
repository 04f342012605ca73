import type { Pool } from 'pg';
import { addGauges } from '../observability/metrics/gauges.js';
import type { EventStream } from './event-stream.js';

/** Adds the metrics of consumers, by name: what they still have to handle, and what they gave up. */
export function addConsumerMetrics(stream: EventStream, pool: Pool, consumers: string[]): void {
  addGauges({
    source: 'event stream',
    help: {
      event_consumer_pending: 'Events that the stream has not sent to the consumer yet',
      event_consumer_unacknowledged: 'Events that were sent to the consumer and are not handled yet',
    },
    labelNames: ['consumer'],
    read: async () => {
      if (!consumers.length) return [];
      const { lag } = await stream.readProgress();
      return consumers.map((consumer) => ({
        labels: { consumer },
        values: {
          event_consumer_pending: lag.get(consumer)?.pending,
          event_consumer_unacknowledged: lag.get(consumer)?.unacknowledged,
        },
      }));
    },
  });
  addGauges({
    source: 'dead letters',
    help: { dead_letters: 'Events that failed five times and were neither replayed nor discarded' },
    labelNames: ['consumer'],
    read: async () => {
      const counts = await countDeadLetters(pool);
      const names = new Set([...consumers, ...counts.keys()]);
      return [...names].map((consumer) => ({
        labels: { consumer },
        values: { dead_letters: counts.get(consumer) ?? 0 },
      }));
    },
  });
}

async function countDeadLetters(pool: Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ consumer: string; letters: number }>(
    'select consumer, count(*)::int as letters from dead_letter where discarded_at is null group by consumer',
  );
  return new Map(rows.map(({ consumer, letters }) => [consumer, letters]));
}
