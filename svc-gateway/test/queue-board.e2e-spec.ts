import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/service-token';
import { TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { SHARED_USER_ID } from '../src/access/users.service.js';
import { startFakeService, type FakeService } from './fake-service.js';
import { startGateway, type Gateway } from './gateway.js';

const POLICY = "default-src 'none'; script-src 'self'";
let gateway: Gateway;
let documents: FakeService;
beforeAll(async () => {
  documents = await startFakeService();
  gateway = await startGateway({ DOCUMENTS_URL: [documents.url] });
  await gateway.signIn();
});
beforeEach(() => {
  documents.seen = [];
  documents.handler = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY }).end('<h1>Board</h1>');
});
afterAll(async () => {
  await gateway?.close();
  await documents?.stop();
});

const open = (path: string, options: Parameters<Gateway['ask']>[2] = {}, method = 'GET') =>
  gateway.ask(method, path, { headers: { accept: 'text/html' }, ...options });

it('shows the board of svc-documents behind the session, under its own policy', async () => {
  const paths = [
    '/admin/queues',
    '/admin/queues/',
    '/admin/queues/queue/report-runs?status=active',
    '/admin/queues/api/queues',
    '/admin/queues/static/js/main.a1.js',
  ];
  for (const path of paths) {
    const { status, text, headers } = await open(path);
    expect({ status, text, policy: headers.get('content-security-policy') }).toEqual({
      status: 200,
      text: '<h1>Board</h1>',
      policy: POLICY,
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
  }
  expect(documents.seen.map(({ url }) => url)).toEqual(paths);
  await expect(
    new ServiceTokens(TEST_SECRET).verify(String(documents.seen[0]?.headers[TOKEN_HEADER]), 'documents'),
  ).resolves.toEqual({ userId: SHARED_USER_ID });
});

it('sends a browser without a session to the sign-in page, and answers everything else 401', async () => {
  for (const path of ['/admin/queues', '/admin/queues/queue/report-runs']) {
    const { status, headers } = await open(path, { cookie: null });
    expect({ status, to: headers.get('location') }).toEqual({ status: 302, to: '/' });
  }
  expect(await open('/admin/queues', { cookie: null, headers: { accept: '*/*' } })).toMatchObject({
    status: 401,
    body: { title: 'Unauthorized' },
  });
  for (const path of ['/admin/queues/api/queues', '/admin/queues/static/js/main.a1.js'])
    expect((await open(path, { cookie: null })).status).toBe(401);
  expect((await open('/admin/queues/api/queues/x/pause', { cookie: null }, 'PUT')).status).toBe(401);
  expect(documents.seen).toEqual([]);
});

it('only shows, and reaches nothing else of the service', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await open('/admin/queues/api/queues/report-runs/pause', {}, method)).status).toBe(404);
  const { cookie } = { cookie: await gateway.signIn() };
  for (const path of [
    '/admin/queues/../internal/exports',
    '/admin/queues/%2e%2e/metrics',
    '/admin/queues//x',
    '/admin/queuesx',
    '/admin',
  ]) {
    expect(await gateway.askPlainly(path, { cookie, accept: 'application/json' })).toBe(404);
  }
  expect(documents.seen).toEqual([]);
});

it('says so when the service is away', async () => {
  documents.handler = (request) => request.socket.destroy();
  expect(await open('/admin/queues')).toMatchObject({
    status: 503,
    body: { detail: 'The documents service does not answer. Try again in a moment.' },
  });
});
