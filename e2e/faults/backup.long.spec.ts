import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '@fsvp/contracts/core/service-name';
import { EventProgress } from '@fsvp/tools/verification/bench/event-progress';
import { startSuite, type Suite } from '@fsvp/tools/suite';
import { expect, request, test } from '@playwright/test';
import { runCommand } from '../fixtures/commands.js';
import { makeDocument, type Requester } from '../fixtures/documents.js';
import { createFile } from '../fixtures/fsvp-files.js';
import { eventually, ApiClient, unique } from '../fixtures/api-client.js';
import { readTables, type Row, type Stored } from '../fixtures/stored-rows.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Not in a backup: secrets of sessions, and what a service computes again. */
const LEFT_OUT = [
  ...['sessions', 'login_attempts', 'import_progress', 'migrations', 'relay_state', 'change_marks'],
  ...['supplier_changes', 'inspection_changes', 'verification_changes', 'action_changes'],
];

const textFile = (text: string) => ({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

async function signIn(suite: Suite): Promise<Requester> {
  const context = await request.newContext({ baseURL: suite.url });
  await context.post('/api/login', { data: { password: suite.password } });
  return { request: context };
}

/** Writes records of all services, with files and references between services, until it is stopped. */
function writeOn(api: ApiClient, user: Requester): () => Promise<string[]> {
  const failures: string[] = [];
  let writing = true;
  const repeat = async (write: (number: number) => Promise<unknown>) => {
    for (let number = 0; writing; number += 1)
      await write(number).catch((error: Error) => failures.push(String(error.message)));
  };
  const writers = [
    repeat(async () => {
      const supplier = await api.supplier();
      await api.call('PUT', `/api/suppliers/${supplier.id}`, { name: unique('Renamed'), country: 'Peru' });
      await api.inspection(supplier.id, { status: 'failed', failureReasons: 'Thawed' });
      await api.hazard(supplier.id);
    }),
    repeat(async (number) => {
      const supplier = await api.supplier();
      const document = await makeDocument(user, api, textFile(`Certificate ${number} ${supplier.id}`));
      await api.verification(supplier.id, { attachments: [document.id] });
      await api.action(supplier.id, { attachments: [document.id] });
    }),
    repeat(async () => {
      const { body: run } = await api.call('POST', '/api/reports', { type: 'compliance' });
      const ended = async () => (await api.call('GET', `/api/reports/runs/${run.id}`)).body.status === 'done';
      await eventually(ended, 'the report is done');
    }),
  ];
  return async () => {
    writing = false;
    await Promise.all(writers);
    return failures;
  };
}

const readAll = async (suite: Suite) =>
  Object.fromEntries(
    await Promise.all(SERVICES.map(async (name) => [name, await readTables(suite.databaseUrls[name].owner)] as const)),
  ) as Record<(typeof SERVICES)[number], Stored>;

const eventIds = (tables: Stored) => new Set(tables.event_log!.map(({ id }) => id));
const audited = (all: Record<string, Stored>) => all.documents!.audit_entries!.map(({ event_id }) => event_id).sort();

async function allAreAudited(suite: Suite): Promise<boolean> {
  const all = await readAll(suite);
  const logged = SERVICES.flatMap((name) => [...eventIds(all[name])]);
  return (
    logged.length === audited(all).length && SERVICES.every((name) => all[name].event_log!.every(({ seq }) => seq))
  );
}

/** Waits until every consumer has handled every event. */
async function untilHandled(suite: Suite): Promise<void> {
  await eventually(() => allAreAudited(suite), 'all events are in the audit trail');
  const progress = new EventProgress(suite, { patienceMs: 120_000 });
  try {
    await progress.handled();
  } finally {
    await progress.close();
  }
}

/** Work lists, and what housekeeping removes. */
const EMPTIED = ['renamed_suppliers', 'idempotency', 'inbox'];
/** Tables whose rows never change, but for what relay and consumers add. */
const UNCHANGING = ['event_log', 'audit_entries', 'document_versions', 'dead_letter'];
const ADDED = { seq: 0, prev_hash: '', hash: '', published_at: '', position: 0 };
const comparable = (row: Row): Row => ({ ...row, ...ADDED });
const keyOf = ({ id, event_id, document_id, number, day }: Row) => [id, event_id, document_id, number, day].join();

/** Compares rows that did not change after the cut. The others are compared with their events by audit:verify. */
function expectSameRows(table: string, rows: Row[], originals: Row[], cut: Date): void {
  const originalOf = new Map(originals.map((row) => [keyOf(row), row]));
  for (const row of rows) {
    const original = originalOf.get(keyOf(row));
    // A report that was not finished at the cut is made again, by another attempt.
    const sameState = 'version' in row && row.version === original?.version && row.attempt === original?.attempt;
    // A consumer makes its change of an event that was on its way at the cut again, later than in the first suite.
    const isLater = new Date(String(row.updated_at)) > cut;
    if (original && (UNCHANGING.includes(table) || (sameState && !isLater)))
      expect.soft(comparable(row), table).toEqual(comparable(original));
  }
}

test.setTimeout(900_000);

test('a backup that was made under writes restores every record and file of its cut into an empty suite', async () => {
  mkdirSync(join(root, '.local'), { recursive: true });
  const folder = mkdtempSync(join(root, '.local', 'backup-'));
  const home = join(folder, 'home');
  const backup = join(folder, 'backup');
  let suite = await startSuite({ home, durable: false });
  try {
    let api = await new ApiClient(suite.url).signIn(suite.password);
    let user = await signIn(suite);
    const stop = writeOn(api, user);
    const first = await makeDocument(user, api, textFile('Before the backup'));
    const early = await api.supplier({ name: unique('Before the backup') });
    const file = await createFile(api);
    await api.manySuppliers(300);

    expect(await runCommand(home, 'backup', backup)).toMatchObject({ code: 0 });
    const late = await api.supplier({ name: unique('After the backup') });
    expect(await stop()).toEqual([]);
    await untilHandled(suite);
    const source = await readAll(suite);
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));

    // A suite that runs, and one that is not empty, refuse it.
    expect((await runCommand(home, 'restore', backup)).output).toContain('is running');
    await suite.stop();
    expect((await runCommand(home, 'restore', backup)).output).toContain('is not empty');

    // Everything is lost but the secrets.
    const secrets = readFileSync(join(home, 'secrets.json'));
    rmSync(home, { recursive: true });
    expect((await runCommand(home, 'restore', backup)).output).toContain('was hashed with other keys');
    mkdirSync(home);
    writeFileSync(join(home, 'secrets.json'), secrets);

    // A damaged backup is refused before anything is written.
    const damaged = join(folder, 'damaged');
    cpSync(backup, damaged, { recursive: true });
    appendFileSync(join(damaged, 'quality', 'receiving_inspections.copy.gz'), 'x');
    expect((await runCommand(home, 'restore', damaged)).output).toContain('does not have the content');
    rmSync(join(damaged, 'manifest.json'));
    expect((await runCommand(home, 'restore', damaged)).output).toContain('it is no backup');
    expect(existsSync(join(home, 'postgres'))).toBe(false);

    const restored = await runCommand(home, 'restore', backup);
    expect(restored.output).toContain('entries verified');
    expect(restored.code).toBe(0);

    suite = await startSuite({ home, durable: false });
    // The queue is empty: unfinished reports are started again from their rows.
    const unfinished = async () =>
      (await readAll(suite)).documents.report_runs!.filter(({ status }) => status === 'queued' || status === 'running');
    await eventually(async () => (await unfinished()).length === 0, 'reports that were not finished are', 120_000);
    await untilHandled(suite);
    const target = await readAll(suite);
    expect((await runCommand(home, 'audit-verify')).code).toBe(0);

    for (const name of SERVICES) {
      const cut = manifest.databases[name].log;
      // The chain up to the cut is the same, and the entries that were not in it yet are there too.
      const found = target[name].event_log!.find(({ seq }) => String(seq) === cut.head.seq);
      expect(found?.hash ?? '0'.repeat(64)).toBe(cut.head.hash);
      for (const { name: table, rows } of manifest.databases[name].tables)
        if (!EMPTIED.includes(table))
          expect.soft(target[name][table]!.length, `${name}.${table}`).toBeGreaterThanOrEqual(rows);
      const compared = Object.keys(target[name]).filter((table) => !LEFT_OUT.includes(table));
      for (const table of compared)
        expectSameRows(table, target[name][table]!, source[name][table]!, new Date(manifest.cut));
    }
    const logged = SERVICES.flatMap((name) => [...eventIds(target[name])]).sort();
    expect(audited(target)).toEqual(logged);

    api = await new ApiClient(suite.url).signIn(suite.password);
    user = await signIn(suite);
    expect((await api.call('GET', `/api/suppliers/${early.id}`)).body).toMatchObject({ name: early.name });
    expect((await api.call('GET', `/api/suppliers/${late.id}`)).status).toBe(404);

    // Numbers go on where they were.
    expect((await api.call('GET', `/api/fsvp-files/${file.id}`)).body).toMatchObject({ number: file.number });
    expect((await createFile(api)).number > file.number).toBe(true);

    // Every file has the content of its hash.
    const files = target.documents.document_versions!;
    expect(files.length).toBeGreaterThan(1);
    for (const { document_id: id, sha256 } of files) {
      const answer = await user.request.get(`/api/documents/${String(id)}/download`);
      expect(
        createHash('sha256')
          .update(await answer.body())
          .digest('hex'),
      ).toBe(sha256);
    }
    expect(files.map(({ document_id }) => document_id)).toContain(first.id);

    // It goes on: writes, consumers, reports.
    expect(await (await startWriting(api, user))()).toEqual([]);
    await untilHandled(suite);
    expect((await runCommand(home, 'audit-verify')).code).toBe(0);
  } finally {
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Writes until the first report of the restored suite is done. */
async function startWriting(api: ApiClient, user: Requester): Promise<() => Promise<string[]>> {
  const stop = writeOn(api, user);
  await api.manySuppliers(20);
  return stop;
}
