import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { homeDir } from '../paths.mjs';
import { startSuite } from '../suite.mjs';
import { compareWithSql } from './beside-sql.mjs';
import { line } from './line.mjs';
import { costsAt } from './scale.mjs';
import { signIn } from './sign-in.mjs';
import { supplierCsv } from './suppliers.mjs';

/** Rows per import, so that none exceeds the gateway's time limit on a slow machine. */
const PER_FILE = 10_000;
/** Sizes of the directory: small, the one for the comparison with plain SQL, and large. */
const SIZES = { small: 1_000, usual: 12_000, large: 100_000 };

const grouped = (/** @type {number} */ number) => number.toLocaleString('en-US');

/** @param {<T>(label: string, work: () => Promise<T>) => Promise<T>} step */
export async function runBenchmark(step) {
  const home = homeDir('.local/bench');
  rmSync(home, { recursive: true, force: true });
  const suite = await startSuite({ home, step, env: { LOG_LEVEL: 'warn' } });
  const agent = new Agent({ keepAlive: true });
  try {
    const call = await signIn(suite.url, suite.password, agent);
    let loaded = 0;
    const load = (/** @type {number} */ suppliers) =>
      step(`Loading ${grouped(suppliers)} suppliers`, async () => {
        while (loaded < suppliers) {
          const count = Math.min(PER_FILE, suppliers - loaded);
          await call('POST', '/api/suppliers/import', supplierCsv(count, loaded), 'text/csv');
          loaded += count;
        }
      });
    const settle = () =>
      step('Waiting until every service has processed the events', () => settled(suite.databaseUrls));
    await load(SIZES.small);
    await settle();
    const small = await costsAt(call, SIZES.small);
    await load(SIZES.usual);
    await settle();
    await compareWithSql(call, {
      suppliers: suite.databaseUrls.suppliers.application,
      quality: suite.databaseUrls.quality.application,
    });
    await load(SIZES.large);
    await settle();
    printGrowth(small, await costsAt(call, SIZES.large));
  } finally {
    agent.destroy();
    await suite.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Waits until the events of all changes have been published and processed, so that this work is not measured. Then runs what autovacuum
 * does within a minute after an import.
 * @param {import('../suite.mjs').Suite['databaseUrls']} urls
 */
async function settled(urls) {
  const clients = Object.fromEntries(
    Object.entries(urls).map(([service, { owner }]) => [service, new pg.Client({ connectionString: owner })]),
  );
  const count = async (/** @type {string} */ service, /** @type {string} */ table) =>
    Number((await clients[service]?.query(`select count(*) from ${table}`))?.rows[0].count);
  try {
    await Promise.all(Object.values(clients).map((client) => client.connect()));
    for (;;) {
      const written = await Promise.all(Object.keys(clients).map((service) => count(service, 'event_log')));
      const total = written.reduce((sum, events) => sum + events, 0);
      const suppliers = await count('suppliers', 'suppliers');
      const heard = [
        (await count('documents', 'audit_entries')) >= total,
        (await count('quality', 'supplier_directory')) >= suppliers,
        (await count('documents', 'supplier_directory')) >= suppliers,
      ];
      if (heard.every(Boolean)) break;
      await sleep(1000);
    }
    await clients.suppliers?.query('vacuum analyze');
    await clients.quality?.query('vacuum analyze');
  } finally {
    await Promise.all(Object.values(clients).map((client) => client.end()));
  }
}

/** @param {Map<string, number>} small @param {Map<string, number>} large p50 in ms */
function printGrowth(small, large) {
  console.log('\nOne caller, p50 in ms\n');
  console.log(line(['call', `of ${grouped(SIZES.small)}`, `of ${grouped(SIZES.large)}`, 'times']));
  for (const [title, cost] of small) {
    const grown = large.get(title) ?? Number.NaN;
    console.log(line([title, cost.toFixed(1), grown.toFixed(1), (grown / cost).toFixed(1)]));
  }
}
