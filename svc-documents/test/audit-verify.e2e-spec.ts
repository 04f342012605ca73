import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { RELAY_LOCK } from '@fsvp/service-kit/events/event-relay';
import {
  FACT_COLUMNS,
  GENESIS,
  readChainKeys,
  sealHash,
  type ChainKey,
  type SealedFacts,
} from '@fsvp/service-kit/events/hash-chain';
import { eventually, TEST_EVENT_LOG_KEY } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { registerDocument } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

const ENTRIES = 8;
const [KEY] = readChainKeys(TEST_EVENT_LOG_KEY);
const command = fileURLToPath(new URL('../../tools/audit-verify.mjs', import.meta.url));
let service: TestDocuments;
/** A database user with all permissions, whose changes cannot be prevented but must be detected. */
let owner: Client;
let folder: string;

beforeAll(async () => {
  service = await startDocuments();
  folder = await mkdtemp(join(tmpdir(), 'fsvp-checkpoint-'));
  owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  // One after the other, so that the audit trail has them in the order of the log.
  for (let index = 0; index < ENTRIES; index += 1) {
    await registerDocument(service, { title: `Certificate ${index}` });
    await eventually(
      async () => Number((await owner.query('select count(*) from audit_entries')).rows[0].count) === index + 1,
    );
  }
  await eventually(
    async () =>
      Number((await owner.query('select count(*) from event_log where published_at is null')).rows[0].count) === 0,
  );
  // From here on the log is changed by hand: the relay, which would seal and publish that, loses its lock.
  const locked = owner.query(`select pg_advisory_lock(${RELAY_LOCK})`);
  await service.database.dataSource.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_database on oid = database
     where datname = current_database() and locktype = 'advisory' and objid = ${RELAY_LOCK} and granted`,
  );
  await locked;
  await owner.query(`alter table event_log disable trigger event_log_facts;
    create table backup_log as select * from event_log; create table backup_trail as select * from audit_entries; create table backup_inbox as select * from inbox`);
}, 30_000);
const restore = () =>
  owner.query(`delete from event_log; insert into event_log select * from backup_log; delete from audit_entries; insert into audit_entries select * from backup_trail;
  delete from inbox; insert into inbox select * from backup_inbox`);
afterEach(restore);
afterAll(async () => {
  await owner.end();
  await service.close();
  await rm(folder, { recursive: true });
});

/** Runs the command with the application's database user: read access is enough. */
async function verify(...args: string[]): Promise<{ code: number; text: string }> {
  return verifyWithKeys(TEST_EVENT_LOG_KEY, ...args);
}

async function verifyWithKeys(keys: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const run = promisify(execFile)(
    process.execPath,
    [command, '--database', `documents=${service.databaseUrl}`, ...args],
    { env: { PATH: process.env.PATH, EVENT_LOG_KEYS: keys } },
  );
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );
}

type Row = SealedFacts & { prev_hash: string; hash: string };
const readEntry = async (seq: number): Promise<Row> =>
  (await owner.query(`select seq::text, ${FACT_COLUMNS}, prev_hash, hash from event_log where seq = $1`, [seq]))
    .rows[0];
const describeEntry = ({ seq, id, aggregate_id: record }: Row) =>
  `entry ${seq} (event ${id}, document.registered.v1 of document ${record})`;
/** Recomputes the hashes from an entry on, as an attacker who has the key could. */
async function resealFrom(from: number, key: ChainKey | null | undefined = KEY): Promise<void> {
  let previous = from === 1 ? GENESIS : (await readEntry(from - 1)).hash;
  const { rows } = await owner.query<{ seq: string }>('select seq from event_log where seq >= $1 order by seq', [from]);
  for (const { seq } of rows) {
    const hash = sealHash(previous, { ...(await readEntry(Number(seq))), seq }, key ?? undefined);
    await owner.query('update event_log set prev_hash = $2, hash = $3 where seq = $1', [seq, previous, hash]);
    previous = hash;
  }
}
/** Inserts a forged entry that is marked as published. */
async function insertEntry(
  seq: number,
  seal: (facts: SealedFacts) => Promise<{ prev_hash: string; hash: string }>,
): Promise<Row> {
  const id = newId();
  await owner.query(
    `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, after, occurred_at, seq, prev_hash, hash, published_at)
     values ($1, 'document', $2, 1, 'document.registered.v1', '{"id":"x"}', now() - interval '1 hour', $3, '', '', now() - interval '10 minutes')`,
    [id, newId(), seq],
  );
  const { prev_hash: previous, hash } = await seal({ ...(await readEntry(seq)), seq: String(seq) });
  await owner.query('update event_log set prev_hash = $2, hash = $3 where id = $1', [id, previous, hash]);
  return readEntry(seq);
}
const sealAfter = (seq: number, key?: ChainKey) => async (facts: SealedFacts) => {
  const { hash: previous } = await readEntry(seq);
  return { prev_hash: previous, hash: sealHash(previous, facts, key) };
};

/** Ends the service's connections: a round of the relay that has read an unsealed entry would number it again. */
async function endConnections(): Promise<void> {
  // A role may end its own connections, except those that are just ending.
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    await eventually(() =>
      client
        .query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
        )
        .then(
          () => true,
          () => false,
        ),
    );
  } finally {
    await client.end();
  }
}

it('verifies an unchanged log and audit trail', async () => {
  expect(await verify()).toEqual({
    code: 0,
    text: expect.stringMatching(
      new RegExp(
        `^documents +${ENTRIES} entries, sealed to [0-9a-f]{8}:[0-9a-f]{7}…\\n${ENTRIES} entries of 1 services verified\\.\\n$`,
      ),
    ),
  });
});

it('accepts entries that are not sealed or not in the audit trail yet, and explains them', async () => {
  // Otherwise the relay would seal and publish the entries within a second.
  const application = new URL(service.databaseUrl).username;
  await owner.query(`revoke update (seq, prev_hash, hash, published_at) on event_log from ${application}`);
  try {
    const { id } = await readEntry(ENTRIES - 1);
    await owner.query(`update event_log set seq = null, prev_hash = null, hash = null, published_at = null where seq = ${ENTRIES}; update event_log set published_at = null where id = '${id}';
      delete from audit_entries where position >= ${ENTRIES - 1}; delete from inbox where event_id not in (select event_id from audit_entries)`);
    const { code, text } = await verify();
    expect({ code, text }).toMatchObject({
      code: 0,
      text: expect.stringContaining('not sealed yet: 1. The service does that within a second while it runs.'),
    });
    expect(text).toContain('not yet in the audit trail: 1. They arrive within seconds while the suite runs.');
    expect(text).toContain(`${ENTRIES - 1} entries of 1 services verified.`);
  } finally {
    await restore();
    await endConnections();
    await owner.query(`grant update (seq, prev_hash, hash, published_at) on event_log to ${application}`);
  }
});

describe('reports an altered entry', () => {
  it.each([
    ['after', `after = jsonb_set(after, '{title}', '"Other"')`],
    ['actor', 'actor = null'],
    ['occurred_at', `occurred_at = occurred_at - interval '1 day'`],
    ['type', `type = 'document.updated.v1'`],
  ])('with a changed %s', async (field, change) => {
    const row = await readEntry(3);
    await owner.query(`update event_log set ${change} where seq = 3`);
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toContain(`entry 3 (event ${row.id}`);
    expect(text).toContain('was altered after it was sealed.');
    expect(text).toMatch(new RegExp(`entry 3 .* differs between the log and the audit trail: ${field}\\.`));
    expect(text).not.toMatch(/entry [124-8] \(/);
  });

  it('that was resealed alone: the hash in the next entry differs', async () => {
    await owner.query(`update event_log set after = '{}' where seq = 3`);
    await owner.query('update event_log set hash = $1 where seq = 3', [
      sealHash((await readEntry(2)).hash, { ...(await readEntry(3)), seq: '3' }, KEY),
    ]);
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `${describeEntry(await readEntry(4))} is not sealed to the one before it, ${describeEntry(await readEntry(3))}`,
      ),
    });
  });

  it('with the rest of the log resealed: the audit trail and the checkpoint file differ', async () => {
    const checkpoint = join(folder, 'checkpoint.json');
    expect((await verify('--checkpoint', checkpoint)).code).toBe(0);
    await owner.query(`update event_log set after = '{}' where seq = 3`);
    await resealFrom(3);
    const { code, text } = await verify('--checkpoint', checkpoint);
    expect(code).toBe(1);
    expect(text).toContain(`${describeEntry(await readEntry(3))} differs between the log and the audit trail: after.`);
    expect(text).toContain(`${describeEntry(await readEntry(ENTRIES))} has another hash than at the checkpoint`);
    expect(text).toContain('2 problems found in 8 entries of 1 services.');
  });

  it('in the audit trail', async () => {
    const row = await readEntry(5);
    await owner.query(`update audit_entries set actor = null, before = '{"title":"x"}' where event_id = $1`, [row.id]);
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `${describeEntry(row)} differs between the log and the audit trail: actor, before.`,
      ),
    });
  });
});

describe('reports a removed entry', () => {
  it('in the middle of the log', async () => {
    const row = await readEntry(4);
    await owner.query('delete from event_log where seq = 4');
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toContain(
      `Entry 4 was removed: after ${describeEntry(await readEntry(3))} comes ${describeEntry(await readEntry(5))}.`,
    );
    expect(text).toContain(
      `event ${row.id} (document.registered.v1 of document ${row.aggregate_id}) was removed from the log, or inserted into the audit trail: only the audit trail has it.`,
    );
    expect(text).toContain(
      `document ${row.aggregate_id} has no entry in the log: it was inserted without the service.`,
    );
    expect(text).toContain('3 problems found');
  });

  it('in the middle of the log, with the following entries renumbered', async () => {
    const row = await readEntry(4);
    await owner.query(
      'delete from event_log where seq = 4; update event_log set seq = -seq where seq > 4; update event_log set seq = -seq - 1 where seq < 0',
    );
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toContain(
      `An entry was removed after ${describeEntry(await readEntry(3))}: ${describeEntry(await readEntry(4))} was sealed as entry 5`,
    );
    expect(text).toContain(`event ${row.id} `);
  });

  it('at the end of the log, which only the audit trail shows', async () => {
    const row = await readEntry(ENTRIES);
    await owner.query('delete from event_log where seq = $1', [ENTRIES]);
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `event ${row.id} (document.registered.v1 of document ${row.aggregate_id}) was removed from the log`,
      ),
    });
  });

  it('at the end of log and audit trail, which only the inbox shows', async () => {
    const row = await readEntry(ENTRIES);
    await owner.query(
      `delete from event_log where seq = ${ENTRIES}; delete from audit_entries where event_id = '${row.id}'`,
    );
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        new RegExp(
          `event ${row.id} of an unknown service was received by the audit trail at 20.* and is missing from it\\.`,
        ),
      ),
    });
  });

  it('at the end of log, audit trail and inbox, which only the checkpoint file of an earlier check shows', async () => {
    const checkpoint = join(folder, 'end.json');
    expect((await verify('--checkpoint', checkpoint)).code).toBe(0);
    expect(JSON.parse(await readFile(checkpoint, 'utf8'))).toMatchObject({
      heads: { documents: { seq: String(ENTRIES), hash: (await readEntry(ENTRIES)).hash } },
    });
    const { id, aggregate_id: record } = await readEntry(ENTRIES);
    await owner.query(`create table removed_document as select * from documents where id = '${record}';
      delete from document_versions where document_id = '${record}'; delete from documents where id = '${record}';
      delete from event_log where id = '${id}'; delete from audit_entries where event_id = '${id}'; delete from inbox where event_id = '${id}'`);
    // The database contains no trace of it.
    expect((await verify()).code).toBe(0);
    const unchanged = await readFile(checkpoint, 'utf8');
    expect(await verify('--checkpoint', checkpoint)).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `The log ends at entry ${ENTRIES - 1}, but at the checkpoint it ended at entry ${ENTRIES}: what came after was removed.`,
      ),
    });
    expect(await readFile(checkpoint, 'utf8')).toBe(unchanged);
    await owner.query(`do $$
      declare columns text := (select string_agg(column_name, ', ') from information_schema.columns
        where table_name = 'documents' and table_schema = current_schema() and is_generated = 'NEVER');
      begin
        execute format('insert into documents (%1$s) select %1$s from removed_document', columns);
      end $$`);
  });

  it('in the audit trail', async () => {
    const row = await readEntry(6);
    await owner.query('delete from audit_entries where event_id = $1', [row.id]);
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `${describeEntry(row)} was removed from the audit trail: it is in the log, and the audit trail had received it.`,
      ),
    });
  });
});

describe('reports an inserted entry', () => {
  it('at the end of the log, hashed without the key', async () => {
    const row = await insertEntry(ENTRIES + 1, sealAfter(ENTRIES));
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toMatch(/entry 9 \([^)]+\) of \S+ was hashed without the key/);
    expect(text).toContain(
      `${describeEntry(row)} is in the log but never reached the audit trail: it was inserted without the service`,
    );
    expect(text).toContain(
      `document ${row.aggregate_id} is in the log, but its record was removed without the service.`,
    );
    expect(text).toContain('3 problems found');
  });

  it('in the middle of the log, with the following entries renumbered', async () => {
    await owner.query(
      'update event_log set seq = -seq where seq > 4; update event_log set seq = -seq + 1 where seq < 0',
    );
    const row = await insertEntry(5, sealAfter(4));
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toContain(
      `${describeEntry(row)} was inserted: ${describeEntry(await readEntry(6))} was sealed as entry 5`,
    );
    expect(text).toContain(`${describeEntry(row)} is in the log but never reached the audit trail`);
    expect(text).not.toMatch(/entry [789] \(/);
  });

  it('in the audit trail', async () => {
    const id = newId();
    await owner.query(
      `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, occurred_at) values ($1, 'documents', 'document', 'x', 1, 'document.updated.v1', now())`,
      [id],
    );
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `event ${id} (document.updated.v1 of document x) was removed from the log, or inserted into the audit trail: only the audit trail has it.`,
      ),
    });
  });
});

describe('reports a record that was changed directly', () => {
  afterEach(() =>
    owner.query(`update documents set title = after->>'title', file_size = (after->>'fileSize')::int,
    version = aggregate_version from event_log where aggregate_id = documents.id`),
  );

  it.each([
    ['title', `title = 'Other'`],
    ['fileSize', 'file_size = file_size + 1'],
    ['version', 'version = version + 1'],
  ])('its %s', async (property, change) => {
    const { aggregate_id: id } = await readEntry(2);
    await owner.query(`update documents set ${change} where id = $1`, [id]);
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toContain(
      `document ${id} differs from its latest entry in the log: ${property}. It was changed without the service.`,
    );
    expect(text).toContain('1 problem found');
  });
});

describe('the keys of the hash chain', () => {
  it('reveal a log that was resealed completely without them', async () => {
    await resealFrom(1, null);
    const { code, text } = await verifyWithKeys(TEST_EVENT_LOG_KEY);
    // Without another sign it could be a log from before there were keys: those are named.
    expect({ code, text }).toMatchObject({
      code: 0,
      text: expect.stringContaining(`hashed without a key, from before there was one: up to entry ${ENTRIES}.`),
    });
    await owner.query(`update event_log set prev_hash = backup_log.prev_hash, hash = backup_log.hash from backup_log
      where backup_log.id = event_log.id and event_log.seq <= 2`);
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringMatching(/entry 3 \([^)]+\) of \S+ to entry 8 \([^)]+\) of \S+ were hashed without the key/),
    });
  });

  it('can be replaced: an earlier one still verifies', async () => {
    const replaced = 'another-key-of-the-test-suite-0123456789abcdef';
    await resealFrom(5, readChainKeys(replaced)[0]);
    expect((await verifyWithKeys(`${replaced},${TEST_EVENT_LOG_KEY}`)).code).toBe(0);
    const { code, text } = await verifyWithKeys(replaced);
    expect(code).toBe(1);
    expect(text).toMatch(/entry 1 .* and others were hashed with the key [0-9a-f]{8}, which was not given\./);
    expect(text).toContain('1 problem found');
  });
});

describe('entries that an earlier release hashed without a key', () => {
  const accept = (range: string) => verify('--accept-unkeyed', range);
  beforeEach(async () => {
    await resealFrom(ENTRIES - 1, null);
  });

  it('are accepted by a signed entry of the log, exactly as they were reported', async () => {
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toContain('1 problem found');
    expect(text).toContain('npm run audit:verify -- --accept-unkeyed documents=7-8');
    expect(await accept('documents=7-7')).toEqual({
      code: 1,
      text: '\ndocuments=7-7 are not all entries of a finding. Use documents=7-8.\n',
    });
    expect(await accept('documents=7-8')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/hashed without a key, and accepted by \S+ on \S+: entries 7 to 8\./),
    });
  });

  it('cannot be replaced, extended or accepted by somebody without the key', async () => {
    await accept('documents=7-8');
    await owner.query(`update event_log set after = after || '{"last":"9"}' where seq is null`);
    expect((await verify()).code).toBe(1);
    await owner.query(`update event_log set after = after || '{"last":"8"}' where seq is null`);
    expect((await verify()).code).toBe(0);
    await insertEntry(ENTRIES + 1, sealAfter(ENTRIES));
    expect((await verify()).text).toMatch(/entry 9 \([^)]+\) of \S+ was hashed without the key/);
    await owner.query(`delete from event_log where seq > ${ENTRIES};
      update event_log set request_id = 'forged' where seq = ${ENTRIES}`);
    await resealFrom(ENTRIES, null);
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `${describeEntry(await readEntry(ENTRIES))} is not the one up to which entries without a key were accepted`,
      ),
    });
  });

  it('cannot be accepted when more than the key is wrong', async () => {
    await owner.query(`update event_log set request_id = 'forged' where seq = ${ENTRIES}`);
    expect(await accept('documents=7-8')).toMatchObject({
      code: 1,
      text: expect.stringContaining('documents=7-8 cannot be accepted: more than the key is wrong with them.'),
    });
  });
});

describe('distinguishes a gap of delivery from a removed entry', () => {
  /** As if the last entry of the audit trail had never been stored. */
  async function loseLast(alsoInbox: boolean): Promise<Row> {
    const { rows } = await owner.query<{ id: string }>(
      'delete from audit_entries where position = (select max(position) from audit_entries) returning event_id as id',
    );
    if (alsoInbox) await owner.query('delete from inbox where event_id = $1', [rows[0]?.id]);
    await owner.query(`update event_log set published_at = now() - interval '10 minutes' where id = $1`, [rows[0]?.id]);
    return (await owner.query(`select seq::text, ${FACT_COLUMNS} from event_log where id = $1`, [rows[0]?.id])).rows[0];
  }

  it('an event that is marked as received and was not stored', async () => {
    const row = await loseLast(false);
    const { code, text } = await verify();
    expect(code).toBe(2);
    expect(text).toContain(
      `${describeEntry(row)} is not in the audit trail, although it is marked as received: it was not stored.`,
    );
    expect(text).toContain(
      `1 gap of delivery in ${ENTRIES} entries of 1 services: nothing was changed. \`npm run events:rebuild\` delivers again.`,
    );
  });

  it('an event that never arrived', async () => {
    const row = await loseLast(true);
    expect(await verify()).toMatchObject({
      code: 2,
      text: expect.stringContaining(`${describeEntry(row)} did not reach the audit trail.`),
    });
  });

  it('an entry that was removed leaves a missing number, also when it is delivered again', async () => {
    const row = await readEntry(4);
    const { rows } = await owner.query('delete from audit_entries where event_id = $1 returning position', [row.id]);
    const missing = `Entry ${rows[0].position} of the audit trail was removed.`;
    expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining(missing) });
    await owner.query('delete from inbox');
    await owner.query(`insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, occurred_at, before, after)
      select event_id, service, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, occurred_at, before, after
      from backup_trail where event_id = '${row.id}'`);
    const { code, text } = await verify();
    expect(code).toBe(1);
    expect(text).toContain(missing);
    expect(text).toContain('1 problem found');
  });
});

it('explains invalid options and an unavailable database in one sentence', async () => {
  expect(await verify('--database', 'nobody=postgres://x')).toMatchObject({
    code: 1,
    text: expect.stringContaining(
      "'nobody=postgres://x' is not a database. Use one of gateway, suppliers, quality, documents, program",
    ),
  });
  expect(await verify('--all')).toMatchObject({ code: 1, text: expect.stringContaining('audit:verify') });
  expect(await verify('--database', 'quality=postgres://nobody@127.0.0.1:9/none')).toMatchObject({
    code: 1,
    text: expect.stringContaining('The database of quality does not answer'),
  });
});
