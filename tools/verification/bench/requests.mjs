import pg from 'pg';
import { directusRequests } from './directus/requests.mjs';
import { prepareDirectus } from './directus/start.mjs';
import { medians } from './figures.mjs';
import { HttpClient } from './http-client.mjs';
import { measure } from './measure.mjs';
import { prepareNewSearches } from './new-searches.mjs';
import { preparePeerTables } from './peer-tables.mjs';
import { runPgbench } from './pgbench.mjs';
import { readCpu } from './cpu.mjs';
import { requestCases } from './request-cases.mjs';
import { startSpike } from './spike/start.mjs';
import { cpuSince, cpuSum, resultsFolder } from './subject.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./request-cases.mjs').RequestCase} RequestCase */
/** @typedef {{ perSecond: number, p50: number, p99: number, failed: number, nodeMs: number, pgMs: number, eventsPerSecond?: number, cpuMsPerEvent?: number }} Turn */

export const CONNECTIONS = 8;
const WARM_UP_SECONDS = 0.5;
/** Turns that do not count, of all that run in Node: its compiler optimizes code after thousands of requests. */
const WARM_UP_ROUNDS = 2;

/**
 * Measures the product and its peers in turns, so that a change of the machine's load meets all of them.
 * @param {Subject} subject @param {{ seconds: number, rounds: number, only: string[], peer?: string, changes?: number }} options @param {string} pgbench
 * @param {import('./own-suite.mjs').Step} step
 */
export async function measureRequests(subject, { seconds, rounds, only, peer, changes }, pgbench, step) {
  const { databaseUrls } = subject.suite;
  await preparePeerTables(databaseUrls);
  const url = databaseUrls.suppliers.owner;
  const newSearch = await prepareNewSearches(url);
  const { suppliers } = await subject.client.getJson('/api/suppliers?limit=1&offset=0');
  const { id } = suppliers[0];
  /** @type {Peer[]} */ const peers = [];
  const results = [];
  const changing = changes ? await startChanging(url, id, changes) : undefined;
  try {
    const spike = beside(subject, await startSpike(url));
    peers.push(spike);
    const directus = peer === 'directus' ? await startBothDirectus(subject, peers) : undefined;
    const asked = directusRequests(id, newSearch);
    for (const one of requestCases(id, newSearch).filter(({ key }) => only.includes(key))) {
      const { key, sql, countingSql, request } = one;
      const pgbenchRuns = (/** @type {string} */ text) => () =>
        pgbenchTurn(subject, key, text, { pgbench, url, seconds });
      const sides = {
        product: () => (one.writes ? writeTurn(subject, request, seconds) : readTurn(subject, request, seconds)),
        pgbench: pgbenchRuns(sql),
        ...(countingSql && { counting: pgbenchRuns(countingSql) }),
        spike: () => readTurn(spike, request, seconds),
        ...(directus && {
          directus: () => readTurn(directus.plain, asked[key] ?? request, seconds),
          directusCached: () => readTurn(directus.cached, asked[key] ?? request, seconds),
        }),
      };
      const { pgbench: _pgbench, counting: _counting, ...inNode } = sides;
      await inTurns(inNode, WARM_UP_ROUNDS);
      const turns = await step(`${one.title}, ${subject.suppliers.toLocaleString('en-US')} suppliers`, () =>
        inTurns(sides, rounds),
      );
      results.push(toResult(one, subject.suppliers, turns));
    }
    if (only.includes('create')) await removeCreated(url);
    return results;
  } finally {
    await changing?.stop();
    for (const one of peers) await one.stop();
  }
}

/**
 * Changes a supplier again and again, so that lists cannot be answered from what was read before.
 * @param {string} url of the suppliers' database, as owner @param {string} id @param {number} perSecond
 */
async function startChanging(url, id, perSecond) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  /** @type {unknown} */ let failure;
  const timer = setInterval(() => {
    client
      .query({
        name: 'change',
        text: 'update suppliers set postal_code = $2 where id = $1',
        values: [id, `${Date.now()}`],
      })
      .catch((/** @type {unknown} */ error) => (failure = error));
  }, 1000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await client.end();
      if (failure) throw failure;
    },
  };
}

/** @typedef {{ client: HttpClient, cpu: () => import('./subject.mjs').Cpu, stop: () => Promise<void> }} Peer */

/**
 * Another server on the same PostgreSQL.
 * @param {Subject} subject @param {{ url: string, pids: number[], headers?: Record<string, string>, stop: () => Promise<void> }} server
 * @returns {Peer}
 */
function beside(subject, { url, pids, headers, stop }) {
  const client = new HttpClient(url, CONNECTIONS, headers);
  return {
    client,
    cpu: () => ({ ...subject.cpu(), ...readCpu({ node: pids }) }),
    stop: async () => {
      await client.close();
      await stop();
    },
  };
}

