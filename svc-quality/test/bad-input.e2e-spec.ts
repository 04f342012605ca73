import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { badRequests } from '@fsvp/service-kit/testing/bad-input';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
});
afterAll(() => service.close());

it('answers every bad input with problem details and writes nothing', async () => {
  const requests = badRequests(service);
  expect(requests.length).toBeGreaterThan(90);
  for (const { title, method, path, body, headers, expected } of requests) {
    const answer = await service.request(method, path, body, headers);
    expect({
      title,
      status: expected.includes(answer.status) ? 'as expected' : answer.status,
      type: answer.headers.get('content-type'),
    }).toEqual({ title, status: 'as expected', type: 'application/problem+json; charset=utf-8' });
    expect(answer.body).toMatchObject({
      status: answer.status,
      title: expect.any(String),
      detail: expect.stringMatching(/\w.*\.$/),
      requestId: expect.any(String),
    });
  }
  expect(await service.database.dataSource.query('select count(*)::int as events from event_log')).toEqual([
    { events: 0 },
  ]);
});
