import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, it, jest } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOSING_HEADER } from '@fsvp/service-kit/http/fastify';
import { ROUTE_HEADER } from '@fsvp/service-kit/observability/metrics/request-metrics';
import { startProbeServer } from '@fsvp/service-kit/process/probe-server';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { eventually, TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { CallersService } from '../src/identity/callers.service.js';
import { SHARED_USER_ID } from '../src/identity/users.service.js';
import { respondJson, readBody, startFakeService, type FakeService, type Handler } from './fake-service.js';
import { Upstreams } from '../src/upstreams/upstreams.js';
import { startGateway, type Gateway } from './gateway.js';

const PROBLEM = /application\/problem\+json/;

describe('routing of /api', () => {
  let gateway: Gateway;
  let suppliers: FakeService;
  let quality: FakeService;
  let documents: FakeService;
  let program: FakeService;
  beforeAll(async () => {
    [suppliers, quality, documents, program] = await Promise.all([
      startFakeService(),
      startFakeService(),
      startFakeService(),
      startFakeService(),
    ]);
    gateway = await startGateway({
      SUPPLIERS_URL: [suppliers.url],
      QUALITY_URL: [quality.url],
      DOCUMENTS_URL: [documents.url],
      PROGRAM_URL: [program.url],
    });
    await gateway.signIn();
  });
  beforeEach(() => {
    for (const service of [suppliers, quality, documents, program])
      Object.assign(service, { handler: respondJson({ ok: true }), received: [] });
  });
  afterAll(async () => {
    await gateway?.close();
    await Promise.all([suppliers, quality, documents, program].map((service) => service?.stop()));
  });
  const received = () =>
    [suppliers, quality, documents, program].reduce((total, service) => total + service.received.length, 0);

  it.each([
    ['suppliers', ['/api/suppliers', '/api/suppliers/1/products?limit=5']],
    [
      'quality',
      [
        '/api/hazard-analysis',
        '/api/verification-activities/1',
        '/api/receiving-inspections?status=a&status=b',
        '/api/corrective-actions',
      ],
    ],
    ['documents', ['/api/documents', '/api/objects/upload', '/api/reports/compliance?dateFrom=2026-01-01']],
    ['program', ['/api/qualified-individuals?activity=audit', '/api/qualifications/1/signatures']],
  ] as const)('forwards each path of %s unchanged', async (name, paths) => {
    const service = { suppliers, quality, documents, program }[name];
    for (const path of paths) expect((await gateway.send('GET', path)).body).toEqual({ ok: true });
    expect(service.received.map(({ url }) => url)).toEqual(paths);
    expect(received()).toBe(paths.length);
  });

  it('logs a download of an auditor, and none of an editor', async () => {
    const logged = jest.spyOn(CallersService.prototype, 'logAuditor');
    const path = '/api/documents/019aa27e-ffff-7fff-8fff-ffffffffffff/file';
    try {
      const editor = await gateway.signInAs('editor');
      expect((await gateway.send('GET', path, { cookie: editor.cookie })).status).toBe(200);
      expect(logged.mock.calls).toEqual([]);
      const auditor = await gateway.signInAs('auditor');
      expect((await gateway.send('GET', `${path}?download=1`, { cookie: auditor.cookie })).status).toBe(200);
      expect(logged.mock.calls).toEqual([[expect.objectContaining({ id: auditor.id }), 'GET', path]]);
    } finally {
      logged.mockRestore();
      await gateway.signIn();
    }
  });

  it('measures a request by the route that the service names, which the caller does not get', async () => {
    const probes = await startProbeServer(gateway.app, { host: '127.0.0.1', port: 0 });
    try {
      suppliers.handler = (request, response) => {
        request.resume();
        response.writeHead(200, { [ROUTE_HEADER]: '/api/suppliers/:id' }).end();
      };
      const { headers } = await gateway.send('GET', '/api/suppliers/maria');
      expect(headers.has(ROUTE_HEADER)).toBe(false);
      await gateway.send('GET', '/api/corrective-actions/maria');
      const metrics = await (await fetch(`${probes.listeningOrigin}/metrics`)).text();
      for (const route of ['/api/suppliers/:id', '/api/corrective-actions/*'])
        expect(metrics).toContain(`_count{method="GET",route="${route}",status="2xx"}`);
      expect(metrics).not.toContain('maria');
      expect(metrics).toContain('upstream_breaker_open{service="suppliers"} 0');
    } finally {
      await probes.close();
    }
  });

  it('signs the request for its service and removes headers that must not be forwarded', async () => {
    const cookie = await gateway.signIn();
    const headers = {
      cookie,
      [TOKEN_HEADER]: 'forged',
      'x-request-id': 'abc-1',
      'if-match': '"3"',
      'x-forwarded-for': '1.2.3.4',
      connection: 'close, x-secret',
      'x-secret': '1',
      accept: 'text/csv',
    };
    expect(await gateway.sendRaw('/api/suppliers', headers)).toBe(200);
    const [seen] = suppliers.received;
    await expect(
      new ServiceTokens(TEST_SECRET).verify(String(seen?.headers[TOKEN_HEADER]), 'suppliers'),
    ).resolves.toEqual({ id: SHARED_USER_ID, kind: 'shared_login', grantee: 'shared_login' });
    await expect(
      new ServiceTokens(TEST_SECRET).verify(String(seen?.headers[TOKEN_HEADER]), 'quality'),
    ).rejects.toThrow();
    expect(seen?.headers).toMatchObject({
      'x-request-id': 'abc-1',
      'if-match': '"3"',
      accept: 'text/csv',
      host: new URL(suppliers.url).host,
    });
    for (const name of ['cookie', 'x-forwarded-for', 'x-secret', 'content-type', 'content-length'])
      expect(seen?.headers).not.toHaveProperty(name);
  });

  const texts = (length: number) => ({ texts: Array.from({ length }, (_, index) => `Text ${index}`) });
  it.each([
    ['br', 'gzip, br', 200],
    ['gzip', 'gzip', 200],
    ['br', 'br', 100_000],
    [null, 'identity', 200],
    [null, 'br', 10],
  ])('compresses a body with %s when %s is accepted (%d texts)', async (encoding, accepted, length) => {
    suppliers.handler = (request, response) => {
      request.resume();
      const body = Buffer.from(JSON.stringify(texts(length)));
      const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length, etag: '"7"' };
      response.writeHead(200, headers).end(body);
    };
    const response = await gateway.send('GET', '/api/suppliers', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('etag')).toBe('"7"');
    if (encoding) expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(response.body).toEqual(texts(length));
  });

  it.each([{ 'content-length': '500' }, {}])('answers 503 when the service ends within a call %j', async (length) => {
    suppliers.handler = (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json', etag: '"7"', ...length });
      response.write('{"suppliers":[');
      setTimeout(() => response.destroy(), 20);
    };
    const response = await gateway.send('GET', '/api/suppliers');
    expect(response).toMatchObject({ status: 503, body: { detail: expect.stringContaining('suppliers service') } });
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(response.headers.get('etag')).toBeNull();
    // A read is sent once more, since nothing has been sent to the caller.
    expect(suppliers.received).toHaveLength(2);
    expect((await gateway.send('POST', '/api/suppliers', { body: {} })).status).toBe(504);
    expect(suppliers.received).toHaveLength(3);
  });

  it.each(['br', 'gzip'])('compresses an export with %s while the service writes it', async (encoding) => {
    let writeRest = () => undefined as void;
    const lines = 'Supplier,1 Main Street\n'.repeat(5000);
    suppliers.handler = (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).write('name,address\n');
      writeRest = () => void response.end(lines);
    };
    const headers = { cookie: await gateway.signIn(), 'accept-encoding': encoding };
    const response = await fetch(`${gateway.url}/api/suppliers/export.csv`, { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('name,address\n');
    writeRest();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
    expect(rest).toBe(lines);
  });

  it('does not compress files that users uploaded', async () => {
    documents.handler = (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '5000' }).end('a'.repeat(5000));
    };
    const { headers } = await gateway.send('GET', '/api/documents/1/download', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toBe('5000');
  });

  it('returns responses unchanged, with its own security headers', async () => {
    suppliers.handler = (request, response) => {
      request.resume();
      response
        .writeHead(412, {
          'content-type': 'application/problem+json',
          etag: '"7"',
          'x-total-count': '3',
          'set-cookie': 'a=b',
          'content-security-policy': 'sandbox',
        })
        .end('{"status":412}');
    };
    const response = await gateway.send('PUT', '/api/suppliers/1', { body: { name: 'A' } });
    expect(response).toMatchObject({ status: 412, text: '{"status":412}' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag: '"7"',
      'x-total-count': '3',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    suppliers.handler = (_request, response) => response.writeHead(204).end();
    expect(await gateway.send('DELETE', '/api/suppliers/1')).toMatchObject({ status: 204, text: '' });
    expect((await gateway.send('HEAD', '/api/suppliers')).status).toBe(204);
  });

  it('forwards a body unchanged, even if it is not JSON', async () => {
    const bodies: Buffer[] = [];
    suppliers.handler = (request, response) =>
      void readBody(request).then((body) => (bodies.push(body), response.writeHead(201).end()));
    await gateway.send('POST', '/api/suppliers', { body: '{"name": "Ä' });
    await gateway.send('POST', '/api/suppliers', {
      body: Buffer.from([0, 255, 10]),
      headers: { 'content-type': 'text/plain' },
    });
    expect(bodies).toEqual([Buffer.from('{"name": "Ä'), Buffer.from([0, 255, 10])]);
  });

  it('rejects a call body over 256 KB, with or without Content-Length, before the service receives it', async () => {
    const large = 'x'.repeat(256 * 1024 + 1);
    const chunked = new ReadableStream({
      start: (controller) => (controller.enqueue(Buffer.from(large)), controller.close()),
    });
    for (const body of [large, chunked]) {
      const response = await gateway.send('POST', '/api/suppliers', { body });
      expect(response).toMatchObject({
        status: 413,
        body: { status: 413, detail: 'The request is too large. The limit is 256 KB.' },
      });
      expect(response.headers.get('content-type')).toMatch(PROBLEM);
    }
    expect(suppliers.received).toHaveLength(0);
  });

  it('accepts 2 MB for a batch', async () => {
    suppliers.handler = respondJson({});
    expect((await gateway.send('POST', '/api/suppliers/batch', { body: 'x'.repeat(2 * 1024 * 1024) })).status).toBe(
      200,
    );
    expect(await gateway.send('POST', '/api/suppliers/batch', { body: 'x'.repeat(2 * 1024 * 1024 + 1) })).toMatchObject(
      {
        status: 413,
        body: { detail: 'The request is too large. The limit is 2048 KB.' },
      },
    );
    expect(suppliers.received).toHaveLength(1);
  });

  it('streams a large import as fast as the service reads it, without buffering it', async () => {
    const size = 48 * 1024 * 1024;
    let received = 0;
    let upload: IncomingMessage | undefined;
    suppliers.handler = (request, response) => {
      upload = request;
      request.once('data', () => request.pause());
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => respondJson({ received })(request, response));
    };
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(chunk);
        sent += chunk.length;
        if (sent >= size) controller.close();
      },
    });
    const response = gateway.send('POST', '/api/suppliers/import?dryRun=true', {
      body,
      headers: { 'content-type': 'text/csv' },
    });
    // While the service does not read, the client must stop sending when the socket buffers are full.
    let before = -1;
    while (!upload || sent > before) {
      before = sent;
      await sleep(300);
    }
    expect(sent).toBeLessThan(size / 2);
    upload.resume();
    expect((await response).body).toEqual({ received: size });
  });

  it('forwards an early error response while the upload is still being sent', async () => {
    documents.handler = (request, response) => {
      request.once('data', () => {
        request.resume();
        response.writeHead(413, { 'content-type': 'application/problem+json' }).end('{"status":413}');
      });
    };
    const response = await gateway.send('PUT', '/api/objects/upload/token', {
      body: Buffer.alloc(12 * 1024 * 1024),
      headers: { 'content-type': 'application/pdf' },
    });
    expect(response).toMatchObject({ status: 413, text: '{"status":413}' });
  });

  it('sends the start of a long response before its end, and aborts when the client disconnects', async () => {
    let closed = false;
    documents.handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('first\n');
      response.on('close', () => (closed = true));
    };
    const controller = new AbortController();
    const response = await fetch(`${gateway.url}/api/documents/1/download`, {
      headers: { cookie: await gateway.signIn(), 'accept-encoding': 'identity' },
      signal: controller.signal,
    });
    const { value } = await (response.body as ReadableStream<Uint8Array>).getReader().read();
    expect(Buffer.from(value ?? []).toString()).toBe('first\n');
    controller.abort();
    for (let i = 0; i < 50 && !closed; i += 1) await sleep(20);
    expect(closed).toBe(true);
  });

  it('aborts a request when the caller disconnects before the response starts', async () => {
    let closed = false;
    suppliers.handler = (_request, response) => void response.on('close', () => (closed = true));
    const call = fetch(`${gateway.url}/api/suppliers`, {
      headers: { cookie: await gateway.signIn() },
      signal: AbortSignal.timeout(300),
    });
    await expect(call).rejects.toThrow();
    for (let i = 0; i < 50 && !closed; i += 1) await sleep(20);
    expect(closed).toBe(true);
    suppliers.handler = respondJson({ ok: true });
    // A caller that disconnects does not count as a failure of the service.
    for (let i = 0; i < 3; i += 1) expect((await gateway.send('GET', '/api/suppliers')).status).toBe(200);
  });

  it('breaks the connection when the service stops in the middle of a stream', async () => {
    documents.handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
    };
    await expect(gateway.send('GET', '/api/documents/1/download')).rejects.toThrow();
  });

  it.each([
    '/api/nothing',
    '/api/suppliersX',
    '/api/suppliers/../../internal/exports/suppliers',
    '/api/suppliers/%2e%2e/internal',
    '/api//suppliers',
    '/api/internal/exports',
    '/api',
  ])('returns 404 for %s without a request to any service', async (path) => {
    expect(await gateway.sendRaw(path, { cookie: await gateway.signIn(), accept: 'application/json' })).toBe(404);
    expect(received()).toBe(0);
  });
});

