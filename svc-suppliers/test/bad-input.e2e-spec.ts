import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { badRequests } from '@fsvp/service-kit/testing/bad-input';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

it('answers every bad input with problem details and writes nothing', async () => {
  const requests = badRequests(service);
  expect(requests.length).toBeGreaterThan(50);
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

it('names every bad field', async () => {
  const { status, body } = await service.request('POST', '/api/suppliers', {
    name: ' ',
    country: 'x'.repeat(101),
    riskLevel: 'extreme',
    verificationFrequencyMonths: 61,
  });
  expect(status).toBe(400);
  expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
    'country',
    'name',
    'riskLevel',
    'verificationFrequencyMonths',
  ]);
});
