import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendBytes } from '@fsvp/service-kit/testing/send-bytes';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { AnonymousRequests, networkOf } from '../src/identity/anonymous-requests.js';
import { readBody, respondJson, startFakeService, type FakeService } from './fake-service.js';
import { PASSWORD, startGateway, type Gateway } from './gateway.js';

/** A request whose body stops after the first byte. */
const incompleteRequest = (method: string, path: string, headers: string[] = []): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100',
    ...headers,
    '',
    '{',
  ].join('\r\n');

describe('a request that arrives slowly', () => {
  let gateway: Gateway;
  let documents: FakeService;
  let cookie: string;
  beforeAll(async () => {
    documents = await startFakeService((request, response) => {
      readBody(request).then(
        ({ length }) => respondJson({ length })(request, response),
        () => undefined,
      );
    });
    gateway = await startGateway({
      SUPPLIERS_URL: [documents.url],
      DOCUMENTS_URL: [documents.url],
      REQUEST_TIMEOUT_MS: 300,
      UPLOAD_TIMEOUT_MS: 4000,
    });
    cookie = await gateway.signIn();
  });
  afterAll(async () => {
    await gateway?.close();
    await documents?.stop();
  });

  const DETAIL = 'The request did not arrive in time. Check your connection and send it again.';

  it.each([
    ['a login', 'POST', '/api/login', 408, DETAIL],
    ['a call of the gateway', 'PUT', '/api/auth/user', 408, DETAIL],
    ['a call of a service', 'POST', '/api/suppliers', 408, DETAIL],
    ['an upload without a session', 'PUT', '/api/objects/upload/token', 408, DETAIL],
    ['an unsupported method', 'PUT', '/', 405, 'This address supports only GET, HEAD, OPTIONS.'],
    ['an upload, later', 'PUT', '/api/objects/upload/token', 408, DETAIL],
  ])('ends with its connection: %s', async (what, method, path, status, detail) => {
    const headers = what.endsWith('without a session') ? [] : [`Cookie: ${cookie}`];
    const response = await sendBytes(gateway.url, incompleteRequest(method, path, headers));
    expect(response.status).toBe(status);
    expect(response.text).toContain(detail);
    if (status === 408 && path !== '/api/login') expect(response.body).toMatchObject({ code: 'request-timeout' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is accepted from a signed-in user who uploads a file', async () => {
    const body = new ReadableStream({
      async start(controller) {
        for (let part = 0; part < 6; part += 1) {
          controller.enqueue(Buffer.alloc(10));
          await sleep(100);
        }
        controller.close();
      },
    });
    const response = await gateway.send('PUT', '/api/objects/upload/token', {
      body,
      headers: { 'content-type': 'application/pdf' },
    });
    expect(response).toMatchObject({ status: 200, body: { length: 60 } });
  });
});

describe('many open requests from one address', () => {
  const LIMIT = 4;
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: ['127.0.0.1'], ANONYMOUS_REQUESTS_PER_ADDRESS: LIMIT });
  });
  afterAll(() => gateway?.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const login = (address: string) =>
    gateway.send('POST', '/api/login', { body: { password: PASSWORD }, headers: from(address), cookie: null });
  const openRequests = (address: string) => gateway.app.get(AnonymousRequests, { strict: false }).count(address);

  function openSlowRequest(address: string): Socket {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write(incompleteRequest('POST', '/api/login', [`X-Forwarded-For: ${address}`]));
    return socket.on('error', () => undefined);
  }

  it('are limited without a session, but not for signed-in users and other addresses', async () => {
    const cookie = await gateway.signIn();
    const sockets = Array.from({ length: LIMIT }, () => openSlowRequest('203.0.113.1'));
    await eventually(async () => openRequests('203.0.113.1') === LIMIT);
    const refused = await login('203.0.113.1');
    expect(refused).toMatchObject({
      status: 429,
      text: 'Too many requests from your network are open. Try again in a moment.',
    });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await gateway.send('GET', '/', { headers: from('203.0.113.1'), cookie: null })).toMatchObject({
      status: 429,
      body: { code: 'too-many-open-requests' },
    });
    expect((await gateway.send('GET', '/api/auth/user', { headers: from('203.0.113.1'), cookie })).status).toBe(200);
    expect((await login('203.0.113.2')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => openRequests('203.0.113.1') === 0);
    expect((await login('203.0.113.1')).status).toBe(200);
  });

  it('do not count when they are refused before their body is read', async () => {
    const body = JSON.stringify({ password: 'x'.repeat(2_000_000) });
    for (let count = 0; count <= LIMIT; count += 1) {
      const { status } = await gateway.send('POST', '/api/login', { body, headers: from('203.0.113.4'), cookie: null });
      expect(status).toBe(413);
      await eventually(async () => openRequests('203.0.113.4') === 0);
    }
  });

  it('do not count when they are answered, or when their session is verified', async () => {
    const cookie = await gateway.signIn();
    for (const path of ['/', '/api/auth/user', '/api/suppliers', '/static/none.js', '/secret-%zz'])
      for (const session of [cookie, null])
        await gateway.send('GET', path, { headers: from('203.0.113.3'), cookie: session });
    await eventually(async () => openRequests('203.0.113.3') === 0);
    const live = new AbortController();
    await fetch(`${gateway.url}/api/live`, { headers: { ...from('203.0.113.3'), cookie }, signal: live.signal });
    expect(openRequests('203.0.113.3')).toBe(0);
    live.abort();
  });

  it.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
