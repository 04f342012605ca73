import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import type { Logger } from 'pino';
import { ObjectSweeper } from '../src/object-store/object-sweeper.js';
import { OBJECT_STORE, type ObjectStore } from '../src/object-store/object-store.js';
import { STORE_DRIVERS, type StoreUnderTest } from './object-stores.js';
import { registerDocument, SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

/** The API behaves the same with every driver. */
describe.each(['disk', 's3'] as const)('documents and reports on %s', (driver) => {
  let fixture: StoreUnderTest;
  let service: TestDocuments;
  beforeAll(async () => {
    fixture = await STORE_DRIVERS[driver]();
    service = await startDocuments(fixture.settings);
  });
  afterAll(async () => {
    await service.close();
    await fixture.close();
  });

  const download = (id: string) => service.request('GET', `/api/documents/${id}/download`);
  const requestUploadUrl = async () =>
    (await service.request('POST', '/api/objects/upload')).body as { uploadURL: string; objectPath: string };
  const getSweeper = () => service.app.get(ObjectSweeper, { strict: false });
  const exists = (sha256: string) =>
    stat(fixture.pathOf(sha256)).then(
      () => true,
      () => false,
    );

  it('uploads, registers, lists, replaces and downloads', async () => {
    const { status, body } = await registerDocument(service, { fileName: '証明書.pdf' });
    expect(status).toBe(201);
    expect(await exists(body.sha256)).toBe(true);
    expect(await download(body.id)).toMatchObject({ status: 200, text: SAMPLES.pdf.toString() });
    const newer = await service.request('POST', `/api/documents/${body.id}/versions`, {
      filePath: await uploadFile(service, SAMPLES.csv),
      fileName: 'b.csv',
    });
    expect(newer.status).toBe(201);
    expect((await download(body.id)).text).toBe(SAMPLES.csv.toString());
    expect((await service.request('GET', `/api/documents/${body.id}/versions/1/download`)).text).toBe(
      SAMPLES.pdf.toString(),
    );
    expect((await service.request('GET', '/api/documents')).body.total).toBe(1);
  });

  it('stores the same content for several documents, also in concurrent uploads', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        registerDocument(service, { title: `Copy ${index}` }, Buffer.from('the same words')),
      ),
    );
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(new Set(responses.map((response) => response.body.sha256)).size).toBe(1);
    expect((await download(responses[5]!.body.id)).text).toBe('the same words');
  });

  it('refuses a damaged or missing file without naming its location', async () => {
    const { body } = await registerDocument(service, {}, Buffer.from('as it was stored'));
    await writeFile(fixture.pathOf(body.sha256), 'as it was STORED');
    const changed = await download(body.id);
    expect(changed).toMatchObject({
      status: 500,
      body: { title: 'Stored file damaged', detail: expect.stringContaining('has changed since it was stored') },
    });
    await rm(fixture.pathOf(body.sha256));
    const missing = await download(body.id);
    expect(missing).toMatchObject({ status: 500, body: { detail: expect.stringContaining('is missing') } });
    expect(changed.text + missing.text).not.toMatch(/fsvp-(disk|staged|s3|files)|127\.0\.0\.1/);
    await uploadFile(service, Buffer.from('as it was stored'));
    expect((await download(body.id)).status).toBe(200);
  });

  it('the sweeper removes unreferenced files after an hour, and logs documents whose file is missing', async () => {
    const store = service.app.get<ObjectStore>(OBJECT_STORE, { strict: false });
    const { body: registered } = await registerDocument(service, {}, Buffer.from('kept by a document'));
    const { body: lost } = await registerDocument(service, {}, Buffer.from('lost by accident'));
    const unreferenced = await store.stage((await import('node:stream')).Readable.from(['an unreferenced file']));
    await store.send(unreferenced);
    await store.commit(unreferenced);
    await unreferenced.discard();
    await service.database.dataSource.query(
      `update documents set created_at = created_at - interval '2 hours', updated_at = updated_at - interval '2 hours'`,
    );

    await getSweeper().sweep();
    expect(await exists(unreferenced.sha256)).toBe(true);
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const sha256 of [unreferenced.sha256, registered.sha256])
      await utimes(fixture.pathOf(sha256), hoursAgo, hoursAgo);
    await rm(fixture.pathOf(lost.sha256));
    const errors = jest.spyOn(service.app.get<Logger>(LOGGER, { strict: false }), 'error');
    const later = new Date(Date.now() + 3_700_000);
    // A backup copies the files of its snapshot, in which this one may be referenced.
    const backup = service.database.dataSource.createQueryRunner();
    await backup.query('select pg_advisory_lock(7201952)');
    await getSweeper().sweep(later);
    expect(await exists(unreferenced.sha256)).toBe(true);
    await backup.query('select pg_advisory_unlock(7201952)');
    await backup.release();
    errors.mockClear();
    await getSweeper().sweep(later);
    expect(await exists(unreferenced.sha256)).toBe(false);
    expect(await exists(registered.sha256)).toBe(true);
    expect(errors.mock.calls).toEqual([
      [{ documents: [lost.id], count: 1 }, 'documents whose file is missing from the object store'],
    ]);
    errors.mockRestore();
  });

  it('generates a report and downloads every format', async () => {
    await service.startWorker();
    const { body: run } = await service.request('POST', '/api/reports', { type: 'audit-trail' });
    const finished = await eventually(async () => {
      const { body } = await service.request('GET', `/api/reports/runs/${run.id}`);
      return ['done', 'failed'].includes(body.status) && body;
    });
    expect(finished).toMatchObject({ status: 'done', error: null });
    for (const format of ['json', 'csv', 'xlsx', 'pdf'])
      expect((await service.request('GET', `/api/reports/runs/${run.id}/download?format=${format}`)).status).toBe(200);
    expect(await readdir(fixture.stagingFolder)).toEqual([]);
  });

  if (driver === 'disk') return;

  it('returns 503 for files while the store is down, serves all other requests, and recovers', async () => {
    const { body } = await registerDocument(service, {}, Buffer.from('stored before'));
    const { uploadURL, objectPath } = await requestUploadUrl();
    const waiting = await uploadFile(service, Buffer.from('uploaded before'));
    await fixture.s3!.stop();
    for (const response of [
      await service.request('PUT', uploadURL, SAMPLES.pdf, { 'content-type': 'application/pdf' }),
      await download(body.id),
    ]) {
      expect(response).toMatchObject({
        status: 503,
        body: { title: 'Service unavailable', detail: 'File storage is not responding. Try again in a moment.' },
      });
      expect(response.headers.get('retry-after')).toBe('5');
    }
    expect((await service.request('GET', '/api/documents')).status).toBe(200);
    expect(
      (
        await service.request('POST', '/api/documents', {
          title: 'x',
          type: 'other',
          fileName: 'x.txt',
          filePath: waiting,
        })
      ).status,
    ).toBe(201);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await fixture.s3!.start();
    expect((await service.request('PUT', uploadURL, SAMPLES.pdf, { 'content-type': 'application/pdf' })).status).toBe(
      200,
    );
    expect(
      (
        await service.request('POST', '/api/documents', {
          title: 'x',
          type: 'other',
          fileName: 'x.pdf',
          filePath: objectPath,
        })
      ).status,
    ).toBe(201);
    expect((await download(body.id)).text).toBe('stored before');
    expect(await readdir(fixture.stagingFolder)).toEqual([]);
  });

  it('returns 503 when the store hangs', async () => {
    const { body } = await registerDocument(service, {}, Buffer.from('stored before it hung'));
    const { uploadURL } = await requestUploadUrl();
    fixture.s3!.pause();
    const startedAt = Date.now();
    const [upload, downloaded] = await Promise.all([
      service.request('PUT', uploadURL, SAMPLES.png, { 'content-type': 'image/png' }),
      download(body.id).then((response) => ({ ...response, ms: Date.now() - startedAt })),
    ]);
    expect([upload.status, downloaded.status]).toEqual([503, 503]);
    expect(downloaded.ms).toBeLessThan(9000);
    expect(Date.now() - startedAt).toBeLessThan(29_000);
    fixture.s3!.resume();
    expect((await service.request('PUT', uploadURL, SAMPLES.png, { 'content-type': 'image/png' })).status).toBe(200);
    expect((await download(body.id)).text).toBe('stored before it hung');
  }, 60_000);
});
