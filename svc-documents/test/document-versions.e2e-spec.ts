import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { document, listDocumentVersions } from '@fsvp/contracts/documents/document';
import { newId } from '@fsvp/service-kit/database/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { ObjectSweeper } from '../src/object-store/object-sweeper.js';
import { registerDocument, SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
const supplierId = newId();
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.suppliers.set(supplierId, 'Ağrı Gıda');
});
afterAll(() => service.close());

const addVersion = (id: string, body: object, headers?: Record<string, string>) =>
  service.request('POST', `/api/documents/${id}/versions`, body, headers);
const listVersions = async (id: string) => (await service.request('GET', `/api/documents/${id}/versions`)).body;
const download = (path: string, headers?: Record<string, string>) =>
  service.request('GET', `/api/documents/${path}/download`, undefined, headers);
const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);

it('adds a newer file and keeps the earlier one', async () => {
  const { body: created } = await registerDocument(service, { supplierId, fileName: 'plan 1.pdf' });
  const filePath = await uploadFile(service, SAMPLES.csv);
  const { status, body } = await addVersion(created.id, { filePath, fileName: 'plan 2.csv' });
  expect(status).toBe(201);
  expect(document.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    id: created.id,
    title: created.title,
    supplierName: 'Ağrı Gıda',
    fileVersion: 2,
    version: 2,
    fileName: 'plan 2.csv',
    filePath,
    fileSize: SAMPLES.csv.length,
    mimeType: 'text/csv',
    createdAt: created.createdAt,
  });
  expect((await service.request('GET', `/api/documents/${created.id}`)).body).toEqual(body);
  expect((await service.request('GET', `/api/documents?supplierId=${supplierId}`)).body.documents).toEqual([body]);

  const noPages = { signaturePageOf: null, signaturePageIds: [] };
  const list = await listVersions(created.id);
  expect(listDocumentVersions.response!.parse(list)).toEqual(list);
  expect(list).toEqual({
    total: 2,
    versions: [
      {
        number: 2,
        fileName: 'plan 2.csv',
        fileSize: SAMPLES.csv.length,
        mimeType: 'text/csv',
        sha256: body.sha256,
        uploadedBy: TEST_USER_ID,
        uploadedAt: body.updatedAt,
        ...noPages,
      },
      {
        number: 1,
        fileName: 'plan 1.pdf',
        fileSize: SAMPLES.pdf.length,
        mimeType: 'application/pdf',
        sha256: created.sha256,
        uploadedBy: TEST_USER_ID,
        uploadedAt: created.createdAt,
        ...noPages,
      },
    ],
  });
  const [first, second, current] = await Promise.all([
    download(`${created.id}/versions/1`),
    download(`${created.id}/versions/2`),
    download(created.id),
  ]);
  expect([first?.text, second?.text, current?.text]).toEqual([
    SAMPLES.pdf.toString(),
    SAMPLES.csv.toString(),
    SAMPLES.csv.toString(),
  ]);
  expect(first?.headers.get('content-disposition')).toContain('filename="plan 1.pdf"');
  expect(Object.fromEntries(first!.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
  });

  const [, event] = await query(
    'select type, before, after from event_log where aggregate_id = $1 order by aggregate_version',
    [created.id],
  );
  expect(event).toMatchObject({
    type: 'document.version-added.v1',
    before: { fileVersion: 1, sha256: created.sha256, fileName: 'plan 1.pdf' },
    after: { fileVersion: 2, sha256: body.sha256, fileName: 'plan 2.csv' },
  });
});

