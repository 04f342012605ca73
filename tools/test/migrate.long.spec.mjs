import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { preparePostgres } from '../infrastructure/postgres.mjs';
import { homeDir, repoRoot } from '../paths.mjs';
import { databaseOwners as databases } from '../infrastructure/databases.mjs';

const run = promisify(execFile);

/** @type {string} */ let home;
/** @type {Awaited<ReturnType<typeof preparePostgres>>} */ let postgres;
/** @type {Record<string, string>} */ let settings;

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'migrate-'));
  postgres = await preparePostgres({ home, password: 'p@ss/word' });
  await postgres.server.start();
  const url = (/** @type {string} */ name) =>
    Object.assign(new URL(postgres.url), {
      username: `role_of_${name}`,
      password: 's%2Fecret',
      pathname: `/db_${name}`,
    }).href;
  settings = Object.fromEntries(databases.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, url(name)]));
  writeFileSync(join(home, 'admin-url'), `${postgres.url}\n`);
});

afterAll(async () => {
  await postgres.server.stop();
  rmSync(home, { recursive: true, force: true });
});

/** @param {Record<string, string>} environment */
const migrate = (environment) =>
  run(process.execPath, [join(repoRoot, 'tools', 'migrate.mjs')], {
    env: { PATH: process.env.PATH, ADMIN_DATABASE_URL_FILE: join(home, 'admin-url'), ...environment },
  });

/** @param {string} name @param {string} text */
async function queryAs(name, text) {
  const client = new pg.Client({ connectionString: settings[`${name.toUpperCase()}_DATABASE_URL`] });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('two migrations at once make all databases; each role may change rows, but neither evidence nor tables', async () => {
  await Promise.all([migrate(settings), migrate(settings)]);
  await migrate(settings);
  for (const name of databases) {
    await queryAs(name, 'select * from event_log');
    await queryAs(name, `insert into inbox (consumer, event_id) values ('test', gen_random_uuid())`);
    await queryAs(name, `delete from inbox where consumer = 'test'`);
    await queryAs(name, 'update event_log set published_at = null');
    for (const text of [
      'update event_log set actor = null',
      'delete from event_log',
      'truncate event_log',
      'delete from migrations',
    ])
      await expect(queryAs(name, text)).rejects.toThrow(/permission denied/);
    await expect(queryAs(name, 'create table more (id int)')).rejects.toThrow(/permission denied/);
    await expect(queryAs(name, 'alter table event_log add column more int')).rejects.toThrow(/must be owner/);
  }
  for (const table of ['audit_entries', 'document_versions'])
    await expect(queryAs('documents', `delete from ${table}`)).rejects.toThrow(/permission denied/);
}, 120_000);

test('missing and bad settings are named, one per line, and the exit code is 78', async () => {
  const failure = await migrate({
    ...settings,
    QUALITY_DATABASE_URL: 'mysql://nobody@h/x',
    DOCUMENTS_DATABASE_URL: '',
  }).then(
    () => undefined,
    (error) => error,
  );
  expect(failure).toMatchObject({ code: 78 });
  expect(failure.stderr).toBe(
    'QUALITY_DATABASE_URL: must begin with postgres://\nDOCUMENTS_DATABASE_URL is missing: must begin with postgres://\n',
  );
});
