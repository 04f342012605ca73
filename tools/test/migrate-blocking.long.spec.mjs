import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ensureDatabases, withDatabase } from '../infrastructure/databases.mjs';
import { preparePostgres } from '../infrastructure/postgres.mjs';
import { generateLoad } from '../verification/load-generate/generate-load.mjs';
import { readTargets } from '../migrate/targets.mjs';
import { runMigrations } from '../migrate/run-migrations.mjs';
import { homeDir, repoRoot } from '../paths.mjs';
import { services } from '../processes.mjs';

const run = promisify(execFile);
const ROWS = Number(process.env.MIGRATE_ROWS ?? 1_000_000);
const SERVICES = services.map(({ name }) => name);
/** Statements whose duration depends on the number of rows. */
const WORK_PER_ROW = /^\s*(update|insert (?!into "migrations")|delete)\b|create (unique )?index|validate constraint/im;

/** @type {string} */ let home;
/** @type {Awaited<ReturnType<typeof preparePostgres>>} */ let postgres;
/** @type {Record<string, string>} */ let settings;
const urlOf = (/** @type {string} */ name) => withDatabase(postgres.url, `db_${name}`);

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'migrate-large-'));
  postgres = await preparePostgres({ home, password: 'secret', durable: false });
  await postgres.server.start();
  settings = {
    ADMIN_DATABASE_URL: postgres.url,
    ...Object.fromEntries(
      SERVICES.map((name) => [
        `${name.toUpperCase()}_DATABASE_URL`,
        withDatabase(postgres.url, `db_${name}`, `role_of_${name}`, 'secret'),
      ]),
    ),
  };
}, 60_000);

afterAll(async () => {
  await postgres.server.stop();
  rmSync(home, { recursive: true, force: true });
});

/** @param {string} name @param {string} text */
async function query(name, text) {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Names of the migrations that the last release has: the newest commit that changed the version. */
async function releasedMigrations() {
  const git = async (/** @type {string[]} */ ...args) => (await run('git', args, { cwd: repoRoot })).stdout;
  const commit = await git('log', '-1', '--format=%H', '-G^  "version":', '--', 'package.json');
  const classes = await git('grep', '-hoE', 'class [A-Za-z]+[0-9]{13}', commit.trim(), '--', '*.migration.ts');
  return new Set(classes.split('\n').map((line) => line.replace('class ', '')));
}

/** Makes the databases as the last release has them. */
async function makeLastRelease() {
  const { adminUrl, targets } = readTargets(settings);
  await ensureDatabases(adminUrl, targets);
  const released = await releasedMigrations();
  const { platformMigrations } = await import('@fsvp/service-kit/database/migrations/index');
  for (const { workspace, database, owner } of targets) {
    const { migrations } = await import(join(repoRoot, workspace, 'dist', 'migrations', 'index.js'));
    const all = [...platformMigrations, ...migrations].map(({ name }) => name);
    const only = all.filter((name) => released.has(name));
    expect(only.length).toBeLessThan(all.length);
    await runMigrations(workspace, { url: withDatabase(adminUrl, database), owner: owner.name, timeZone: 'UTC', only });
  }
}

/** An event of each inspection, in the log, in the audit trail and in the inbox of svc-documents. */
async function addEvents() {
  const facts = `select gen_random_uuid() as id, 'receiving-inspection' as kind, id as record, 1 as version, 'receiving-inspection.recorded.v1' as type,
    created_at as at, to_jsonb(receiving_inspections) - 'search_text' as after from receiving_inspections`;
  await query(
    'quality',
    `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, occurred_at, after, seq, prev_hash, hash, published_at)
     select id, kind, record, version, type, at, after, row_number() over (), md5(id::text), md5(id::text), at from (${facts}) as f`,
  );
  await query(
    'documents',
    `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, occurred_at, after)
     select gen_random_uuid(), 'quality', 'receiving-inspection', gen_random_uuid(), 1, 'receiving-inspection.recorded.v1',
       now() - make_interval(secs => n), jsonb_build_object('lotNumber', 'L-' || n, 'productName', repeat('Frozen squid ', 20))
     from generate_series(1, ${ROWS}) as n;
     insert into inbox (consumer, event_id) select 'documents-keep-audit-trail', event_id from audit_entries;
     analyze audit_entries`,
  );
}

/** Reads a page again and again, as the lists do. @param {string} name @param {string} text @param {{ done: boolean }} state */
async function readOn(name, text, state) {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  let longest = 0;
  while (!state.done) {
    const since = performance.now();
    await client.query(text);
    longest = Math.max(longest, performance.now() - since);
    await sleep(5);
  }
  await client.end();
  return { page: `${name}: ${text.split(' from ')[1]?.split(' ')[0]}`, longest: Math.round(longest) };
}

/** Records which statements run while reads of a large table would wait. @param {string} name @param {{ done: boolean }} state */
async function watchLocks(name, state) {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  const seen = new Map();
  while (!state.done) {
    const { rows } = await client.query(
      `select relname, query from pg_locks join pg_class on pg_class.oid = relation join pg_stat_activity using (pid)
       where mode = 'AccessExclusiveLock' and granted and relkind = 'r' and reltuples > 10000 and database = (select oid from pg_database where datname = current_database())`,
    );
    for (const { relname, query: text } of rows) seen.set(`${relname}: ${text}`, { relname, text });
    await sleep(2);
  }
  await client.end();
  return [...seen.values()];
}

test('no migration since the last release works on the rows of a large table while it keeps readers away', async () => {
  await makeLastRelease();
  const owners = Object.fromEntries(SERVICES.map((name) => [name, { owner: urlOf(name) }]));
  await generateLoad(
    /** @type {any} */ (owners),
    { suppliers: ROWS / 100, inspections: ROWS, verifications: ROWS / 100, actions: ROWS / 100, seed: 1 },
    (_label, work) => work(),
  );
  await addEvents();

  const state = { done: false };
  const readers = [
    readOn(
      'quality',
      'select * from receiving_inspections where deleted_at is null order by created_at desc, id desc limit 20',
      state,
    ),
    readOn('quality', `select * from event_log where id = '00000000-0000-0000-0000-000000000000'`, state),
    readOn(
      'suppliers',
      'select * from suppliers where deleted_at is null order by created_at desc, id desc limit 20',
      state,
    ),
    readOn('documents', 'select * from audit_entries order by occurred_at limit 20', state),
    readOn('documents', `select * from inbox where consumer = 'none' limit 1`, state),
  ];
  const watchers = SERVICES.map((name) => watchLocks(name, state));
  const since = performance.now();
  await run(process.execPath, [join(repoRoot, 'tools', 'migrate.mjs')], {
    env: { PATH: process.env.PATH, ...settings, APP_TIME_ZONE: 'America/New_York' },
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  state.done = true;
  const reads = await Promise.all(readers);
  const locked = (await Promise.all(watchers)).flat();
  console.log(
    `${ROWS} rows migrated in ${seconds} s; longest reads: ${reads.map(({ page, longest }) => `${page} ${longest} ms`).join(', ')}`,
  );
  expect(locked.filter(({ text }) => WORK_PER_ROW.test(text))).toEqual([]);
  // Every entry has its number, and new ones continue it.
  const [numbers] = await query(
    'documents',
    'select count(*)::int as entries, count(distinct position)::int as numbers, max(position)::int as last from audit_entries',
  );
  expect(numbers).toEqual({ entries: ROWS, numbers: ROWS, last: ROWS });
}, 3_600_000);