it('refuses a missing file, one that is already a version, an outdated If-Match and a withdrawn document', async () => {
  const { body: created } = await registerDocument(service);
  const { body: other } = await registerDocument(service);
  const fileName = 'x.pdf';
  for (const filePath of [`/objects/${newId()}`, '/etc/passwd'])
    expect(await addVersion(created.id, { filePath, fileName })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'filePath' }] },
    });
  const filePath = await uploadFile(service, SAMPLES.pdf);
  expect((await addVersion(created.id, { filePath, fileName }, { 'if-match': '"7"' })).status).toBe(412);
  expect((await addVersion(created.id, { filePath, fileName }, { 'if-match': '"1"' })).status).toBe(201);
  for (const id of [created.id, other.id]) expect((await addVersion(id, { filePath, fileName })).status).toBe(409);
  expect((await addVersion(other.id, { filePath: created.filePath, fileName })).status).toBe(409);
  expect(
    (
      await service.request('POST', '/api/documents', {
        title: 'x',
        type: 'other',
        filePath: created.filePath,
        fileName,
      })
    ).status,
  ).toBe(409);
  expect((await addVersion(newId(), { filePath, fileName })).status).toBe(404);

  await service.request('DELETE', `/api/documents/${created.id}`);
  expect((await addVersion(created.id, { filePath: await uploadFile(service, SAMPLES.pdf), fileName })).status).toBe(
    404,
  );
  expect((await listVersions(created.id)).total).toBe(2);
  expect((await download(`${created.id}/versions/1`)).status).toBe(200);
  for (const number of ['3', '100000']) expect((await download(`${created.id}/versions/${number}`)).status).toBe(404);
  for (const number of ['0', '1.5', 'x', '100001'])
    expect((await download(`${created.id}/versions/${number}`)).status).toBe(400);
  expect((await service.request('GET', `/api/documents/${newId()}/versions`)).status).toBe(404);
});

it('adds one version for a repeated Idempotency-Key, and one for concurrent requests with the same file', async () => {
  const { body: created } = await registerDocument(service);
  const body = { filePath: await uploadFile(service, SAMPLES.png), fileName: 'x.png' };
  const [first, again] = [
    await addVersion(created.id, body, { 'idempotency-key': 'twice' }),
    await addVersion(created.id, body, { 'idempotency-key': 'twice' }),
  ];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  const race = { filePath: await uploadFile(service, SAMPLES.jpeg), fileName: 'x.jpg' };
  expect(
    (await Promise.all([addVersion(created.id, race), addVersion(created.id, race)]))
      .map((response) => response.status)
      .sort(),
  ).toEqual([201, 409]);
  expect((await listVersions(created.id)).versions.map((version: { number: number }) => version.number)).toEqual([
    3, 2, 1,
  ]);
});

it('the sweeper does not remove the files of earlier versions', async () => {
  const { body: created } = await registerDocument(service, {}, Buffer.from('the first words'));
  expect(
    (
      await addVersion(created.id, {
        filePath: await uploadFile(service, Buffer.from('the second words')),
        fileName: 'second.txt',
      })
    ).status,
  ).toBe(201);
  await service.app.get(ObjectSweeper, { strict: false }).sweep(new Date(Date.now() + 25 * 3_600_000));
  expect((await download(`${created.id}/versions/1`)).text).toBe('the first words');
  expect((await download(`${created.id}/versions/2`)).text).toBe('the second words');
});

it('the database refuses to change or remove a version', async () => {
  for (const sql of [
    `update document_versions set sha256 = 'x'`,
    'delete from document_versions',
    'truncate document_versions',
    'truncate documents cascade',
  ]) {
    await expect(query(sql)).rejects.toThrow('permission denied');
  }
});

it('returns 304 for an ETag in If-None-Match', async () => {
  const { body: created } = await registerDocument(service);
  const first = await download(created.id);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toBe(`"${created.sha256}"`);
  for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect(await download(created.id, { 'if-none-match': header })).toMatchObject({ status: 304, text: '' });
  expect((await download(created.id, { 'if-none-match': '"x"' })).status).toBe(200);
  const part = await download(created.id, { range: 'bytes=0-3' });
  expect({ status: part.status, text: part.text, ranges: part.headers.get('accept-ranges') }).toEqual({
    status: 200,
    text: SAMPLES.pdf.toString(),
    ranges: 'none',
  });
});
