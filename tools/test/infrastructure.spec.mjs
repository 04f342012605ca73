import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bootstrapDatabases } from '../infrastructure/databases.mjs';
import { preparePostgres } from '../infrastructure/postgres.mjs';
import { homeDir } from '../paths.mjs';
import { secretsOf } from '../secrets.mjs';
import { endLeftovers, rememberedProcesses } from '../supervisor/pid-files.mjs';

/** @type {string} */ let home;
/** @type {Awaited<ReturnType<typeof preparePostgres>>} */ let postgres;

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'infrastructure-'));
  postgres = await preparePostgres({ home, password: 'p@ss/word' });
  await postgres.server.start();
});

afterAll(async () => {
  await postgres.server.stop();
  rmSync(home, { recursive: true, force: true });
});

/** @param {string} connectionString @param {string} text */
async function query(connectionString, text) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

test('each service can read and write rows of its own database only, and cannot change tables', async () => {
  const roles = secretsOf(home).roles;
  const urls = await bootstrapDatabases(postgres.url, roles);
  await query(
    urls.suppliers.owner,
    'create table things (id bigint generated always as identity primary key, name text)',
  );
  await query(urls.suppliers.application, `insert into things (name) values ('Łódź')`);
  expect(
    await query(
      urls.suppliers.application,
      `select id::int, lower(name) as name, current_setting('timezone') as zone from things`,
    ),
  ).toEqual([{ id: 1, name: 'łódź', zone: 'UTC' }]);
  await expect(query(urls.suppliers.application, 'create table more (id int)')).rejects.toThrow(/permission denied/);
  await expect(query(urls.suppliers.application, 'drop table things')).rejects.toThrow(/must be owner/);
  const strangers = urls.quality.application.replace(/fsvp_quality$/, 'fsvp_suppliers');
  await expect(query(strangers, 'select 1')).rejects.toThrow(/permission denied for database/);
  const again = await bootstrapDatabases(postgres.url, roles);
  expect(again).toEqual(urls);
});

test('trigram search and UUIDs are available', async () => {
  const { suppliers } = await bootstrapDatabases(postgres.url, secretsOf(home).roles);
  expect(
    await query(
      suppliers.application,
      `select similarity('seafood', 'sea food') > 0.3 as alike, gen_random_uuid() is not null as id`,
    ),
  ).toEqual([{ alike: true, id: true }]);
});

test('a killed PostgreSQL restarts by itself with its data', async () => {
  await query(postgres.url, 'create table kept as select 7 as value');
  const pid = postgres.server.child?.pid;
  postgres.server.signal('SIGKILL');
  const deadline = Date.now() + 20_000;
  /** @type {unknown} */
  let rows;
  while (!rows && Date.now() < deadline) {
    await sleep(100);
    rows = await query(postgres.url, 'select value from kept').catch(() => undefined);
  }
  expect(rows).toEqual([{ value: 7 }]);
  expect(postgres.server.child?.pid).not.toBe(pid);
});

test('PostgreSQL of a killed supervisor is stopped, and its data can be opened again', async () => {
  expect(rememberedProcesses(home).map(({ name }) => name)).toEqual(['postgres']);
  postgres.server.wanted = false;
  expect(await endLeftovers(home)).toEqual(['postgres']);
  expect(rememberedProcesses(home)).toEqual([]);
  // A lock file left by a crash, whose process id now belongs to another process.
  writeFileSync(
    join(home, 'postgres', 'data', 'postmaster.pid'),
    `${process.pid}\n${join(home, 'postgres', 'data')}\n`,
  );
  postgres = await preparePostgres({ home, password: 'p@ss/word' });
  await postgres.server.start();
  expect(await query(postgres.url, 'select value from kept')).toEqual([{ value: 7 }]);
}, 40_000);
