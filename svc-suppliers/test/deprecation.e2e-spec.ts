import { READ } from '@fsvp/contracts/core/access';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { defineCall, type HandlerInput } from '@fsvp/contracts/core/call';
import { idParams } from '@fsvp/contracts/core/fields';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { newNamespace, startTestService, TEST_USER_ID, type TestService } from '@fsvp/service-kit/testing/test-service';
import * as z from 'zod/mini';
import { AppModule } from '../src/app.module.js';
import { migrations } from '../src/migrations/index.js';

const getOldSupplier = defineCall({
  id: 'getOldSupplier',
  method: 'GET',
  path: '/api/suppliers/old/{id}',
  summary: 'As it was read before',
  tag: 'Suppliers',
  access: READ,
  params: idParams,
  response: z.object({ id: z.string() }),
  deprecated: { since: '2026-12-01', sunset: '2027-12-01', instead: 'Use `GET /api/suppliers/{id}`.' },
});

@Controller()
class OldController {
  @Handle(getOldSupplier)
  get(@Input() { params }: HandlerInput<typeof getOldSupplier>): { id: string } {
    if (params.id !== TEST_USER_ID) throw notFound('supplier');
    return { id: params.id };
  }
}

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    name: 'suppliers',
    migrations,
    namespace: newNamespace(),
    module: (config, logger) => {
      const module = AppModule.register({ ...config, PROGRAM_URL: ['http://127.0.0.1:1'] }, logger);
      return { ...module, controllers: [OldController, ...(module.controllers ?? [])] };
    },
  });
});
afterAll(() => service?.close());

const datesOf = ({ headers }: { headers: Headers }) => [headers.get('deprecation'), headers.get('sunset')];

it('a deprecated call says since when and until when in each answer, and others do not', async () => {
  const dates = ['@1796083200', 'Wed, 01 Dec 2027 00:00:00 GMT'];
  const found = await service.request('GET', `/api/suppliers/old/${TEST_USER_ID}`);
  expect([found.status, ...datesOf(found)]).toEqual([200, ...dates]);
  const missing = await service.request('GET', '/api/suppliers/old/0190c0de-0000-7000-8000-000000000000');
  expect([missing.status, ...datesOf(missing)]).toEqual([404, ...dates]);
  const other = await service.request('GET', '/api/suppliers');
  expect([other.status, ...datesOf(other)]).toEqual([200, null, null]);
});

it('its document is made once, and 304 for the gateway, which has it', async () => {
  const read = (headers?: Record<string, string>) =>
    service.request('GET', '/internal/openapi.json', undefined, headers);
  const { status, headers, text } = await read();
  const etag = headers.get('etag') ?? '';
  expect([status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{43}"$/)]);
  expect((await read()).text).toBe(text);
  const known = await read({ 'if-none-match': etag });
  expect([known.status, known.text]).toEqual([304, '']);
  expect((await read({ 'if-none-match': '"another"' })).status).toBe(200);
});

it('its document says so, and what to use instead', async () => {
  const { paths, components } = (await service.request('GET', '/internal/openapi.json')).body;
  const { deprecated, description, responses } = paths[getOldSupplier.path].get;
  expect([deprecated, description]).toEqual([
    true,
    expect.stringContaining(
      '**Deprecated** since 2026-12-01: from 2027-12-01 on it may be gone. Use `GET /api/suppliers/{id}`.',
    ),
  ]);
  for (const name of ['Deprecation', 'Sunset']) {
    expect(responses[200].headers[name]).toEqual({ $ref: `#/components/headers/${name}` });
    expect(components.headers[name]).toMatchObject({ description: expect.any(String) });
  }
  expect(paths['/api/suppliers'].get.deprecated).toBeUndefined();
});
