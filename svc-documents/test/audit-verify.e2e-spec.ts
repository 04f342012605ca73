import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/columns';
import { FACT_COLUMNS, GENESIS, sealHash, type SealedFacts } from '@fsvp/service-kit/events/hash-chain';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { registerDocument } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

const ENTRIES = 8;
const command = fileURLToPath(new URL('../../tools/audit-verify.mjs', import.meta.url));
let service: TestDocuments;
/** A database user with all permissions, whose changes cannot be prevented but must be detected. */
let owner: Client;
let folder: string;

beforeAll(async () => {
  service = await startDocuments();
  folder = await mkdtemp(join(tmpdir(), 'fsvp-witness-'));
  owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  for (let index = 0; index < ENTRIES; index += 1) await registerDocument(service, { title: `Certificate ${index}` });
  await eventually(
    async () => Number((await owner.query('select count(*) from audit_entries')).rows[0].count) === ENTRIES,
  );
  await eventually(
    async () =>
      Number((await owner.query('select count(*) from event_log where published_at is null')).rows[0].count) === 0,
  );
  await owner.query(`alter table event_log disable trigger event_log_facts;
    create table backup_log as select * from event_log; create table backup_trail as select * from audit_entries; create table backup_inbox as select * from inbox`);
}, 30_000);
afterEach(() =>
  owner.query(`delete from event_log; insert into event_log select * from backup_log; delete from audit_entries; insert into audit_entries select * from backup_trail;
  delete from inbox; insert into inbox select * from backup_inbox`),
);
afterAll(async () => {
  await owner.end();
  await service.close();
  await rm(folder, { recursive: true });
});

/** Runs the command with the application's database user: read access is enough. */
async function verify(...args: string[]): Promise<{ code: number; text: string }> {
  const run = promisify(execFile)(
    process.execPath,
    [command, '--database', `documents=${service.databaseUrl}`, ...args],
    { env: { PATH: process.env.PATH } },
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
/** Recomputes the hashes from an entry on, as an attacker who knows the algorithm could. */
async function resealFrom(from: number): Promise<void> {
  let previous = from === 1 ? GENESIS : (await readEntry(from - 1)).hash;
  const { rows } = await owner.query<{ seq: string }>('select seq from event_log where seq >= $1 order by seq', [from]);
  for (const { seq } of rows) {
    const hash = sealHash(previous, { ...(await readEntry(Number(seq))), seq });
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
const sealAfter = (seq: number) => async (facts: SealedFacts) => {
  const { hash: previous } = await readEntry(seq);
  return { prev_hash: previous, hash: sealHash(previous, facts) };
};

it('verifies an unchanged log and audit trail', async () => {
  expect(await verify()).toEqual({
    code: 0,
    text: expect.stringMatching(
      new RegExp(
        `^documents +${ENTRIES} entries, sealed to [0-9a-f]{16}…\\n${ENTRIES} entries of 1 services verified\\.\\n$`,
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
      delete from audit_entries where event_id = '${id}'; delete from inbox where event_id = '${id}'`);
    const { code, text } = await verify();
    expect({ code, text }).toMatchObject({
      code: 0,
      text: expect.stringContaining('not sealed yet: 1. The service does that within a second while it runs.'),
    });
    expect(text).toContain('not yet in the audit trail: 1. They arrive within seconds while the suite runs.');
    expect(text).toContain(`${ENTRIES - 1} entries of 1 services verified.`);
  } finally {
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
      sealHash((await readEntry(2)).hash, { ...(await readEntry(3)), seq: '3' }),
    ]);
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `${describeEntry(await readEntry(4))} is not sealed to the one before it, ${describeEntry(await readEntry(3))}`,
      ),
    });
  });

  it('with the rest of the log resealed: the audit trail and the witness file differ', async () => {
    const witness = join(folder, 'witness.json');
    expect((await verify('--witness', witness)).code).toBe(0);
    await owner.query(`update event_log set after = '{}' where seq = 3`);
    await resealFrom(3);
    const { code, text } = await verify('--witness', witness);
    expect(code).toBe(1);
    expect(text).toContain(`${describeEntry(await readEntry(3))} differs between the log and the audit trail: after.`);
    expect(text).toContain(`${describeEntry(await readEntry(ENTRIES))} has another seal than the witness kept`);
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
    expect(text).toContain('2 problems found');
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

  it('at the end of log, audit trail and inbox, which only the witness file of an earlier check shows', async () => {
    const witness = join(folder, 'end.json');
    expect((await verify('--witness', witness)).code).toBe(0);
    expect(JSON.parse(await readFile(witness, 'utf8'))).toMatchObject({
      heads: { documents: { seq: String(ENTRIES), hash: (await readEntry(ENTRIES)).hash } },
    });
    const { id } = await readEntry(ENTRIES);
    await owner.query(
      `delete from event_log where id = '${id}'; delete from audit_entries where event_id = '${id}'; delete from inbox where event_id = '${id}'`,
    );
    // The database contains no trace of it.
    expect((await verify()).code).toBe(0);
    const unchanged = await readFile(witness, 'utf8');
    expect(await verify('--witness', witness)).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `The log ends at entry ${ENTRIES - 1}, but the witness saw entry ${ENTRIES}: what came after was removed.`,
      ),
    });
    expect(await readFile(witness, 'utf8')).toBe(unchanged);
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
  it('at the end of the log, with a correct hash', async () => {
    const row = await insertEntry(ENTRIES + 1, sealAfter(ENTRIES));
    expect(await verify()).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `${describeEntry(row)} is in the log but never reached the audit trail: it was inserted without the service`,
      ),
    });
    expect((await verify()).text).toContain('1 problem found');
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

it('explains invalid options and an unavailable database in one sentence', async () => {
  expect(await verify('--database', 'nobody=postgres://x')).toMatchObject({
    code: 1,
    text: expect.stringContaining(
      "'nobody=postgres://x' is not a database. Use one of gateway, suppliers, quality, documents",
    ),
  });
  expect(await verify('--all')).toMatchObject({ code: 1, text: expect.stringContaining('audit:verify') });
  expect(await verify('--database', 'quality=postgres://nobody@127.0.0.1:9/none')).toMatchObject({
    code: 1,
    text: expect.stringContaining('The database of quality does not answer'),
  });
});
