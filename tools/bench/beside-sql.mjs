import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { repoRoot } from '../paths.mjs';
import { line } from './line.mjs';
import { measure } from './measure.mjs';

const CALLERS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

/** @typedef {import('./measure.mjs').Figures} Figures */
/** @typedef {{ name: string, text: string, values: unknown[] }} Statement */

/** The counts of the dashboard as plain SQL. @type {Statement} */
const COUNTS = {
  name: 'supplier-counts',
  text: `select count(*), count(*) filter (where status = 'pending') as pending, count(*) filter (where status in ('rejected', 'suspended')) as refused,
      count(*) filter (where status = 'approved' and fsvp_required and (next_verification_day is null or next_verification_day < current_date)) as lapsed,
      count(*) filter (where risk_level = 'high') as high, count(*) filter (where risk_level = 'low') as low
    from suppliers where deleted_at is null`,
  values: [],
};

/** @type {Statement} */
const QUALITY_COUNTS = {
  name: 'quality-counts',
  text: `select (select count(*) from corrective_actions where deleted_at is null and status in ('open', 'in_progress')) as open,
    (select count(*) from verification_activities where deleted_at is null and status = 'completed') as completed`,
  values: [],
};

/** The product's own statements, from its build, so that both sides run the same SQL. @param {string} file */
const built = (file) => import(pathToFileURL(join(repoRoot, file)).href);

/**
 * Compares API calls with the same SQL through the pg driver.
 * @param {import('./sign-in.mjs').Call} call
 * @param {{ suppliers: string, quality: string }} urls of the databases, as the application
 */
export async function compareWithSql(call, urls) {
  const pools = { suppliers: pool(urls.suppliers), quality: pool(urls.quality) };
  try {
    const { buildListStatement } = await built('svc-suppliers/dist/suppliers/supplier-list.queries.js');
    const { OVERVIEW } = await built('svc-quality/dist/internal/overview.queries.js');
    const bare = (/** @type {pg.Pool} */ db, /** @type {Statement} */ statement) => db.query(statement);
    const list = buildListStatement({ search: 'foods', status: ['approved'], limit: 50, offset: 0 });
    let number = 0;
    const cases = [
      {
        title: 'list, search and status filter',
        product: () => call('GET', '/api/suppliers?search=foods&status=approved&limit=50&offset=0'),
        sql: () => bare(pools.suppliers, list),
      },
      {
        title: 'create',
        product: () =>
          call('POST', '/api/suppliers', JSON.stringify({ name: `Benchmark ${(number += 1)}`, country: 'Chile' })),
        sql: () => createBare(pools.suppliers, (number += 1)),
      },
      {
        title: 'dashboard stats',
        product: () => call('GET', '/api/dashboard/stats'),
        sql: () =>
          Promise.all([
            bare(pools.suppliers, COUNTS),
            bare(pools.quality, OVERVIEW),
            bare(pools.quality, QUALITY_COUNTS),
          ]),
      },
    ];
    console.log(`\n${CALLERS} clients, ${SECONDS} s each, both in this run; ms\n`);
    console.log(line(['case', 'product/s', 'p50', 'p99', 'SQL/s', 'p50', 'p99', 'product : SQL', 'failed']));
    for (const { title, product, sql } of cases) {
      const ours = await measure(product, { callers: CALLERS, seconds: SECONDS });
      const raw = await measure(sql, { callers: CALLERS, seconds: SECONDS });
      console.log(
        line([
          title,
          ...figures(ours),
          ...figures(raw),
          `1 : ${(raw.perSecond / ours.perSecond).toFixed(2)}`,
          String(ours.failed + raw.failed),
        ]),
      );
    }
    await pools.suppliers.query(`delete from suppliers where name ~ '^(Benchmark|Bare) [0-9]+$'`);
  } finally {
    await Promise.all(Object.values(pools).map((one) => one.end()));
  }
}

/** @param {string} connectionString */
const pool = (connectionString) => new pg.Pool({ connectionString, max: 10 });

/** @param {Figures} figures */
const figures = ({ perSecond, p50, p99 }) => [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];

/** The rows that one create writes, supplier and event, in one transaction. @param {pg.Pool} db @param {number} number */
async function createBare(db, number) {
  const client = await db.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'bench-supplier',
      text: `insert into suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, verification_frequency_months, match_key, name_key)
        values (gen_random_uuid(), 1, now(), now(), $1::text, 'Chile', 'medium', 'pending', true, 12, $1::text, $1::text) returning id, to_jsonb(suppliers) as after`,
      values: [`Bare ${number}`],
    });
    await client.query({
      name: 'bench-event',
      text: `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, after) values (gen_random_uuid(), 'supplier', $1, 1, 'supplier.created.v1', $2)`,
      values: [rows[0].id, rows[0].after],
    });
    await client.query('notify event_log');
    await client.query('commit');
  } finally {
    client.release();
  }
}
