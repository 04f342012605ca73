import pg from 'pg';
import { deleteEventStream } from '@fsvp/service-kit/events/event-stream';

/**
 * Repeats the delivery of every event to every consumer: forgets what consumers have handled, deletes the stream, and lets the relays publish
 * their logs from the beginning. Consumers compare with what they have stored, so that only missing effects are made.
 * @param {Record<string, { application: string }>} databases
 * @param {{ natsUrl: string, namespace: string }} stream
 */
export async function rebuildEvents(databases, { natsUrl, namespace }) {
  // Everywhere, and before the stream is deleted: a relay that sees that may publish at once, and a consumer that skips
  // an event as handled does not get it again.
  await inEach(databases, 'delete from inbox');
  await deleteEventStream(natsUrl, namespace);
  // To the relay every stream is a new one now, with nothing handled.
  await inEach(
    databases,
    `begin; update relay_state set stream_created = gen_random_uuid()::text, handled_seq = 0; notify event_log; commit`,
  );
}

/** @param {Record<string, { application: string }>} databases @param {string} sql */
async function inEach(databases, sql) {
  for (const { application } of Object.values(databases)) {
    const client = new pg.Client({ connectionString: application });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }
}
