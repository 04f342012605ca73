import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { document, documentExpiry } from '@fsvp/contracts/documents/document';
import { newId } from '@fsvp/service-kit/database/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { FileChecks } from '../src/documents/file-checks.js';
import { OBJECT_STORE, type ObjectStore } from '../src/object-store/object-store.js';
import { storeUnavailable } from '../src/object-store/store-problems.js';
import { registerDocument, SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
const supplierId = newId();
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.suppliers.set(supplierId, 'Ağrı Gıda 100%');
});
afterAll(() => service.close());

const listDocuments = async (query = '') => (await service.request('GET', `/api/documents${query}`)).body;
const listEvents = (id: string) =>
  service.database.dataSource.query(
    'select type, actor, request_id, before, after from event_log where aggregate_id = $1 order by aggregate_version',
    [id],
  );

describe('a document', () => {
  it('is registered from an uploaded file, with size, hash and type from its content', async () => {
    const filePath = await uploadFile(service, SAMPLES.pdf, 'image/png');
    const sent = {
      title: ' Certificate ',
      type: 'certificate',
      fileName: 'zertifikat.pdf',
      filePath,
      supplierId,
      expirationDate: '2027-01-31T00:00:00+07:00',
      fileSize: 1,
      mimeType: 'text/html',
      uploadedBy: newId(),
    };
    const response = await service.request('POST', '/api/documents', sent, { 'x-request-id': 'req-1' });
    expect(response.status).toBe(201);
    expect(document.parse(response.body)).toEqual(response.body);
    expect(response.body).toMatchObject({
      title: 'Certificate',
      supplierName: 'Ağrı Gıda 100%',
      filePath,
      fileSize: SAMPLES.pdf.length,
      mimeType: 'application/pdf',
      expirationDate: '2027-01-31T00:00:00.000Z',
      isActive: true,
      uploadedBy: TEST_USER_ID,
      createdBy: TEST_USER_ID,
      version: 1,
    });
    expect((await service.request('GET', `/api/documents/${response.body.id}`)).body).toEqual(response.body);
    expect((await listDocuments(`?supplierId=${supplierId}`)).documents).toEqual([response.body]);
    expect(await listEvents(response.body.id)).toMatchObject([
      {
        type: 'document.registered.v1',
        actor: TEST_USER_ID,
        request_id: 'req-1',
        before: null,
        after: { title: 'Certificate', sha256: response.body.sha256 },
      },
    ]);
    expect((await service.request('POST', '/api/documents', sent)).status).toBe(409);
  });

  it('is refused without an uploaded file or with an unknown supplier', async () => {
    const { body: target } = await service.request('POST', '/api/objects/upload');
    for (const filePath of ['/etc/passwd', '/objects/../../etc/passwd', `/objects/${newId()}`, target.objectPath]) {
      const { status, body } = await registerDocument(service, { filePath });
      expect({ status, paths: body.errors.map((error: { path: string }) => error.path) }).toEqual({
        status: 400,
        paths: ['filePath'],
      });
    }
    expect((await registerDocument(service, { supplierId: newId() })).body.errors).toEqual([
      { path: 'supplierId', message: 'There is no such supplier' },
    ]);
  });

  it('can be about a deleted supplier', async () => {
    const deletedId = newId();
    service.upstream.suppliers.set(deletedId, 'Deleted Foods');
    await registerDocument(service, { supplierId: deletedId });
    const { body: other } = await registerDocument(service);
    await service.database.dataSource.query('update supplier_directory set deleted = true where id = $1', [deletedId]);
    expect(await registerDocument(service, { supplierId: deletedId })).toMatchObject({
      status: 201,
      body: { supplierId: deletedId, supplierName: 'Deleted Foods' },
    });
    expect(await service.request('PUT', `/api/documents/${other.id}`, { supplierId: deletedId })).toMatchObject({
      status: 200,
      body: { supplierName: 'Deleted Foods' },
    });
  });

  it('is changed, with the change in the event log; its file cannot be changed', async () => {
    const { body: created } = await registerDocument(service, { supplierId, description: 'First' });
    const { status, body } = await service.request('PUT', `/api/documents/${created.id}`, {
      description: null,
      supplierId: null,
      filePath: '/objects/x',
      sha256: 'x',
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...created,
        description: null,
        supplierId: null,
        supplierName: null,
        version: 2,
        updatedAt: expect.any(String),
      },
    });
    expect((await listEvents(created.id))[1]).toMatchObject({
      type: 'document.updated.v1',
      before: { description: 'First' },
      after: { description: null },
    });
    expect(
      (await service.request('PUT', `/api/documents/${created.id}`, { title: 'Stale' }, { 'if-match': '"1"' })).status,
    ).toBe(412);
  });

  it('is withdrawn: removed from the lists, kept as evidence', async () => {
    const { body: created } = await registerDocument(service, { title: 'Withdrawn' });
    expect((await service.request('DELETE', `/api/documents/${created.id}`)).status).toBe(204);
    expect((await listDocuments('?search=Withdrawn')).total).toBe(0);
    expect((await service.request('GET', `/api/documents/${created.id}`)).body).toMatchObject({ isActive: false });
    expect((await service.request('GET', `/api/documents/${created.id}/download`)).status).toBe(200);
    expect((await service.request('PUT', `/api/documents/${created.id}`, { title: 'Back' })).status).toBe(404);
    expect((await service.request('DELETE', `/api/documents/${created.id}`)).status).toBe(404);
    expect((await listEvents(created.id))[1]).toMatchObject({
      type: 'document.withdrawn.v1',
      before: { isActive: true },
      after: { isActive: false },
    });
  });
});

