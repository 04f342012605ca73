import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problem } from '@fsvp/contracts/core/problem';
import { TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { badRequests } from '@fsvp/service-kit/testing/bad-input';
import { walkPermissions } from '@fsvp/service-kit/testing/permission-walk';
import { requestBytes, sendBytes } from '@fsvp/service-kit/testing/send-bytes';
import { TEST_PRINCIPAL, TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
});
afterAll(() => service.close());

it('returns problem details for every invalid input and writes nothing', async () => {
  const requests = badRequests(service);
  expect(requests.length).toBeGreaterThan(90);
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

it.each([
  ['a malformed address', '/api/corrective-actions/secret-%zz', 'GET', 400, null],
  ['an address that is too long', `/api/corrective-actions/${'secret'.repeat(400)}`, 'GET', 414, null],
  ['an unsupported method', '/api/corrective-actions', 'DELETE', 405, 'GET, HEAD, OPTIONS, POST'],
  [
    'an unsupported method of a record',
    '/api/corrective-actions/1',
    'PROPFIND',
    405,
    'DELETE, GET, HEAD, OPTIONS, PATCH, PUT',
  ],
])('returns problem details without the address for %s', async (_what, path, method, status, allow) => {
  const response = await service.request(method, path);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(allow);
  expect(problem.parse(response.body)).toMatchObject({ status, requestId: response.headers.get('x-request-id') });
  expect(response.text).not.toMatch(/secret|undefined/);
});

it('returns 415 for a body with Content-Encoding', async () => {
  for (const encoding of ['gzip', 'br', 'identity, gzip', 'unknown']) {
    const response = await service.request('POST', '/api/corrective-actions', '{}', { 'content-encoding': encoding });
    expect(response).toMatchObject({ status: 415, body: { status: 415 } });
    expect(response.headers.get('accept-encoding')).toBe('identity');
  }
  const response = await service.request('POST', '/api/corrective-actions', '{}', { 'content-encoding': 'identity' });
  expect(response.status).toBe(400);
});

it.each([
  ['two Host headers', ['Host: localhost', 'Host: evil.test']],
  ['the same Host header twice', ['Host: localhost', 'Host: localhost']],
  ['no Host header', []],
])('returns 400 for a request with %s', async (_what, headers) => {
  const response = await sendBytes(service.url, requestBytes('GET', '/api/corrective-actions', headers));
  expect(response.status).toBe(400);
  expect(problem.parse(response.body).detail).toBe('Send exactly one Host header.');
});

it('rejects a service token that does not expire', async () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (claims: object) => {
    const content = `${encode({ alg: 'HS256' })}.${encode({ aud: 'quality', ...claims })}`;
    return `${content}.${createHmac('sha256', TEST_SECRET).update(content).digest('base64url')}`;
  };
  const statusWith = async (token: string) =>
    (await service.request('GET', '/api/corrective-actions', undefined, { [TOKEN_HEADER]: token })).status;
  expect(await statusWith(sign({}))).toBe(401);
  expect(await statusWith(sign({ exp: Math.floor(Date.now() / 1000) + 60 }))).toBe(200);
});

it('answers every call as the table of permissions says, for every role and scope', async () => {
  const { requests, wrong } = await walkPermissions(service, 'quality');
  expect(wrong).toEqual([]);
  expect(requests).toBeGreaterThan(300);
});
