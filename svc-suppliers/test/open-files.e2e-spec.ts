import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { TEST_PRINCIPAL } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers, type TestSuppliers } from './start.js';

let service: TestSuppliers;
let id: string;
let path: string;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service?.close());
beforeEach(async () => {
  service.program.state = 'answers';
  const { body } = await service.request('POST', '/api/suppliers', { name: 'Bay Seafood', country: 'Peru' });
  id = body.id;
  path = `/api/suppliers/${id}`;
  await service.request('POST', `${path}/products`, { productName: 'Hake' });
});

const isKept = async () => {
  expect((await service.request('GET', path)).status).toBe(200);
  expect((await service.request('GET', `${path}/products`)).body.total).toBe(1);
};

it.each([
  [['F-000001'], 'F-000001'],
  [['F-000001', 'F-000002', 'F-000003'], 'F-000001, F-000002, F-000003'],
  [['F-000001', 'F-000002', 'F-000003', 'F-000004', 'F-000005'], 'F-000001, F-000002, F-000003 and 2 more'],
])('a supplier that open FSVP files name is not deleted until they are closed: %j', async (numbers, named) => {
  service.program.openFiles.set(id, numbers);
  expect(await service.request('DELETE', path)).toMatchObject({
    status: 409,
    body: { code: 'wrong-state', detail: `Open FSVP files name this supplier: ${named}. Close them first.` },
  });
  await isKept();
  service.program.openFiles.delete(id);
  expect((await service.request('DELETE', path)).status).toBe(204);
  expect((await service.request('GET', path)).status).toBe(404);
});

it.each(['refuses', 'answers nonsense'] as const)(
  'a supplier is not deleted while svc-program %s, and can be afterwards',
  async (state) => {
    service.program.state = state;
    const answer = await service.request('DELETE', path);
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: expect.stringMatching(/^The supplier was not deleted, because/) },
    });
    expect(answer.headers.get('retry-after')).toBe('2');
    await isKept();
    service.program.state = 'answers';
    expect((await service.request('DELETE', path)).status).toBe(204);
  },
);

it('a supplier is not deleted while svc-program is silent or stopped', async () => {
  service.program.state = 'is silent';
  expect((await service.request('DELETE', path)).status).toBe(503);
  const stopped = await startSuppliers();
  try {
    await stopped.program.close();
    const { body } = await stopped.request('POST', '/api/suppliers', { name: 'Bay Seafood', country: 'Peru' });
    expect((await stopped.request('DELETE', `/api/suppliers/${body.id}`)).status).toBe(503);
  } finally {
    await stopped.close();
  }
  await isKept();
});

it('an API token that may write suppliers, but not read, deletes one and is told what is in the way', async () => {
  const headers = await service.headersOf({ ...TEST_PRINCIPAL, kind: 'api_token', scopes: ['suppliers:write'] });
  service.program.openFiles.set(id, ['F-000007']);
  expect(await service.request('DELETE', path, undefined, headers)).toMatchObject({ status: 409 });
  service.program.openFiles.delete(id);
  expect((await service.request('DELETE', path, undefined, headers)).status).toBe(204);
});
