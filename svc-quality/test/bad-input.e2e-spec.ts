import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problem } from '@fsvp/contracts/problem';
import { badRequests } from '@fsvp/service-kit/testing/bad-input';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
});
afterAll(() => service.close());

it('returns problem details for every invalid input and writes nothing', async () => {
  const requests = badRequests(service);
  expect(requests.length).toBeGreaterThan(90);
  for (const { title, method, path, body, headers, expected } of requests) {
    const response = await service.request(method, path, body, headers);
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
  ['an unsupported method', '/api/corrective-actions', 'DELETE', 405, 'GET, HEAD, POST'],
  ['an unsupported method of a record', '/api/corrective-actions/1', 'PROPFIND', 405, 'DELETE, GET, HEAD, PUT'],
])('returns problem details without the address for %s', async (_what, path, method, status, allow) => {
  const response = await service.request(method, path);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(allow);
  expect(problem.parse(response.body)).toMatchObject({ status, requestId: response.headers.get('x-request-id') });
  expect(response.text).not.toMatch(/secret|undefined/);
});
