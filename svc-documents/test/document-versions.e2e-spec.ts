import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { document, listDocumentVersions } from '@fsvp/contracts/document';
import { newId } from '@fsvp/service-kit/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { ObjectSweeper } from '../src/object-store/object-sweeper.js';
import { register, SAMPLES, upload } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
const supplierId = newId();
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.suppliers.set(supplierId, 'Ağrı Gıda');
});
afterAll(() => service.close());

const add = (id: string, body: object, headers?: Record<string, string>) =>
  service.request('POST', `/api/documents/${id}/versions`, body, headers);
const versions = async (id: string) => (await service.request('GET', `/api/documents/${id}/versions`)).body;
const download = (path: string, headers?: Record<string, string>) =>
  service.request('GET', `/api/documents/${path}/download`, undefined, headers);
const rows = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);

it('takes a newer file and keeps the earlier one', async () => {
  const { body: made } = await register(service, { supplierId, fileName: 'plan 1.pdf' });
  const filePath = await upload(service, SAMPLES.csv);
  const { status, body } = await add(made.id, { filePath, fileName: 'plan 2.csv' });
  expect(status).toBe(201);
  expect(document.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    id: made.id,
    title: made.title,
    supplierName: 'Ağrı Gıda',
    fileVersion: 2,
    version: 2,
    fileName: 'plan 2.csv',
    filePath,
    fileSize: SAMPLES.csv.length,
    mimeType: 'text/csv',
    createdAt: made.createdAt,
  });
  expect((await service.request('GET', `/api/documents/${made.id}`)).body).toEqual(body);
  expect((await service.request('GET', `/api/documents?supplierId=${supplierId}`)).body.documents).toEqual([body]);

  const list = await versions(made.id);
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
      },
      {
        number: 1,
        fileName: 'plan 1.pdf',
        fileSize: SAMPLES.pdf.length,
        mimeType: 'application/pdf',
        sha256: made.sha256,
        uploadedBy: TEST_USER_ID,
        uploadedAt: made.createdAt,
      },
    ],
  });
  const [first, second, current] = await Promise.all([
    download(`${made.id}/versions/1`),
    download(`${made.id}/versions/2`),
    download(made.id),
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

  const [, event] = await rows(
    'select type, before, after from event_log where aggregate_id = $1 order by aggregate_version',
    [made.id],
  );
  expect(event).toMatchObject({
    type: 'document.version-added.v1',
    before: { fileVersion: 1, sha256: made.sha256, fileName: 'plan 1.pdf' },
    after: { fileVersion: 2, sha256: body.sha256, fileName: 'plan 2.csv' },
  });
});

it('refuses a file that is not there or is a version already, a stale reader and a withdrawn document', async () => {
  const { body: made } = await register(service);
  const { body: other } = await register(service);
  const fileName = 'x.pdf';
  for (const filePath of [`/objects/${newId()}`, '/etc/passwd'])
    expect(await add(made.id, { filePath, fileName })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'filePath' }] },
    });
  const filePath = await upload(service, SAMPLES.pdf);
  expect((await add(made.id, { filePath, fileName }, { 'if-match': '"7"' })).status).toBe(412);
  expect((await add(made.id, { filePath, fileName }, { 'if-match': '"1"' })).status).toBe(201);
  for (const id of [made.id, other.id]) expect((await add(id, { filePath, fileName })).status).toBe(409);
  expect((await add(other.id, { filePath: made.filePath, fileName })).status).toBe(409);
  expect(
    (await service.request('POST', '/api/documents', { title: 'x', type: 'other', filePath: made.filePath, fileName }))
      .status,
  ).toBe(409);
  expect((await add(newId(), { filePath, fileName })).status).toBe(404);

  await service.request('DELETE', `/api/documents/${made.id}`);
  expect((await add(made.id, { filePath: await upload(service, SAMPLES.pdf), fileName })).status).toBe(404);
  expect((await versions(made.id)).total).toBe(2);
  expect((await download(`${made.id}/versions/1`)).status).toBe(200);
  for (const number of ['3', '100000']) expect((await download(`${made.id}/versions/${number}`)).status).toBe(404);
  for (const number of ['0', '1.5', 'x', '100001'])
    expect((await download(`${made.id}/versions/${number}`)).status).toBe(400);
  expect((await service.request('GET', `/api/documents/${newId()}/versions`)).status).toBe(404);
});

it('adds one version for one Idempotency-Key, and one for two at once of one file', async () => {
  const { body: made } = await register(service);
  const body = { filePath: await upload(service, SAMPLES.png), fileName: 'x.png' };
  const [first, again] = [
    await add(made.id, body, { 'idempotency-key': 'twice' }),
    await add(made.id, body, { 'idempotency-key': 'twice' }),
  ];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  const race = { filePath: await upload(service, SAMPLES.jpeg), fileName: 'x.jpg' };
  expect((await Promise.all([add(made.id, race), add(made.id, race)])).map((answer) => answer.status).sort()).toEqual([
    201, 409,
  ]);
  expect((await versions(made.id)).versions.map((version: { number: number }) => version.number)).toEqual([3, 2, 1]);
});

it('keeps the files of earlier versions from the sweeper', async () => {
  const { body: made } = await register(service, {}, Buffer.from('the first words'));
  expect(
    (await add(made.id, { filePath: await upload(service, Buffer.from('the second words')), fileName: 'second.txt' }))
      .status,
  ).toBe(201);
  await service.app.get(ObjectSweeper, { strict: false }).sweep(new Date(Date.now() + 25 * 3_600_000));
  expect((await download(`${made.id}/versions/1`)).text).toBe('the first words');
  expect((await download(`${made.id}/versions/2`)).text).toBe('the second words');
});

it('has the database refuse to change or remove a version', async () => {
  for (const sql of [
    `update document_versions set sha256 = 'x'`,
    'delete from document_versions',
    'truncate document_versions',
    'truncate documents cascade',
  ]) {
    await expect(rows(sql)).rejects.toThrow('permission denied');
  }
});

it('answers a file that the caller has already with 304', async () => {
  const { body: made } = await register(service);
  const first = await download(made.id);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toBe(`"${made.sha256}"`);
  for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect(await download(made.id, { 'if-none-match': header })).toMatchObject({ status: 304, text: '' });
  expect((await download(made.id, { 'if-none-match': '"x"' })).status).toBe(200);
  const part = await download(made.id, { range: 'bytes=0-3' });
  expect({ status: part.status, text: part.text, ranges: part.headers.get('accept-ranges') }).toEqual({
    status: 200,
    text: SAMPLES.pdf.toString(),
    ranges: 'none',
  });
});
