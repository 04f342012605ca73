import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { services } from '../../processes.mjs';

/** The advisory lock of svc-*'s event relay. */
const RELAY_LOCK = 7_201_949;
const EVERY_MS = 100;

const HOLDERS = `
  select datname as database, count(*)::int as holders from pg_locks join pg_database on pg_database.oid = database
  where locktype = 'advisory' and classid = 0 and objid = ${RELAY_LOCK} and granted group by 1`;

/** Counts the relays of each service while the suite runs. */
export class RelayWatch {
  /** @type {Record<string, number>} */ most = {};
  /** @type {Record<string, number>} */ now = {};
  samples = 0;
  #stopped = false;
  #running;

  /** @param {string} adminUrl */
  constructor(adminUrl) {
    this.#running = this.#watch(adminUrl);
  }

  /** @param {string} adminUrl */
  async #watch(adminUrl) {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    while (!this.#stopped) {
      const { rows } = await client.query(HOLDERS);
      this.now = Object.fromEntries(rows.map(({ database, holders }) => [database, holders]));
      for (const { database, holders } of rows) this.most[database] = Math.max(holders, this.most[database] ?? 0);
      this.samples += 1;
      await sleep(EVERY_MS);
    }
    await client.end();
  }

  /** Waits until every service has a relay; returns how long that took. */
  async untilAll() {
    const since = performance.now();
    await sleep(2 * EVERY_MS);
    while (Object.keys(this.now).length < services.length) await sleep(EVERY_MS);
    return performance.now() - since;
  }

  async stop() {
    this.#stopped = true;
    await this.#running;
  }
}
