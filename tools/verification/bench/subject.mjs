import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { generateLoad } from '../load-generate/generate-load.mjs';
import { homeDir } from '../../paths.mjs';
import { readCpu } from './cpu.mjs';
import { EventProgress } from './event-progress.mjs';
import { HttpClient } from './http-client.mjs';
import { ownSuite } from './own-suite.mjs';
import { supplierCsv } from './suppliers.mjs';

/** @typedef {Awaited<ReturnType<typeof startSubject>>} Subject */
/** @typedef {import('./own-suite.mjs').Step} Step */

/** Where results and the scripts for pgbench are written. */
export const resultsFolder = homeDir('.local/bench');

const GENERATED = { suppliers: 0, inspections: 0, verifications: 10_000, actions: 10_000, seed: 1 };

/**
 * Starts a suite of its own with a signed-in client and the first suppliers.
 * @param {Step} step @param {{ suppliers: number, connections: number, home: string }} plan @param {import('./own-suite.mjs').SuiteVariant} [variant]
 */
export async function startSubject(step, { suppliers, connections, home }, variant) {
  const { suite, end } = await ownSuite(home, step, async () => undefined, variant);
  const client = new HttpClient(suite.url, connections);
  const progress = new EventProgress(suite);
  let loaded = 0;
  const subject = {
    suite,
    client,
    progress,
    get suppliers() {
      return loaded;
    },
    cpu: () => suiteCpu(suite),
    /** Imports suppliers up to a number, and waits until their events are handled. @param {number} total */
    importUpTo: async (total) => {
      const csv = supplierCsv(total - loaded, loaded);
      const cpu = subject.cpu();
      const since = performance.now();
      const { created } = await client.postCsv('/api/suppliers/import', csv);
      const answered = performance.now() - since;
      await progress.published();
      const published = performance.now() - since;
      await progress.handled();
      const handled = performance.now() - since;
      loaded = total;
      return { created, answered, published, handled, cpu: cpuSince(cpu, subject.cpu()) };
    },
    vacuum: () => vacuum(suite),
    end: async () => {
      await Promise.all([client.close(), progress.close()]);
      await end();
    },
  };
  try {
    await client.login(suite.password);
    await step(`Importing ${suppliers.toLocaleString('en-US')} suppliers`, () => subject.importUpTo(suppliers));
    await generateLoad(suite.databaseUrls, GENERATED, (_, work) => work());
    return subject;
  } catch (error) {
    await subject.end();
    throw error;
  }
}

/** @typedef {{ node: number, postgres: number, nats: number }} Cpu */

const SERVERS = /** @type {const} */ (['postgres', 'nats', 'redis']);

/** CPU time so far of the product's processes, of PostgreSQL and of NATS, in ms. @param {import('../../suite.mjs').Suite} suite @returns {Cpu} */
const suiteCpu = (suite) => {
  const parts = suite.status();
  const pids = (/** @type {(name: string) => boolean} */ chosen) =>
    parts.filter(({ name }) => chosen(name)).map(({ pid }) => Number(pid));
  return readCpu({
    node: pids((name) => !SERVERS.some((server) => server === name)),
    postgres: pids((name) => name === 'postgres'),
    nats: pids((name) => name === 'nats'),
  });
};

/** @param {Cpu} before @param {Cpu} after @returns {Cpu} */
export const cpuSince = (before, after) => ({
  node: after.node - before.node,
  postgres: after.postgres - before.postgres,
  nats: after.nats - before.nats,
});

/** @param {Cpu} cpu */
export const cpuSum = ({ node, postgres, nats }) => node + postgres + nats;

const QUIET = { pauseMs: 2000, share: 0.1, tries: 10 };

/** Until all processes together take less than a tenth of a processor; 20 s at most. @param {() => Cpu} cpu */
async function untilQuiet(cpu) {
  for (let tries = 0; tries < QUIET.tries; tries += 1) {
    const before = cpu();
    await sleep(QUIET.pauseMs);
    if (cpuSum(cpuSince(before, cpu())) < QUIET.pauseMs * QUIET.share) return;
  }
}

/**
 * Does what autovacuum does within a minute after many writes, and waits until the suite has nothing more to do.
 * @param {import('../../suite.mjs').Suite} suite
 */
export async function vacuum(suite) {
  for (const { owner } of Object.values(suite.databaseUrls)) {
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze').finally(() => client.end());
  }
  await untilQuiet(() => suiteCpu(suite));
}
