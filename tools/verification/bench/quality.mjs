import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { readConfig } from '../../config.mjs';
import { generateLoad } from '../load-generate/generate-load.mjs';
import { repoRoot } from '../../paths.mjs';
import { secretsOf } from '../../secrets.mjs';
import { ApiClient } from '../../seed/api-client.mjs';
import { askControl, askDatabases } from '../../supervisor/control.mjs';
import { readResults } from './compare.mjs';
import { measure } from './measure.mjs';
import { parseQualityOptions } from './options.mjs';
import { ownSuite } from './own-suite.mjs';
import { NEWEST_INSPECTIONS } from './peer-sql.mjs';
import { findPgbench, runPgbench } from './pgbench.mjs';
import { qualityCases } from './quality-cases.mjs';
import { finish } from './report.mjs';
import { cpuSince, resultsFolder, suiteCpu } from './subject.mjs';

/** Fraction of the rows for a quick run, such as 0.01. */
const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const PLAN = {
  suppliers: 100_000 * SCALE,
  inspections: 1_000_000 * SCALE,
  verifications: 100_000 * SCALE,
  actions: 100_000 * SCALE,
  seed: 1,
};
const CALLERS = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const TARGET_MS = 100;

/** @typedef {import('../../infrastructure/databases.mjs').DatabaseUrls} Urls */
/** @typedef {{ url: string, password: string, databases: Record<string, Urls>, cpu: () => import('./subject.mjs').Cpu, end: () => Promise<void> }} Subject */

/**
 * Measures the three large lists through the gateway, and the product's own statements through the pg driver in the same run.
 * @param {<T>(label: string, work: () => Promise<T>) => Promise<T>} step
 * @param {string[]} args
 */
export async function runQualityBenchmark(step, args) {
  const { running, compare } = parseQualityOptions(args);
  if (compare) readResults(compare);
  const program = findPgbench();
  const subject = await (running ? runningSuite() : generatedSuite(step));
  const pool = new pg.Pool({ connectionString: subject.databases.quality.application, max: CALLERS });
  try {
    const api = new ApiClient(subject.url);
    await api.login(subject.password);
    const bare = await bareLists(pool);
    console.log(`\n${CALLERS} clients, ${SECONDS} s each; first: one client, before anything is cached; ms\n`);
    console.log(
      line([
        'call',
        'first',
        'p50',
        'p95',
        'node CPU',
        'PG CPU',
        'pgbench',
        'SQL p50',
        'p95',
        'product : SQL',
        'failed',
      ]),
    );
    let slow = 0;
    const results = [];
    const newest = { program, folder: resultsFolder, name: 'inspections', script: `${NEWEST_INSPECTIONS};\n` };
    const cases = qualityCases(await landmarks(pool));
    for (const { title, path } of cases) {
      const since = performance.now();
      const first = await api.get(path).then(
        () => performance.now() - since,
        () => Number.NaN,
      );
      await measure(() => api.get(path), { callers: CALLERS, seconds: 0.5, warmUpSeconds: 0 });
      const before = subject.cpu();
      const ours = await measure(() => api.get(path), { callers: CALLERS, seconds: SECONDS, warmUpSeconds: 0 });
      const used = cpuSince(before, subject.cpu());
      const cpu = { nodeMs: used.node / ours.count, pgMs: used.postgres / ours.count };
      const mark = await runPgbench({ ...newest, url: subject.databases.quality.owner, clients: CALLERS, seconds: 1 });
      const sql = bare(path);
      const raw = sql && (await measure(sql, { callers: CALLERS, seconds: SECONDS, warmUpSeconds: 0.5 }));
      if (!(ours.p95 <= TARGET_MS)) slow += 1;
      const beside = raw ? [ms(raw.p50), ms(raw.p95), `${(ours.p50 / raw.p50).toFixed(2)} : 1`] : ['', '', ''];
      console.log(
        line([
          title,
          ms(first),
          ms(ours.p50),
          ms(ours.p95),
          ms(cpu.nodeMs),
          ms(cpu.pgMs),
          mark.perSecond.toFixed(0),
          ...beside,
          String(ours.failed + (raw?.failed ?? 0)),
        ]) + (ours.p95 <= TARGET_MS ? '' : '  *'),
      );
      const ratio = ours.perSecond / mark.perSecond;
      results.push({
        key: title,
        title,
        rows: PLAN.inspections,
        ratio,
        first,
        product: { ...ours, ...cpu },
        pgbench: mark,
        sql: raw,
      });
    }
    console.log(
      `\n${cases.length - slow} of ${cases.length} calls have a p95 within ${TARGET_MS} ms; * marks the others.`,
    );
    finish('quality', {}, results, compare);
  } finally {
    await pool.end();
    await subject.end();
  }
}