describe('a failing service', () => {
  let gateway: Gateway;
  let one: FakeService;
  let other: FakeService;
  let healthy: FakeService;
  beforeEach(async () => {
    [one, other, healthy] = await Promise.all([
      startFakeService(respondJson({ from: 'one' })),
      startFakeService(respondJson({ from: 'other' })),
      startFakeService(),
    ]);
  });
  afterEach(async () => {
    await gateway?.close();
    await Promise.all([one, other, healthy].map((service) => service.stop()));
  });
  const start = async (suppliersUrls: string[]) => {
    gateway = await startGateway({ SUPPLIERS_URL: suppliersUrls, QUALITY_URL: [healthy.url] });
    await gateway.signIn();
  };

  it('returns 503 with Retry-After while it is down, and works again when it is back', async () => {
    await start([one.url]);
    await one.stop();
    for (const method of ['GET', 'POST']) {
      for (let i = 0; i < 4; i += 1) {
        const response = await gateway.send(method, '/api/suppliers', method === 'POST' ? { body: {} } : {});
        expect(response).toMatchObject({ status: 503, body: { title: 'Service unavailable' } });
        expect(response.headers.get('content-type')).toMatch(PROBLEM);
        expect(response.headers.get('retry-after')).toBe('2');
      }
    }
    expect((await gateway.send('GET', '/api/corrective-actions')).status).toBe(200);
    await one.start();
    await sleep(1100);
    expect((await gateway.send('GET', '/api/suppliers')).body).toEqual({ from: 'one' });
  });

  it('returns 504 after 8 s while it hangs, then 503 at once, and does not affect other services', async () => {
    await start([one.url]);
    one.handler = () => undefined;
    one.alive = false;
    const startedAt = Date.now();
    const hanging = await Promise.all(Array.from({ length: 6 }, () => gateway.send('GET', '/api/suppliers')));
    expect(hanging.map(({ body }) => body.code as unknown)).toEqual(Array.from({ length: 6 }, () => 'service-timeout'));
    expect(Date.now() - startedAt).toBeGreaterThan(7000);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await eventually(() => Promise.resolve(isOpen()));
    const openedAt = Date.now();
    expect((await gateway.send('GET', '/api/suppliers')).status).toBe(503);
    expect((await gateway.send('GET', '/api/corrective-actions')).status).toBe(200);
    expect(Date.now() - openedAt).toBeLessThan(500);
    one.handler = respondJson({ back: true });
    one.alive = true;
    await sleep(1100);
    expect((await gateway.send('GET', '/api/suppliers')).body).toEqual({ back: true });
  });

  const isOpen = () => gateway.app.get(Upstreams, { strict: false }).upstream('suppliers').state.breakerOpen;
  const isAnswered = async () => (await gateway.send('GET', '/api/suppliers')).status;
  const hang: Handler = () => undefined;
  const TIMED_OUT = 'The suppliers service did not respond in time.';
  const isSlow = ({ url }: IncomingMessage) => url?.startsWith('/api/suppliers/slow');

  it.each<[string, Handler, number]>([
    ['succeed late', (request, response) => void setTimeout(() => respondJson({})(request, response), 1500), 200],
    ['are refused', respondJson({ code: 'invalid-input' }, 400), 400],
    ['fail', respondJson({ code: 'internal-error' }, 500), 500],
    ['break off', (request) => void request.socket.destroy(), 503],
    ['are not answered in time', hang, 504],
  ])('answers the other calls of a service while six %s', async (_, handler, status) => {
    await start([one.url]);
    one.handler = (request, response) => (isSlow(request) ? handler : respondJson({}))(request, response);
    const slow = await Promise.all(Array.from({ length: 6 }, (_, n) => gateway.send('GET', `/api/suppliers/slow${n}`)));
    expect(slow.map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => status));
    if (status === 504) expect(slow[0]?.body.detail).toBe(`${TIMED_OUT} Try again in a moment.`);
    for (let i = 0; i < 20; i += 1) {
      expect(await isAnswered()).toBe(200);
      await sleep(50);
    }
  });

  it('answers the other calls of a service after six callers have left', async () => {
    await start([one.url]);
    one.handler = (request, response) => (isSlow(request) ? hang : respondJson({}))(request, response);
    const headers = { cookie: await gateway.signIn() };
    const left = Array.from({ length: 6 }, () =>
      fetch(`${gateway.url}/api/suppliers/slow`, { headers, signal: AbortSignal.timeout(200) }).catch(() => 'left'),
    );
    expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
    await sleep(200);
    expect(await isAnswered()).toBe(200);
    expect(isOpen()).toBe(false);
  });

  it('answers again within seconds after it was down, also if the call that probes is slow', async () => {
    await start([one.url]);
    await one.stop();
    for (let i = 0; i < 5; i += 1) expect(await isAnswered()).toBe(503);
    expect(isOpen()).toBe(true);
    one.handler = (request, response) => (isSlow(request) ? hang : respondJson({}))(request, response);
    await one.start();
    await sleep(1100);
    const headers = { cookie: await gateway.signIn() };
    const caller = new AbortController();
    const probe = fetch(`${gateway.url}/api/suppliers/slow`, { headers, signal: caller.signal }).then(
      () => 'answered',
      () => 'left',
    );
    await eventually(async () => (await isAnswered()) === 200);
    // The probe still waits.
    caller.abort();
    expect(await probe).toBe('left');
  });

  it('passes calls on as soon as a process responds again, without a call that probes', async () => {
    await start([one.url]);
    await one.stop();
    for (let i = 0; i < 5; i += 1) expect(await isAnswered()).toBe(503);
    expect(isOpen()).toBe(true);
    await one.start();
    await eventually(() => Promise.resolve(!isOpen()));
    expect(one.received).toEqual([]);
  });

  it('answers a write of which nobody knows whether it was saved with 504, and says so', async () => {
    await start([one.url]);
    one.handler = (request) => void request.on('data', () => request.socket.destroy());
    for (const [method, path] of [
      ['POST', '/api/suppliers'],
      ['PUT', '/api/suppliers/1'],
      ['POST', '/api/suppliers/import'],
    ] as const) {
      const answer = await gateway.send(method, path, { body: { name: 'Once' } });
      expect([path, answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
        path,
        504,
        'outcome-unknown',
        null,
      ]);
      expect(answer.body.detail).toBe(
        'The connection to the suppliers service was lost. Check whether your change was saved before you try again.',
      );
    }
    one.handler = hang;
    expect((await gateway.send('POST', '/api/suppliers', { body: {} })).body).toMatchObject({
      code: 'service-timeout',
      detail: `${TIMED_OUT} Check whether your change was saved before you try again.`,
    });
  });

  it('gets a broken read once more, but never a write twice', async () => {
    await start([one.url]);
    let broken = 0;
    one.handler = (request, response) => {
      if (broken > 0) return respondJson({ ok: true })(request, response);
      broken += 1;
      return void request.socket.destroy();
    };
    expect((await gateway.send('GET', '/api/suppliers')).body).toEqual({ ok: true });
    expect(one.received).toHaveLength(2);
    one.received = [];
    one.handler = (request) => void request.on('data', () => request.socket.destroy());
    expect((await gateway.send('POST', '/api/suppliers', { body: { name: 'Once' } })).status).toBe(504);
    expect(one.received).toHaveLength(1);
    one.handler = (request) => void request.socket.destroy();
    one.received = [];
    expect((await gateway.send('GET', '/api/suppliers')).status).toBe(503);
    expect(one.received).toHaveLength(2);
  });

  it('gets a request again that it refused while it was closing, also a write and an export', async () => {
    await start([one.url]);
    for (const [method, path] of [
      ['GET', '/api/suppliers'],
      ['POST', '/api/suppliers'],
      ['GET', '/api/suppliers/export.csv'],
    ] as const) {
      let closing = true;
      one.received = [];
      one.handler = (request, response) => {
        if (!closing) return respondJson({ ok: true })(request, response);
        closing = false;
        return void response.writeHead(503, { [CLOSING_HEADER]: '1', connection: 'close' }).end();
      };
      const answer = await gateway.send(method, path, method === 'POST' ? { body: { name: 'Once' } } : {});
      expect(answer.body).toEqual({ ok: true });
      expect(one.received).toHaveLength(2);
    }
  });

  it('is replaced by its second replica for reads and writes', async () => {
    await start([one.url, other.url]);
    await one.stop();
    for (let i = 0; i < 6; i += 1) {
      expect((await gateway.send('GET', '/api/suppliers')).body).toEqual({ from: 'other' });
      expect((await gateway.send('POST', '/api/suppliers', { body: {} })).body).toEqual({ from: 'other' });
      const csv = await gateway.send('POST', '/api/suppliers/import', {
        body: 'name,country',
        headers: { 'content-type': 'text/csv' },
      });
      expect(csv.body).toEqual({ from: 'other' });
    }
  });

  it('gets a write at no second replica when the first one may have received it', async () => {
    await start([one.url, other.url]);
    const breaking = (service: FakeService) =>
      (service.handler = (request) => void request.on('data', () => request.socket.destroy()));
    breaking(one);
    breaking(other);
    for (let i = 1; i <= 3; i += 1) {
      expect((await gateway.send('POST', '/api/suppliers', { body: { name: 'Once' } })).status).toBe(504);
      expect(one.received.length + other.received.length).toBe(i);
    }
  });

  it('shares requests between its replicas, except one that is not ready', async () => {
    await start([one.url, other.url]);
    const listAnsweringReplicas = async () =>
      new Set(
        await Promise.all(
          Array.from({ length: 6 }, async () => (await gateway.send('GET', '/api/suppliers')).body.from as string),
        ),
      );
    await sleep(600);
    expect(await listAnsweringReplicas()).toEqual(new Set(['one', 'other']));
    one.ready = false;
    await sleep(600);
    expect(await listAnsweringReplicas()).toEqual(new Set(['other']));
    // If none is ready, all are tried.
    other.ready = false;
    await sleep(600);
    expect(await listAnsweringReplicas()).toEqual(new Set(['one', 'other']));
  });

  it('gets at most 256 calls at a time; others return 503', async () => {
    await start([one.url]);
    const pending: (() => void)[] = [];
    one.handler = (request, response) => void pending.push(() => respondJson({ ok: true })(request, response));
    const cookie = await gateway.signIn();
    let rejected = 0;
    const calls = Array.from({ length: 300 }, async () => {
      const response = await fetch(`${gateway.url}/api/suppliers`, { headers: { cookie } });
      await response.text();
      rejected += response.status === 503 ? 1 : 0;
      return response.status;
    });
    for (let i = 0; i < 300 && rejected < 44; i += 1) await sleep(20);
    const release = setInterval(() => pending.splice(0).forEach((respond) => respond()), 20);
    const statuses = await Promise.all(calls);
    clearInterval(release);
    expect(statuses.filter((status) => status === 503)).toHaveLength(44);
    expect(statuses.filter((status) => status === 200)).toHaveLength(256);
    one.handler = respondJson({ ok: true });
    // All slots are free again.
    expect(
      new Set(
        await Promise.all(
          Array.from({ length: 200 }, async () => (await gateway.send('GET', '/api/suppliers')).status),
        ),
      ),
    ).toEqual(new Set([200]));
  });
});
