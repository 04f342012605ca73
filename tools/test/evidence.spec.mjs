import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { GENESIS, readChainKeys, sealHash } from '@fsvp/service-kit/events/hash-chain';
import { ChainVerifier } from '@fsvp/service-kit/events/verify-chain';
import { bootstrapDatabases } from '../infrastructure/databases.mjs';
import { preparePostgres } from '../infrastructure/postgres.mjs';
import { homeDir, repoRoot } from '../paths.mjs';
import { services } from '../processes.mjs';
import { secretsOf } from '../secrets.mjs';

/** @type {string} */ let home;
/** @type {Awaited<ReturnType<typeof preparePostgres>>} */ let postgres;
/** @type {Awaited<ReturnType<typeof bootstrapDatabases>>} */ let urls;
const run = promisify(execFile);

beforeAll(async () => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'evidence-'));
  postgres = await preparePostgres({ home, password: 'password', durable: false });
  await postgres.server.start();
  urls = await bootstrapDatabases(postgres.url, secretsOf(home).roles);
  for (const { workspace, database } of services) {
    await run(process.execPath, [join(repoRoot, workspace, 'dist', 'migrate.js')], {
      env: { PATH: process.env.PATH, MIGRATION_DATABASE_URL: urls[database].owner },
    });
  }
}, 120_000);

afterAll(async () => {
  await postgres.server.stop();
  rmSync(home, { recursive: true, force: true });
});

const FACT = `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, before, after)
  values (gen_random_uuid(), 'thing', gen_random_uuid(), 1, 'thing.made.v1', gen_random_uuid(), 'r', '{}', '{}')`;
const ENTRY = `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, occurred_at) values (gen_random_uuid(), 'suppliers', 'thing', 'x', 1, 'thing.made.v1', now())`;
const COLUMNS = [
  'id = gen_random_uuid()',
  `aggregate_type = 'x'`,
  'aggregate_id = gen_random_uuid()',
  'aggregate_version = 2',
  `type = 'x'`,
  'actor = null',
  'request_id = null',
  'before = null',
  'after = null',
  'occurred_at = now()',
];

/** @param {string} connectionString @param {(client: pg.Client) => Promise<void>} work */
async function as(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

describe.each(services)('the event log of $database', ({ database }) => {
  test('the application can add events, but not change or remove them', () =>
    as(urls[database].application, async (client) => {
      await client.query(FACT);
      for (const change of COLUMNS)
        await expect(client.query(`update event_log set ${change}`)).rejects.toThrow(/permission denied/);
      const others = [
        'delete from event_log',
        'truncate event_log',
        'truncate event_log cascade',
        'drop table event_log',
        'alter table event_log disable trigger all',
        'alter table event_log disable trigger event_log_facts',
      ];
      for (const statement of others)
        await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
      expect((await client.query('select * from event_log')).rows).toMatchObject([
        { type: 'thing.made.v1', aggregate_version: 1 },
      ]);
    }));

  test('events are sealed only once', () =>
    as(urls[database].application, async (client) => {
      await client.query(`update event_log set seq = 1, prev_hash = 'a', hash = 'b'`);
      for (const change of ['seq = 2', `prev_hash = 'x'`, `hash = 'x'`, 'hash = null'])
        await expect(client.query(`update event_log set ${change}`)).rejects.toThrow(/facts are never changed/);
      await client.query('update event_log set published_at = now()');
    }));

  test('the database owner cannot change events by accident either', () =>
    as(urls[database].owner, async (client) => {
      await expect(client.query('update event_log set actor = null')).rejects.toThrow(/facts are never changed/);
      await expect(client.query('delete from event_log')).rejects.toThrow(/rows are never deleted/);
      await expect(client.query('truncate event_log')).rejects.toThrow(/never truncated/);
    }));
});

test('the application can add to the audit trail, but not change or empty it', () =>
  as(urls.documents.application, async (client) => {
    await client.query(ENTRY);
    const statements = [
      'update audit_entries set actor = null',
      'update audit_entries set before = null',
      'delete from audit_entries',
      'truncate audit_entries',
      'drop table audit_entries',
      'alter table audit_entries add column x int',
    ];
    for (const statement of statements)
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  }));

test('the database owner cannot truncate the audit trail either', () =>
  as(urls.documents.owner, async (client) => {
    await expect(client.query('truncate audit_entries')).rejects.toThrow(/never truncated/);
  }));

test('npm run audit:verify checks the server at DATABASE_URL while the suite is stopped', async () => {
  const environment = { PATH: process.env.PATH, FSVP_HOME: home, DATABASE_URL: postgres.url };
  const failed = await run(process.execPath, [join(repoRoot, 'tools', 'audit-verify.mjs')], { env: environment }).catch(
    (error) => error,
  );
  // The events above have invalid seals, and the entry of the audit trail is invalid.
  expect(failed.code).toBe(1);
  for (const { database } of services)
    expect(failed.stdout).toMatch(
      new RegExp(
        `${database}: entry 1 \\(event [-0-9a-f]{36}, thing\\.made\\.v1 of thing [-0-9a-f]{36}\\) was altered after it was sealed`,
      ),
    );
  expect(failed.stdout).toMatch(
    /suppliers: event [-0-9a-f]{36} \(thing\.made\.v1 of thing x\) was removed from the log, or inserted into the audit trail/,
  );
  const nowhere = await run(process.execPath, [join(repoRoot, 'tools', 'audit-verify.mjs')], {
    env: { PATH: process.env.PATH, FSVP_HOME: join(home, 'none') },
  }).catch((error) => error);
  expect(nowhere).toMatchObject({ code: 1, stderr: '\nNo suite is running here: start it with `npm start`.\n' });
});

test('entries without a key are accepted up to the one that is remembered, never after an entry with a key', () => {
  const keys = readChainKeys('a-key-of-this-test-0123456789abcdefghij');
  let previous = GENESIS;
  const rows = [undefined, undefined, keys[0], undefined].map((key, index) => {
    const facts = {
      id: String(index),
      aggregate_type: 'thing',
      aggregate_id: 'x',
      aggregate_version: '1',
      type: 'thing.made.v1',
    };
    const rest = { actor: null, request_id: null, occurred_at: '', before: null, after: null, published_at: null };
    const row = { ...facts, ...rest, seq: String(index + 1), prev_hash: previous, hash: '' };
    row.hash = sealHash(previous, row, key);
    previous = row.hash;
    return row;
  });
  const verify = (/** @type {string} */ unkeyedUntil) => {
    const chain = new ChainVerifier({ keys, unkeyedUntil });
    for (const row of rows) expect(chain.add(row)).toEqual([]);
    expect(chain.end()).toHaveLength(chain.unkeyed.length);
    return chain.unkeyed.map(({ first, last }) => `${first.seq}-${last.seq}`);
  };
  expect(verify('2')).toEqual(['4-4']);
  expect(verify('1')).toEqual(['2-2', '4-4']);
  expect(verify('0')).toEqual(['1-2', '4-4']);
});