/** Directus as it is shipped, and with its cache. @param {Subject} subject @param {Peer[]} peers to which both are added */
async function startBothDirectus(subject, peers) {
  const { adminDatabaseUrl: adminUrl, databaseUrls, home } = subject.suite;
  const prepared = await prepareDirectus({ adminUrl, suppliersUrl: databaseUrls.suppliers.owner, home });
  const start = async (/** @type {boolean} */ cache) => {
    const server = beside(subject, await prepared.start({ cache }));
    peers.push(server);
    return server;
  };
  return { plain: await start(false), cached: await start(true) };
}

/** @param {Record<string, () => Promise<Turn>>} sides @param {number} rounds @returns {Promise<Record<string, Turn>>} */
export async function inTurns(sides, rounds) {
  /** @type {Record<string, Turn[]>} */ const turns = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [side, take] of Object.entries(sides)) (turns[side] ??= []).push(await take());
  return Object.fromEntries(
    Object.entries(turns).map(([side, all]) => {
      const failed = all.reduce((sum, turn) => sum + turn.failed, 0);
      return [side, { ...medians(/** @type {any[]} */ (all)), failed }];
    }),
  );
}

/** @param {RequestCase} one @param {number} rows @param {Record<string, Turn>} turns */
function toResult({ key, title, writes }, rows, turns) {
  const { product, pgbench, spike, directus, directusCached } = turns;
  const rate = (writes ? product?.eventsPerSecond : product?.perSecond) ?? Number.NaN;
  return {
    key,
    title,
    rows,
    ratio: rate / Number(pgbench?.perSecond),
    ratioToSpike: rate / Number(spike?.perSecond),
    ...(directus && { ratioToDirectus: rate / directus.perSecond }),
    ...(directusCached && { ratioToDirectusCached: rate / directusCached.perSecond }),
    ...turns,
  };
}

/**
 * @param {Pick<Peer, 'client' | 'cpu'>} side @param {RequestCase['request']} request @param {number} seconds
 * @returns {Promise<Turn>}
 */
async function readTurn({ client, cpu }, request, seconds) {
  const work = () => request(client);
  await measure(work, { callers: CONNECTIONS, seconds: WARM_UP_SECONDS, warmUpSeconds: 0 });
  const before = cpu();
  const { count, perSecond, p50, p99, failed } = await measure(work, {
    callers: CONNECTIONS,
    seconds,
    warmUpSeconds: 0,
  });
  const used = cpuSince(before, cpu());
  return { perSecond, p50, p99, failed, nodeMs: used.node / count, pgMs: used.postgres / count };
}

/**
 * Counts until every consumer has handled the events: a rate that can be sustained.
 * @param {Subject} subject @param {RequestCase['request']} request @param {number} seconds @returns {Promise<Turn>}
 */
async function writeTurn({ client, cpu, progress }, request, seconds) {
  const work = () => request(client);
  const position = await progress.position();
  const warm = await measure(work, { callers: CONNECTIONS, seconds: WARM_UP_SECONDS, warmUpSeconds: 0 });
  await progress.handled(position + warm.count);
  const before = cpu();
  const since = performance.now();
  const { count, perSecond, p50, p99, failed } = await measure(work, {
    callers: CONNECTIONS,
    seconds,
    warmUpSeconds: 0,
  });
  await progress.handled(position + warm.count + count);
  const took = (performance.now() - since) / 1000;
  const used = cpuSince(before, cpu());
  return {
    perSecond,
    p50,
    p99,
    failed,
    nodeMs: used.node / count,
    pgMs: used.postgres / count,
    eventsPerSecond: count / took,
    cpuMsPerEvent: cpuSum(used) / count,
  };
}

/**
 * @param {Subject} subject @param {string} name @param {string} sql @param {{ pgbench: string, url: string, seconds: number }} how
 * @returns {Promise<Turn>}
 */
async function pgbenchTurn({ cpu }, name, sql, { pgbench, url, seconds }) {
  const before = cpu();
  const { count, perSecond, p50, p99, failed } = await runPgbench({
    program: pgbench,
    folder: resultsFolder,
    name,
    script: `${sql};\n`,
    url,
    clients: CONNECTIONS,
    seconds,
  });
  const used = cpuSince(before, cpu());
  return { perSecond, p50, p99, failed, nodeMs: 0, pgMs: used.postgres / count };
}

/** @param {string} url of the suppliers' database, as owner */
async function removeCreated(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`delete from suppliers where name ~ '^Benchmark [0-9]+$'`).finally(() => client.end());
}
