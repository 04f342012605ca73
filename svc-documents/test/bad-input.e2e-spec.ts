import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { badRequests } from '@fsvp/service-kit/testing/bad-input';
import { walkPermissions } from '@fsvp/service-kit/testing/permission-walk';
import { TEST_PRINCIPAL } from '@fsvp/service-kit/testing/test-service';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

it('answers every bad input with problem details and writes nothing', async () => {
  const requests = badRequests(service);
  expect(requests.length).toBeGreaterThan(40);
  // Who may make every call, also sign.
  const token = await service.headersOf({ ...TEST_PRINCIPAL, grantee: 'qi_administrator' });
  for (const { title, method, path, body, headers, expected } of requests) {
    const response = await service.request(method, path, body, { ...token, ...headers });
    expect({
      title,
      status: expected.includes(response.status) ? 'as expected' : response.status,
      type: response.headers.get('content-type'),
    }).toEqual({ title, status: 'as expected', type: 'application/problem+json; charset=utf-8' });
    expect(response.body).toMatchObject({
      status: response.status,
      title: expect.any(String),
      detail: expect.stringMatching(/\w.*\.$/),
      requestId: expect.any(String),
    });
  }
  expect(await service.database.dataSource.query('select count(*)::int as events from event_log')).toEqual([
    { events: 0 },
  ]);
});

it('refuses invalid tokens in upload URLs', async () => {
  expect(
    (await service.request('PUT', `/api/objects/upload/${'x'.repeat(19)}`, 'x', { 'content-type': 'text/plain' }))
      .status,
  ).toBe(400);
  for (const token of ['x'.repeat(40), 'a.b.c.d'.repeat(5), `${'%00'.repeat(7)}.x.y`, '../../../documents/x/y/z']) {
    const { status } = await service.request('PUT', `/api/objects/upload/${encodeURIComponent(token)}`, 'x', {
      'content-type': 'text/plain',
    });
    expect({ token, status }).toEqual({ token, status: 403 });
  }
});

it('names every bad field', async () => {
  const { status, body } = await service.request('POST', '/api/documents', {
    title: ' ',
    type: 'receipt',
    fileName: 'x'.repeat(256),
    supplierId: 'none',
    expirationDate: 'soon',
  });
  expect(status).toBe(400);
  expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
    'expirationDate',
    'fileName',
    'filePath',
    'supplierId',
    'title',
    'type',
  ]);
});

it('returns the first response for a repeated Idempotency-Key', async () => {
  const createRun = (type: string) => service.request('POST', '/api/reports', { type }, { 'idempotency-key': 'one' });
  const [first, second] = [await createRun('compliance'), await createRun('compliance')];
  expect({ status: second.status, body: second.body }).toEqual({ status: 202, body: first.body });
  expect((await createRun('verification')).status).toBe(422);
});

it('returns 401 without a service token', async () => {
  for (const path of ['/api/documents', '/api/reports', '/api/reports/compliance'])
    expect((await fetch(service.url + path)).status).toBe(401);
  expect(
    (await fetch(`${service.url}/api/objects/upload/${'x'.repeat(40)}`, { method: 'PUT', body: 'x' })).status,
  ).toBe(401);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
});

it('answers every call as the table of permissions says, for every role and scope', async () => {
  const { requests, wrong } = await walkPermissions(service, 'documents');
  expect(wrong).toEqual([]);
  expect(requests).toBeGreaterThan(200);
});
