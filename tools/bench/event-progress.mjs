import { setTimeout as sleep } from 'node:timers/promises';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import pg from 'pg';

const POLL_MS = 25;
const PATIENCE_MS = 1_800_000;

/** Follows how far the events of a suite are: in the stream, marked as published, and handled by every consumer. */
export class EventProgress {
  #stream;
  #logs;

  /** @param {import('../suite.mjs').Suite} suite */
  constructor({ natsUrl, databaseUrls }) {
    const silent = /** @type {any} */ ({ warn: () => undefined, error: () => undefined });
    this.#stream = new EventStream({ natsUrl, namespace: 'fsvp', maxBytes: -1, retryMs: 1000 }, 'bench', silent);
    this.#logs = Object.values(databaseUrls).map(
      ({ owner }) => new pg.Pool({ connectionString: owner, max: 1, idleTimeoutMillis: 0 }),
    );
    this.#stream.start();
  }

  /** The position of the last event in the stream. */
  async position() {
    await until(() => this.#stream.connected);
    return (await this.#stream.readProgress()).last;
  }

  /** Waits until the stream has events up to a position and no event waits in a log. @param {number} position */
  async published(position) {
    await until(async () => (await this.position()) >= position && (await this.#waiting()) === 0);
  }

  /** Waits until every consumer has handled the events up to a position. @param {number} position */
  async handled(position) {
    await this.published(position);
    await until(async () => {
      const { last, handled } = await this.#stream.readProgress();
      return [...handled.values()].every((reached) => reached >= last);
    });
  }

  async #waiting() {
    const counts = await Promise.all(
      this.#logs.map((log) =>
        log.query(`select (exists (select from event_log where seq is null)
          or exists (select from event_log where published_at is null and seq is not null))::int as waiting`),
      ),
    );
    return counts.reduce((sum, { rows }) => sum + rows[0].waiting, 0);
  }

  async close() {
    await Promise.all([this.#stream.close(), ...this.#logs.map((log) => log.end())]);
  }
}

/** @param {() => boolean | Promise<boolean>} condition */
async function until(condition) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The events were not handled within 30 minutes');
    await sleep(POLL_MS);
  }
}
