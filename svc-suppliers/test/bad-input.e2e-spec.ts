import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { badRequests } from '@fsvp/service-kit/testing/bad-input';
import { walkPermissions } from '@fsvp/service-kit/testing/permission-walk';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

it('returns problem details for every invalid input and writes nothing', async () => {
  const requests = badRequests(service);
  expect(requests.length).toBeGreaterThan(50);
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

it('lists every invalid field', async () => {
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

it('answers every call as the table of permissions says, for every role and scope', async () => {
  const { requests, wrong } = await walkPermissions(service, 'suppliers');
  expect(wrong).toEqual([]);
  expect(requests).toBeGreaterThan(300);
});