/** @param {<T>(label: string, work: () => Promise<T>) => Promise<T>} step @returns {Promise<Subject>} */
async function generatedSuite(step) {
  const { suite, end } = await ownSuite('.local/bench-quality', step, ({ databaseUrls }) =>
    generateLoad(databaseUrls, PLAN, step),
  );
  return {
    url: suite.url,
    password: suite.password,
    databases: suite.databaseUrls,
    cpu: () => suiteCpu(suite.pidOf),
    end,
  };
}

/** @returns {Promise<Subject>} */
async function runningSuite() {
  const { home, port, password } = readConfig();
  const parts = await askControl(home, 'GET', 'status');
  return {
    url: process.env.FSVP_URL || `http://localhost:${port}`,
    password: password ?? secretsOf(home).appPassword,
    databases: await askDatabases(home),
    cpu: () => suiteCpu((part) => parts.find(({ name }) => name === part)?.pid ?? null),
    end: async () => undefined,
  };
}

/** Suppliers and a lot that the cases ask for. @param {pg.Pool} pool */
async function landmarks(pool) {
  const supplier = (/** @type {string} */ which) =>
    pool.query(
      `select d.id, d.name from (select supplier_id from receiving_inspections group by supplier_id ${which}) chosen join supplier_directory d on d.id = supplier_id`,
    );
  const [busy, usual] = await Promise.all([
    supplier('order by count(*) desc limit 1'),
    supplier('having count(*) between 8 and 12 order by supplier_id limit 1'),
  ]);
  const lots = await pool.query(
    `select lot_number from receiving_inspections where lot_number like 'L2%' order by id desc offset (select count(*) * 3 / 10 from receiving_inspections where lot_number like 'L2%') limit 1`,
  );
  return { busy: busy.rows[0], usual: usual.rows[0], lot: lots.rows[0].lot_number };
}

/** The product's own queries, from its build, over a plain pool. @param {pg.Pool} pool */
async function bareLists(pool) {
  const built = (/** @type {string} */ file) => import(pathToFileURL(join(repoRoot, 'svc-quality', 'dist', file)).href);
  const { ReceivingInspectionsQueries } = await built('receiving-inspections/receiving-inspections.queries.js');
  const { VerificationActivitiesQueries } = await built('verification-activities/verification-activities.queries.js');
  const { CorrectiveActionsQueries } = await built('corrective-actions/corrective-actions.queries.js');
  const rows = async (/** @type {pg.QueryConfig} */ statement) => (await pool.query(statement)).rows;
  const database = {
    rows,
    value: async (/** @type {pg.QueryConfig} */ statement) => Object.values((await rows(statement))[0] ?? {})[0],
  };
  /** @type {Record<string, { list(query: object): Promise<string> }>} */
  const lists = {
    '/api/receiving-inspections': new ReceivingInspectionsQueries(database),
    '/api/verification-activities': new VerificationActivitiesQueries(database),
    '/api/corrective-actions': new CorrectiveActionsQueries(database),
  };
  return (/** @type {string} */ path) => {
    const url = new URL(path, 'http://localhost');
    const list = lists[url.pathname];
    const { searchParams: given } = url;
    const several = Object.fromEntries(
      ['status', 'type', 'priority'].filter((name) => given.has(name)).map((name) => [name, given.getAll(name)]),
    );
    const query = { ...Object.fromEntries(given), ...several, limit: 50, offset: Number(given.get('offset') ?? 0) };
    return list && (() => list.list(query));
  };
}

/** @param {number} value */
const ms = (value) => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0));

/** @param {string[]} cells */
const line = ([first = '', ...rest]) =>
  first.padEnd(50) + rest.map((cell) => cell.padStart(cell.includes(':') ? 15 : 9)).join('');
