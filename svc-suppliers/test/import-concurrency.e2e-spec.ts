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
const getProgress = (id: string) => service.request('GET', `/api/suppliers/import/${id}/progress`);
const createTable = (rows: number) =>
  `name,country,city\n${Array.from({ length: rows }, (_, index) => `Firm ${index},Peru,Lima`).join('\n')}\n`;

describe('during an import', () => {
  it('lists, creates and updates suppliers, and returns the progress', async () => {
    const existing = (await service.request('POST', '/api/suppliers', { name: 'Existing', country: 'Peru' })).body;
    const unchanged = `${existing.id},Existing,Peru,\n`;
    const progress = randomUUID();
    let running = true;
    const file = createTable(10_000)
      .replace('name', 'id,name')
      .replaceAll('\nFirm', '\n,Firm')
      .replace('\n', `\n${unchanged}`);
    const importing = send(file, `progress=${progress}`).finally(() => (running = false));
    await eventually(async () => (await getProgress(progress)).body?.rows > 0);
    const observed: Record<string, number>[] = [];
    let count = 0;
    while (running) {
      expect((await service.request('GET', '/api/suppliers')).status).toBe(200);
      expect(
        (await service.request('POST', '/api/suppliers', { name: `Concurrent ${count}`, country: 'Chile' })).status,
      ).toBe(201);
      expect((await service.request('PUT', `/api/suppliers/${existing.id}`, { notes: `Change ${count}` })).status).toBe(
        200,
      );
      count += 1;
      observed.push((await getProgress(progress)).body);
    }
    expect(await importing).toMatchObject({
      status: 200,
      body: { rows: 10_001, created: 10_000, skipped: 1, errors: [] },
    });
    expect((await service.request('GET', '/api/suppliers')).body.total).toBe(10_001 + count);
    expect(count).toBeGreaterThan(0);
    expect(observed.filter(({ phase }) => (phase as unknown) === 'reading')).toContainEqual({
      phase: 'reading',
      bytes: expect.any(Number),
      totalBytes: file.length,
      rows: expect.any(Number),
    });
    expect(observed.map(({ rows }) => rows)).toEqual(observed.map(({ rows }) => rows).sort((a = 0, b = 0) => a - b));
    expect((await getProgress(progress)).body).toEqual({
      phase: 'done',
      bytes: file.length,
      totalBytes: file.length,
      rows: 10_001,
    });
  }, 120_000);

  it('waits for another import, and returns 409 when that takes too long', async () => {
    const holder = await service.database.pool.connect();
    await holder.query('begin; select pg_advisory_xact_lock(7201950)');
    try {
      expect(await send(createTable(1), 'dryRun=true')).toMatchObject({
        status: 409,
        body: {
          code: 'import-running',
          detail: 'Another import is running. Wait until it is done and import the file again.',
        },
      });
      const waiting = send(createTable(1), '');
      await holder.query('rollback');
      expect(await waiting).toMatchObject({ status: 200, body: { created: 1 } });
    } finally {
      holder.release(true);
    }
  });

  it('aborts a dry run when its caller disconnects, so that the next one can run', async () => {
    const caller = new AbortController();
    const progress = randomUUID();
    const aborted = service
      .request(
        'POST',
        `/api/suppliers/import?dryRun=true&progress=${progress}`,
        createTable(20_000),
        { 'content-type': 'text/csv' },
        caller.signal,
      )
      .catch((error: unknown) => error);
    await eventually(async () => (await getProgress(progress)).body?.rows > 0);
    caller.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError' });
    const ended = await eventually(async () => {
      const { body } = await getProgress(progress);
      return body.phase === 'failed' && body;
    });
    expect(ended.rows).toBeLessThan(20_000);
    expect(await send(createTable(1), 'dryRun=true')).toMatchObject({ status: 200 });
  }, 60_000);

  it('returns that an import failed, and 404 for an unknown import', async () => {
    const progress = randomUUID();
    expect((await send('name,country\n,Peru\n', `progress=${progress}`)).status).toBe(400);
    expect((await getProgress(progress)).body).toMatchObject({ phase: 'failed', rows: 1 });
    expect((await getProgress(randomUUID())).status).toBe(404);
    expect((await getProgress('export')).status).toBe(404);
    expect((await send(createTable(1), 'progress=mine')).body.errors).toEqual([
      { path: 'progress', message: 'Not a valid id' },
    ]);
  });

  it('deletes old progress, and works when progress cannot be saved', async () => {
    const old = randomUUID();
    await send(createTable(1), `dryRun=true&progress=${old}`);
    await service.database.dataSource.query(`update import_progress set updated_at = now() - interval '2 hours'`);
    await send(createTable(1), `dryRun=true&progress=${randomUUID()}`);
    await eventually(async () => (await getProgress(old)).status === 404);
    await service.database.dataSource.query('delete from import_progress');
    await withoutProgressTable(async () => {
      expect(await send(createTable(1), `progress=${randomUUID()}`)).toMatchObject({
        status: 200,
        body: { created: 1 },
      });
    });
  });

  it('returns the first report for a repeated import, and rejects another file with the same key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await send(createTable(2), '', key);
    const again = await send(createTable(2), '', key);
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([200, first.body, 'true']);
    expect(await send(createTable(3), '', key)).toMatchObject({
      status: 422,
      body: { title: 'Idempotency key used before' },
    });
    expect((await service.request('GET', '/api/suppliers')).body.total).toBe(2);
  });
});

async function withoutProgressTable(work: () => Promise<void>): Promise<void> {
  const owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  await owner.query('alter table import_progress rename to import_progress_moved');
  try {
    await work();
  } finally {
    await owner.query('alter table import_progress_moved rename to import_progress');
    await owner.end();
  }
}