describe('the list', () => {
  it('counts by expiry with the shared rule, over all active documents', async () => {
    for (const days of [-1, 0, 1, 30, 31])
      await registerDocument(service, {
        title: `In ${days}`,
        expirationDate: `${addDays(today(), days)}T23:59:59-00:00`,
      });
    const { documents, counts, total } = await listDocuments('?limit=100');
    const expiry = (documents as { expirationDate: string | null }[]).map(
      (row) => documentExpiry(row.expirationDate) ?? 'valid',
    );
    const count = (state: string) => expiry.filter((entry) => entry === state).length;
    expect(counts).toEqual({
      total,
      valid: count('valid'),
      expiresSoon: count('expires_soon'),
      expired: count('expired'),
    });
    expect(counts).toMatchObject({ expired: 1, expiresSoon: 3 });
    expect((await listDocuments('?search=In%20-1')).counts).toEqual(counts);
  });
});

describe('the download', () => {
  it('is the file, under its own name in any script, as an attachment that cannot run scripts', async () => {
    const fileName = '監査 report "final" (2)\'s; Ünïted.pdf';
    const { body } = await registerDocument(service, { fileName });
    const { status, headers, text } = await service.request('GET', `/api/documents/${body.id}/download`);
    expect({ status, text }).toEqual({ status: 200, text: SAMPLES.pdf.toString() });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(SAMPLES.pdf.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'content-disposition': `attachment; filename="__ report _final_ (2)'s; United.pdf"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`,
    });
  });

  it('has the type CSV in UTF-8 for a CSV file', async () => {
    const { body } = await registerDocument(service, { fileName: 'Data.CSV' }, SAMPLES.csv);
    expect(body.mimeType).toBe('text/csv');
    expect((await service.request('GET', `/api/documents/${body.id}/download`)).headers.get('content-type')).toBe(
      'text/csv; charset=utf-8',
    );
  });

  it('tells of a file that a check finds missing or altered, until it is whole again or a newer one is added', async () => {
    const checks = service.app.get(FileChecks, { strict: false });
    const content = (text: string) => Buffer.concat([SAMPLES.pdf, Buffer.from(text)]);
    const { id, sha256 } = (await registerDocument(service, {}, content('checked'))).body;
    const other = (await registerDocument(service, {}, content('other'))).body;
    const file = join(service.folder, 'objects', sha256.slice(0, 2), sha256);
    const read = async () => (await service.request('GET', `/api/documents/${id}`)).body;
    const checked = async () => {
      await checks.run();
      return (await read()).fileDamagedSince;
    };
    expect(await checked()).toBeNull();
    await writeFile(file, content('CHECKED'));
    const since = await checked();
    expect(since).toMatch(/^\d{4}-/);
    expect(await checked()).toBe(since);
    expect((await listDocuments('?limit=100')).documents).toContainEqual(await read());
    await writeFile(file, content('checked'));
    expect(await checked()).toBeNull();
    await rm(file);
    expect(await checked()).not.toBeNull();
    const filePath = await uploadFile(service, content('newer'));
    await service.request('POST', `/api/documents/${id}/versions`, { filePath, fileName: 'newer.pdf' });
    expect(await checked()).toBeNull();
    expect(
      (await listEvents(id)).map(({ type, actor }: { type: string; actor: string | null }) => [type, actor]),
    ).toEqual([
      ['document.registered.v1', TEST_USER_ID],
      ['document.file-damaged.v1', null],
      ['document.file-restored.v1', null],
      ['document.file-damaged.v1', null],
      ['document.version-added.v1', TEST_USER_ID],
    ]);
    expect((await service.request('GET', `/api/documents/${other.id}`)).body).toEqual(other);
  });

  it('marks nothing while the store does not answer', async () => {
    const { id } = (await registerDocument(service)).body;
    const store = service.app.get<ObjectStore>(OBJECT_STORE, { strict: false });
    const read = store.read.bind(store);
    store.read = () => Promise.reject(storeUnavailable(new Error('no answer')));
    try {
      await expect(service.app.get(FileChecks, { strict: false }).run()).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      store.read = read;
    }
    expect((await service.request('GET', `/api/documents/${id}`)).body).toMatchObject({ fileDamagedSince: null });
  });

  it('has a language, English without one', async () => {
    const { id, language } = (await registerDocument(service)).body;
    expect(language).toBe('en');
    const put = (body: object) => service.request('PUT', `/api/documents/${id}`, body);
    expect((await put({ language: 'vi' })).body.language).toBe('vi');
    expect((await put({ title: 'Renamed' })).body.language).toBe('vi');
    const refused = await put({ language: 'vietnamese' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'language']);
    expect((await registerDocument(service, { language: 'es' })).body.language).toBe('es');
  });

  it('refuses a damaged file with an explanation', async () => {
    const { body } = await registerDocument(service, {}, Buffer.from('as it was stored'));
    const file = join(service.folder, 'objects', body.sha256.slice(0, 2), body.sha256);
    const good = await readFile(file);
    for (const [damage, explanation] of [
      ['as it was STORED', 'has changed since it was stored'],
      ['as it', 'has changed in size'],
    ] as const) {
      await writeFile(file, damage);
      const response = await service.request('GET', `/api/documents/${body.id}/download`);
      expect(response).toMatchObject({
        status: 500,
        body: { title: 'Stored file damaged', detail: expect.stringContaining(explanation) },
      });
      expect(response.text).not.toContain(service.folder);
    }
    // Whoever finds it: the document tells of it at once.
    const { fileDamagedSince } = (await service.request('GET', `/api/documents/${body.id}`)).body;
    expect(fileDamagedSince).not.toBeNull();
    expect((await listEvents(body.id)).at(-1)).toMatchObject({ type: 'document.file-damaged.v1', actor: null });
    await writeFile(file, good);
    expect((await service.request('GET', `/api/documents/${body.id}/download`)).status).toBe(200);
  });
});

