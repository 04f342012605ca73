import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { repoRoot } from '../../paths.mjs';
import { ApiClient } from '../../seed/api-client.mjs';
import { measure } from './measure.mjs';
import { ownSuite } from './own-suite.mjs';
import { measurePages } from './web.mjs';

/** Fraction of the rows for a quick run, such as 0.01. */
const FILES = Math.round(50_000 * Number(process.env.BENCH_SCALE ?? 1));
const CALLERS = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const GENERATE = new URL('../load-generate/fsvp-files.sql', import.meta.url);

/**
 * Measures lists and pages of FSVP files through the gateway beside the product's own SQL over a plain connection, and how long
 * the judgement of all files takes beside an update of as many rows.
 * @param {<T>(label: string, work: () => Promise<T>) => Promise<T>} step
 */
export async function runFilesBenchmark(step) {
  const { suite, end } = await ownSuite('.local/bench-files', step, async ({ databaseUrls }) => {
    await step(`generate ${FILES} FSVP files`, () => generate(databaseUrls.program.owner));
  });
  const pool = new pg.Pool({ connectionString: suite.databaseUrls.program.owner, max: CALLERS });
  try {
    const api = new ApiClient(suite.url);
    await api.login(suite.password);
    const judged = await drain(pool);
    console.log(`\n${FILES} new files were judged for the first time in ${seconds(judged)} after they were there`);
    await pool.query('vacuum analyze');
    await measureCalls(api, pool);
    await measurePages(suite, ['fsvp-files']);
    await measureJudgements(pool);
  } finally {
    await pool.end();
    await end();
  }
}

/** @param {string} url of the owner */
async function generate(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('load.files', $1, false), set_config('load.day', current_date::text, false)`, [
    String(FILES),
  ]);
  await client.query(readFileSync(GENERATE, 'utf8'));
  await client.end();
}

/** Waits until every file is judged. @param {pg.Pool} pool @returns how long that took, in ms */
async function drain(pool) {
  const since = performance.now();
  for (;;) {
    const { rows } = await pool.query('select 1 from fsvp_file_readiness where due limit 1');
    if (!rows.length) return performance.now() - since;
    await pause(50);
  }
}

/** @param {ApiClient} api @param {pg.Pool} pool */
async function measureCalls(api, pool) {
  const { rows } = await pool.query(`select id from fsvp_files where number like 'F-9%' order by number limit 200`);
  const bare = await bareQueries(pool);
  const some = () => rows[Math.floor(Math.random() * rows.length)].id;
  /** @type {[string, () => string, (() => Promise<unknown>)?][]} */
  const cases = [
    ['list by readiness, 50 rows', () => '/api/fsvp-files?sort=readiness', () => bare.list({ sort: 'readiness' })],
    [
      'list of the files not ready, by readiness',
      () => '/api/fsvp-files?sort=readiness&verdict=not_ready',
      () => bare.list({ sort: 'readiness', verdict: ['not_ready'] }),
    ],
    [
      'list with a search, by readiness',
      () => '/api/fsvp-files?sort=readiness&search=Supplier%2012',
      () => bare.list({ sort: 'readiness', search: 'Supplier 12' }),
    ],
    [
      'list of what is missing, by next due day',
      () => '/api/fsvp-files?sort=nextDueOn&missing=VS-2',
      () => bare.list({ sort: 'nextDueOn', missing: ['VS-2'] }),
    ],
    ['counts by verdict', () => '/api/fsvp-files/counts', () => bare.count()],
    ['portfolio, 200 by 200', () => '/api/fsvp-portfolio', () => bare.portfolio()],
    ['my work of everybody', () => '/api/work-items?who=everybody&limit=100'],
    ['my work for the dashboard', () => '/api/work-items?limit=5'],
    ['a file', () => `/api/fsvp-files/${some()}`],
    ['readiness of a file', () => `/api/fsvp-files/${some()}/readiness`],
  ];
  console.log(`\n${CALLERS} clients, ${SECONDS} s each; ms\n`);
  console.log(line(['call', 'p50', 'p95', 'SQL p50', 'SQL p95', 'product : SQL', 'failed']));
  for (const [title, path, sql] of cases) {
    const ours = await measure(() => api.get(path()), { callers: CALLERS, seconds: SECONDS, warmUpSeconds: 1 });
    const raw = sql && (await measure(sql, { callers: CALLERS, seconds: SECONDS, warmUpSeconds: 1 }));
    const beside = raw ? [ms(raw.p50), ms(raw.p95), `${(ours.p50 / raw.p50).toFixed(2)} : 1`] : ['', '', ''];
    console.log(line([title, ms(ours.p50), ms(ours.p95), ...beside, String(ours.failed + (raw?.failed ?? 0))]));
  }
}

/** @param {pg.Pool} pool */
async function measureJudgements(pool) {
  const timed = async (/** @type {() => Promise<unknown>} */ work) => {
    const since = performance.now();
    await work();
    return performance.now() - since;
  };
  console.log('');
  const bare = await timed(() => pool.query('update fsvp_file_readiness set percent = percent'));
  const marking = await timed(() => pool.query('update fsvp_file_readiness set due = true'));
  const all = await drain(pool);
  console.log(
    `All ${FILES} files judged again: ${seconds(all)}; an update of as many rows by SQL: ${seconds(bare)} (${(all / bare).toFixed(0)} : 1); marking them: ${seconds(marking)}`,
  );
  const { rows } = await pool.query(
    `update fsvp_file_readiness set next_change_on = current_date where file_id in
       (select file_id from fsvp_file_readiness order by file_id limit $1) returning file_id`,
    [Math.round(FILES / 50)],
  );
  const since = performance.now();
  for (;;) {
    const { rows: left } = await pool.query(
      'select 1 from fsvp_file_readiness where next_change_on <= current_date limit 1',
    );
    if (!left.length) break;
    await pause(20);
  }
  console.log(`The ${rows.length} files whose day has come: ${seconds(performance.now() - since)}`);
  const changed = await timed(() =>
    pool.query(`update importers set phone = '555 0100', version = version + 1 where legal_name = 'Load Importer 3'`),
  );
  const shown = await drain(pool);
  console.log(
    `One importer of ${FILES / 10} files changed: ${seconds(changed)} for the change, all judged again ${seconds(shown)} later`,
  );
}

/** The product's own queries, from its build, over a plain pool. @param {pg.Pool} pool */
async function bareQueries(pool) {
  const built = (/** @type {string} */ file) => import(pathToFileURL(join(repoRoot, 'svc-program', 'dist', file)).href);
  const { FsvpFilesQueries } = await built('fsvp-files/fsvp-files.queries.js');
  const { PortfolioQueries } = await built('portfolio/portfolio.queries.js');
  const rows = async (/** @type {pg.QueryConfig} */ statement) => (await pool.query(statement)).rows;
  const value = async (/** @type {pg.QueryConfig} */ statement) => Object.values((await rows(statement))[0])[0];
  const database = { rows, value };
  const files = new FsvpFilesQueries(database);
  const portfolio = new PortfolioQueries(database, files);
  return {
    list: (/** @type {object} */ query) => files.list({ limit: 50, offset: 0, ...query }),
    count: () => files.count(),
    portfolio: () => portfolio.read({}),
  };
}

/** @param {number} value */
const ms = (value) => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0));
/** @param {number} value in ms */
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;

/** @param {string[]} cells */
const line = ([first = '', ...rest]) =>
  first.padEnd(46) + rest.map((cell) => cell.padStart(cell.includes(':') ? 15 : 9)).join('');
