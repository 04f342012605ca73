import { setTimeout as sleep } from 'node:timers/promises';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import pg from 'pg';

/** Follows how far the events of a suite are: in the stream, marked as published, and handled by every consumer. */
export class EventProgress {
  #stream;
  #logs;
  #patienceMs;
  #pollMs;

  /** @param {import('../../suite.mjs').Suite} suite @param {{ patienceMs?: number, pollMs?: number }} [options] how long to wait for events, and between two looks */
  constructor({ natsUrl, databaseUrls }, { patienceMs = 1_800_000, pollMs = 25 } = {}) {
    this.#patienceMs = patienceMs;
    this.#pollMs = pollMs;
    const silent = /** @type {any} */ ({ warn: () => undefined, error: () => undefined });
    this.#stream = new EventStream({ natsUrl, namespace: 'fsvp', maxBytes: -1, retryMs: 1000 }, 'bench', silent);
    this.#logs = Object.values(databaseUrls).map(
      ({ owner }) => new pg.Pool({ connectionString: owner, max: 1, idleTimeoutMillis: 0 }),
    );
    // PostgreSQL ends idle connections when its suite is stopped, as by Ctrl-C. What is asked next fails by itself.
    for (const log of this.#logs) log.on('error', () => undefined);
    this.#stream.start();
  }

  /** The position of the last event in the stream. */
  async position() {
    await this.#until(() => this.#stream.connected);
    return (await this.#stream.readProgress()).last;
  }

  /** Waits until no event waits in a log: all that were committed are in the stream. */
  async published() {
    await this.#until(async () => (await this.#waiting()) === 0);
  }

  /** Waits until every consumer has handled what was committed. */
  async handled() {
    await this.published();
    await this.#until(() => this.#stream.connected);
    await this.#until(async () => {
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

  /** @param {() => boolean | Promise<boolean>} condition */
  async #until(condition) {
    const deadline = Date.now() + this.#patienceMs;
    while (!(await condition())) {
      if (Date.now() > deadline)
        throw new Error(`The events were not handled within ${this.#patienceMs / 60_000} minutes`);
      await sleep(this.#pollMs);
    }
  }
}