describe('external ids of documents', () => {
  it('are kept in the record and its events, merged, unique, found, and given back by a withdrawal', async () => {
    const { body: first } = await registerDocument(service, { externalIds: { dms: 'D 1/a' } });
    expect(first.externalIds).toEqual({ dms: 'D 1/a' });
    const path = `/api/documents/${first.id}`;
    const changed = await service.request('PUT', path, { externalIds: { lab: '9' } });
    expect(changed.body.externalIds).toEqual({ dms: 'D 1/a', lab: '9' });
    expect((await listEvents(first.id)).at(-1).after.externalIds).toEqual({ dms: 'D 1/a', lab: '9' });

    const query = `?externalSource=dms&externalId=${encodeURIComponent('D 1/a')}`;
    expect((await listDocuments(query)).documents).toEqual([changed.body]);
    const search = `search=${encodeURIComponent('D 1/a')}`;
    for (const searched of [`?${search}`, `?${search}&cursor=`, `?${search}&sort=title`])
      expect([searched, await listDocuments(searched)]).toMatchObject([
        searched,
        { documents: [{ id: first.id }], total: 1 },
      ]);
    for (const other of [`?${search}&type=other`, `?search=D%201`, `?search=d%201%2Fa`])
      expect([other, await listDocuments(other)]).toMatchObject([other, { documents: [], total: 0 }]);
    expect(await listDocuments(`${query}&limit=1&type=audit_report`)).toMatchObject({ documents: [], total: 0 });
    const { body: second } = await registerDocument(service);
    const take = () => service.request('PUT', `/api/documents/${second.id}`, { externalIds: { dms: 'D 1/a' } });
    expect((await take()).body.code).toBe('external-id-taken');
    await service.request('DELETE', path);
    expect((await take()).status).toBe(200);
    expect((await listDocuments(query)).documents).toMatchObject([{ id: second.id }]);
  });
});
