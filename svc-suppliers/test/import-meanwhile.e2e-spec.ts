import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, type TestService } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query('update suppliers set deleted_at = now()'));

const send = (csv: string, query: string, headers: Record<string, string> = {}) =>
  service.request('POST', `/api/suppliers/import?${query}`, csv, { 'content-type': 'text/csv', ...headers });
const progressOf = (id: string) => service.request('GET', `/api/suppliers/import/${id}/progress`);
const table = (rows: number) =>
  `name,country,city\n${Array.from({ length: rows }, (_, index) => `Firm ${index},Peru,Lima`).join('\n')}\n`;

describe('while an import runs', () => {
  it('lists, creates and changes suppliers, and tells how far it is', async () => {
    const kept = (await service.request('POST', '/api/suppliers', { name: 'Kept', country: 'Peru' })).body;
    const unchanged = `${kept.id},Kept,Peru,\n`;
    const progress = randomUUID();
    let running = true;
    const file = table(10_000)
      .replace('name', 'id,name')
      .replaceAll('\nFirm', '\n,Firm')
      .replace('\n', `\n${unchanged}`);
    const importing = send(file, `progress=${progress}`).finally(() => (running = false));
    await eventually(async () => (await progressOf(progress)).body?.rows > 0);
    const seen: Record<string, number>[] = [];
    let made = 0;
    while (running) {
      expect((await service.request('GET', '/api/suppliers')).status).toBe(200);
      expect(
        (await service.request('POST', '/api/suppliers', { name: `Meanwhile ${made}`, country: 'Chile' })).status,
      ).toBe(201);
      expect((await service.request('PUT', `/api/suppliers/${kept.id}`, { notes: `Seen ${made}` })).status).toBe(200);
      made += 1;
      seen.push((await progressOf(progress)).body);
    }
    expect(await importing).toMatchObject({
      status: 200,
      body: { rows: 10_001, created: 10_000, skipped: 1, errors: [] },
    });
    expect((await service.request('GET', '/api/suppliers')).body.total).toBe(10_001 + made);
    expect(made).toBeGreaterThan(0);
    expect(seen.filter(({ phase }) => (phase as unknown) === 'reading')).toContainEqual({
      phase: 'reading',
      bytes: expect.any(Number),
      totalBytes: file.length,
      rows: expect.any(Number),
    });
    expect(seen.map(({ rows }) => rows)).toEqual(seen.map(({ rows }) => rows).sort((a = 0, b = 0) => a - b));
    expect((await progressOf(progress)).body).toEqual({
      phase: 'done',
      bytes: file.length,
      totalBytes: file.length,
      rows: 10_001,
    });
  }, 120_000);

  it('waits for its turn behind another import, and says so when that takes long', async () => {
    const holder = await service.database.pool.connect();
    await holder.query('begin; select pg_advisory_xact_lock(7201950)');
    try {
      expect(await send(table(1), 'dryRun=true')).toMatchObject({
        status: 409,
        body: { detail: 'Another import is running. Wait until it is done and import the file again.' },
      });
      const waiting = send(table(1), '');
      await holder.query('rollback');
      expect(await waiting).toMatchObject({ status: 200, body: { created: 1 } });
    } finally {
      holder.release(true);
    }
  });

  it('ends a check whose caller left, so that the next one has its turn', async () => {
    const abortOnDisconnect = new AbortController();
    const progress = randomUUID();
    const left = service
      .request(
        'POST',
        `/api/suppliers/import?dryRun=true&progress=${progress}`,
        table(20_000),
        { 'content-type': 'text/csv' },
        abortOnDisconnect.signal,
      )
      .catch((error: unknown) => error);
    await eventually(async () => (await progressOf(progress)).body?.rows > 0);
    abortOnDisconnect.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    const ended = await eventually(async () => {
      const { body } = await progressOf(progress);
      return body.phase === 'failed' && body;
    });
    expect(ended.rows).toBeLessThan(20_000);
    expect(await send(table(1), 'dryRun=true')).toMatchObject({ status: 200 });
  }, 60_000);

  it('says that an import failed, and knows no other', async () => {
    const progress = randomUUID();
    expect((await send('name,country\n,Peru\n', `progress=${progress}`)).status).toBe(400);
    expect((await progressOf(progress)).body).toMatchObject({ phase: 'failed', rows: 1 });
    expect((await progressOf(randomUUID())).status).toBe(404);
    expect((await progressOf('export')).status).toBe(404);
    expect((await send(table(1), 'progress=mine')).body.errors).toEqual([
      { path: 'progress', message: 'Not a valid id' },
    ]);
  });

  it('forgets old progress and goes on without any', async () => {
    const old = randomUUID();
    await send(table(1), `dryRun=true&progress=${old}`);
    await service.database.dataSource.query(`update import_progress set updated_at = now() - interval '2 hours'`);
    await send(table(1), `dryRun=true&progress=${randomUUID()}`);
    await eventually(async () => (await progressOf(old)).status === 404);
    await service.database.dataSource.query('delete from import_progress');
    await withoutProgressTable(async () => {
      expect(await send(table(1), `progress=${randomUUID()}`)).toMatchObject({ status: 200, body: { created: 1 } });
    });
  });

  it('answers a repeated import with the first report, and refuses another file under its key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await send(table(2), '', key);
    const again = await send(table(2), '', key);
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([200, first.body, 'true']);
    expect(await send(table(3), '', key)).toMatchObject({
      status: 422,
      body: { title: 'Idempotency key used before' },
    });
    expect((await service.request('GET', '/api/suppliers')).body.total).toBe(2);
  });
});

async function withoutProgressTable(work: () => Promise<void>): Promise<void> {
  const owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  await owner.query('alter table import_progress rename to elsewhere');
  try {
    await work();
  } finally {
    await owner.query('alter table elsewhere rename to import_progress');
    await owner.end();
  }
}
