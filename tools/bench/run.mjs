import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import pg from 'pg';
import { homeDir } from '../paths.mjs';
import { startSuite } from '../suite.mjs';
import { compareWithSql } from './beside-sql.mjs';
import { line } from './line.mjs';
import { costsAt } from './scale.mjs';
import { signIn } from './sign-in.mjs';
import { supplierCsv } from './suppliers.mjs';

/** Rows of one import, so that none takes the gateway's patience on a slow machine. */
const PER_FILE = 10_000;
/** A small directory, the one at which the product is compared with bare SQL, and the largest. */
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
    const load = (/** @type {number} */ suppliers) => step(`Loading ${grouped(suppliers)} suppliers`, async () => {
      while (loaded < suppliers) {
        const count = Math.min(PER_FILE, suppliers - loaded);
        await call('POST', '/api/suppliers/import', supplierCsv(count, loaded), 'text/csv');
        loaded += count;
      }
      await vacuum(suite.databaseUrls.suppliers.owner);
    });
    await load(SIZES.small);
    const small = await costsAt(call, SIZES.small);
    await load(SIZES.usual);
    await compareWithSql(call, { suppliers: suite.databaseUrls.suppliers.application, quality: suite.databaseUrls.quality.application });
    await load(SIZES.large);
    printGrowth(small, await costsAt(call, SIZES.large));
  } finally {
    agent.destroy();
    await suite.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** What PostgreSQL does by itself within a minute after an import. @param {string} connectionString */
async function vacuum(connectionString) {
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  await owner.query('vacuum analyze suppliers').finally(() => owner.end());
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
