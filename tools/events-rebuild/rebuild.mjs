import pg from 'pg';
import { deleteEventStream } from '@fsvp/service-kit/events/event-stream';

/**
 * Repeats the delivery of every event to every consumer: forgets what consumers have handled, deletes the stream, and lets the relays publish
 * their logs from the beginning. Consumers compare with what they have stored, so that only missing effects are made.
 * @param {Record<string, { application: string }>} databases
 * @param {{ natsUrl: string, namespace: string }} stream
 */
export async function rebuildEvents(databases, { natsUrl, namespace }) {
  await deleteEventStream(natsUrl, namespace);
  for (const { application } of Object.values(databases)) {
    const client = new pg.Client({ connectionString: application });
    await client.connect();
    try {
      // To the relay every stream is a new one now, with nothing handled.
      await client.query(
        `begin; delete from inbox; update relay_state set stream_created = 'none', handled_seq = 0; notify event_log; commit`,
      );
    } finally {
      await client.end();
    }
  }
}
