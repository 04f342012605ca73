import { afterAll, beforeAll, expect, it } from '@jest/globals';
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
