import pg from 'pg';
import { directusRequests, saveInDirectus } from './directus/requests.mjs';
import { prepareDirectus } from './directus/start.mjs';
import { HttpClient } from './http-client.mjs';
import { prepareNewSearches } from './new-searches.mjs';
import { preparePeerTables } from './peer-tables.mjs';
import { findPgbench } from './pgbench.mjs';
import { readCpu } from './cpu.mjs';
import { requestCases } from './request-cases.mjs';
import { productSaver, serverSaver, sqlSaver, whileSaving } from './saving.mjs';
import { startSpike } from './spike/start.mjs';
import { changedTurn, CONNECTIONS, inTurns, pgbenchTurn, readTurn, savingTurn, writeTurn } from './turns.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./request-cases.mjs').RequestCase} RequestCase */
/** @typedef {import('./turns.mjs').Side & { save: import('./saving.mjs').Save, request: (one: RequestCase) => RequestCase['request'], stop: () => Promise<void> }} Server */
/** @typedef {{ key: string, title: string, kind?: string, turns: Record<string, import('./turns.mjs').Turn> }} Result */

const INSTALL_MS = 240_000;

/**
 * Measures the calls of the product, of an earlier build and of the peers, in turns.
 * @param {{ subject: Subject, before?: Subject }} products @param {import('./options.mjs').BenchOptions} options @param {import('./own-suite.mjs').Step} step
 * @returns {Promise<Result[]>}
 */
export async function measureRequests({ subject, before }, { seconds, rounds, only, peers }, step) {
  const { databaseUrls } = subject.suite;
  const url = databaseUrls.suppliers.owner;
  await step('Copying the tables for the peers', () => preparePeerTables(databaseUrls));
  const newSearch = await prepareNewSearches(url);
  const program = peers.includes('pgbench') ? findPgbench() : undefined;
  const { suppliers } = await subject.client.getJson('/api/suppliers?limit=100&offset=0');
  /** @type {string[]} */ const ids = suppliers.map((/** @type {{ id: string }} */ { id }) => id);
  /** @type {Record<string, Server>} */ const servers = {};
  const sql = await sqlSaver(url, ids);
  /** @type {Result[]} */ const results = [];
  try {
    servers.product = await productSide(subject, newSearch);
    if (before) servers.before = await productSide(before, newSearch);
    if (peers.includes('spike')) servers.spike = serverSide(subject, await startSpike(url), ids, saveInSpike);
    if (peers.includes('directus')) await addDirectus(servers, subject, { ids, id: String(ids[0]), newSearch }, step);
    for (const one of requestCases(String(ids[0]), newSearch).filter(({ key }) => only.includes(key))) {
      const sides = Object.fromEntries(
        Object.entries(servers).map(([name, server]) => [name, (length = seconds) => takeTurn(server, one, length)]),
      );
      const pgbench = () => pgbenchSide(subject, one, { program: String(program), url, seconds, save: sql.save });
      await step(one.title, async () => {
        // Does not count: Node's compiler optimizes code after thousands of requests.
        for (const take of Object.values(sides)) await take(1);
        const turns = await inTurns({ ...sides, ...(program && { pgbench }) }, rounds);
        results.push({ key: one.key, title: one.title, kind: one.kind, turns });
      });
    }
    for (const one of before ? [subject, before] : [subject]) await removeCreated(one);
    return results;
  } finally {
    await sql.close();
    for (const one of Object.values(servers)) await one.stop();
  }
}

/** @param {Server} server @param {RequestCase} one @param {number} seconds */
function takeTurn(server, one, seconds) {
  const request = server.request(one);
  if (one.kind === 'saving') return savingTurn(server, request, seconds, server.save);
  if (one.kind === 'changed') return changedTurn(server, request, seconds, server.save);
  if (one.kind === 'writing') return writeTurn(server, request, seconds);
  return readTurn(server, request, seconds);
}

/** @param {Subject} subject @param {RequestCase} one @param {{ program: string, url: string, seconds: number, save: import('./saving.mjs').Save }} how */
function pgbenchSide({ cpu }, { key, sql, kind }, { save, ...how }) {
  const plan = { ...how, name: key, sql };
  // It has no cache, so that each page is the first one; as often as the others are asked.
  if (kind === 'changed') return pgbenchTurn(cpu, { ...plan, clients: 1, perSecond: 10 });
  if (kind === 'saving') return whileSaving(save, () => pgbenchTurn(cpu, plan));
  return pgbenchTurn(cpu, plan);
}

/** @param {Subject} subject @param {() => string} newSearch @returns {Promise<Server>} */
async function productSide({ client, cpu, progress, suite }, newSearch) {
  const { save, close } = await productSaver(suite);
  const { suppliers } = await client.getJson('/api/suppliers?limit=1');
  // Each suite has suppliers with ids of its own.
  const own = new Map(requestCases(suppliers[0].id, newSearch).map(({ key, request }) => [key, request]));
  return { client, cpu, progress, save, request: ({ key, request }) => own.get(key) ?? request, stop: close };
}

/**
 * Another server on the same PostgreSQL.
 * @param {Subject} subject @param {{ url: string, pids: number[], headers?: Record<string, string>, stop: () => Promise<void> }} server
 * @param {readonly string[]} ids @param {Parameters<typeof serverSaver>[2]} save @param {Server['request']} [request] @returns {Server}
 */
function serverSide(subject, server, ids, save, request = (one) => one.request) {
  const client = new HttpClient(server.url, CONNECTIONS, server.headers);
  const saver = serverSaver(server, ids, save);
  return {
    client,
    cpu: () => ({ ...subject.cpu(), ...readCpu({ node: server.pids }) }),
    save: saver.save,
    request,
    stop: async () => {
      await Promise.all([client.close(), saver.close()]);
      await server.stop();
    },
  };
}

/** @param {HttpClient} client @param {string} id @param {string} postalCode */
const saveInSpike = (client, id, postalCode) => client.sendJson('PUT', `/api/suppliers/${id}`, { postalCode });

/**
 * Directus as it is shipped, and with its cache. Where it cannot be installed, the others are measured without it.
 * @param {Record<string, Server>} servers @param {Subject} subject @param {{ ids: readonly string[], id: string, newSearch: () => string }} data
 * @param {import('./own-suite.mjs').Step} step
 */
async function addDirectus(servers, subject, { ids, id, newSearch }, step) {
  const { adminDatabaseUrl: adminUrl, databaseUrls, home } = subject.suite;
  const requests = directusRequests(id, newSearch);
  try {
    const prepared = await step('Preparing Directus', () =>
      prepareDirectus({ adminUrl, suppliersUrl: databaseUrls.suppliers.owner, home }, AbortSignal.timeout(INSTALL_MS)),
    );
    for (const [name, cache] of /** @type {const} */ ([
      ['directus', false],
      ['cached', true],
    ]))
      servers[name] = serverSide(
        subject,
        await prepared.start({ cache }),
        ids,
        saveInDirectus,
        (one) => requests[one.asked] ?? one.request,
      );
  } catch (error) {
    console.log(`\nDirectus is not measured: ${error instanceof Error ? error.message : error}\n`);
  }
}

/** @param {Subject} subject */
async function removeCreated({ suite }) {
  const client = new pg.Client({ connectionString: suite.databaseUrls.suppliers.owner });
  await client.connect();
  await client.query(`delete from suppliers where name ~ '^Benchmark [0-9]+$'`).finally(() => client.end());
}
