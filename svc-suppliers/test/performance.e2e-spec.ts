import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listSupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { TEST_USER_ID, type TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const newSupplier = async (): Promise<string> =>
  (await service.request('POST', '/api/suppliers', { name: 'Scored', country: 'Italy' })).body.id;
const record = (supplierId: string, body: object, headers: Record<string, string> = {}) =>
  service.request('POST', `/api/suppliers/${supplierId}/performance`, body, headers);

it('lists evaluations by date, newest first', async () => {
  const id = await newSupplier();
  for (const [evaluationDate, notes] of [
    ['2025-05-01', 'spring'],
    ['2026-01-15', 'winter'],
    ['2025-09-01', '100% autumn'],
  ])
    expect((await record(id, { evaluationDate, notes })).status).toBe(201);
  await record(await newSupplier(), { evaluationDate: '2026-02-02', notes: 'of another supplier' });
  const list = async (query = '') => (await service.request('GET', `/api/suppliers/${id}/performance?${query}`)).body;
  const notes = async (query = '') => (await list(query)).evaluations.map((one: { notes: string }) => one.notes);
  expect(listSupplierPerformance.response?.parse(await list())).toMatchObject({ total: 3 });
  expect(await notes()).toEqual(['winter', '100% autumn', 'spring']);
  expect(await notes('order=asc')).toEqual(['spring', '100% autumn', 'winter']);
  expect(await notes('sort=createdAt')).toEqual(['100% autumn', 'winter', 'spring']);
  expect(await list('limit=1&offset=2')).toMatchObject({ total: 3, evaluations: [{ notes: 'spring' }] });
  expect(await notes('search=%25 AUT')).toEqual(['100% autumn']);
  expect((await service.request('GET', `/api/suppliers/${id}/performance?sort=notes`)).status).toBe(400);
});

it('stores scores from 0 to 99.99 exactly', async () => {
  const id = await newSupplier();
  const { body } = await record(id, {
    evaluationDate: '2026-02-01T23:30:00-02:00',
    qualityScore: '0',
    complianceScore: 99.99,
    deliveryScore: ' 7.5 ',
    overallScore: '',
  });
  expect(body).toMatchObject({
    evaluationDate: '2026-02-01T00:00:00.000Z',
    qualityScore: 0,
    complianceScore: 99.99,
    deliveryScore: 7.5,
    overallScore: null,
    evaluatedBy: TEST_USER_ID,
  });
  expect((await service.request('GET', `/api/suppliers/${id}/performance`)).body.evaluations).toEqual([body]);
  expect((await service.request('GET', `/api/suppliers/${id}/performance/${body.id}`)).body).toEqual(body);
  expect((await service.request('GET', `/api/suppliers/${await newSupplier()}/performance/${body.id}`)).status).toBe(
    404,
  );
  expect((await record(id, { evaluationDate: addDays(today(), 1) })).body.errors).toEqual([
    { path: 'evaluationDate', message: "Evaluation date can't be in the future" },
  ]);
  expect((await record(id, { evaluationDate: new Date().toISOString() })).status).toBe(201);
  const rejected = await record(id, {
    qualityScore: 100,
    complianceScore: -1,
    deliveryScore: '1.234',
    overallScore: 'good',
  });
  expect(rejected.status).toBe(400);
  expect(rejected.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'complianceScore',
    'deliveryScore',
    'evaluationDate',
    'overallScore',
    'qualityScore',
  ]);
});

it('is recorded once for a repeated key, with its event, and is kept when its supplier is deleted', async () => {
  const id = await newSupplier();
  const send = () =>
    record(id, { evaluationDate: '2026-02-01', overallScore: 90 }, { 'idempotency-key': 'evaluation-form-1' });
  const [first, second] = [await send(), await send()];
  expect(second).toMatchObject({ status: 201, body: first.body });
  const events = await service.database.dataSource.query(
    'select type, actor, after from event_log where aggregate_id = $1',
    [first.body.id],
  );
  expect(events).toMatchObject([
    { type: 'supplier-performance.recorded.v1', actor: TEST_USER_ID, after: { supplierId: id, overallScore: 90 } },
  ]);
  await service.request('DELETE', `/api/suppliers/${id}`);
  expect((await service.request('GET', `/api/suppliers/${id}/performance`)).status).toBe(404);
  expect((await record(id, { evaluationDate: '2026-02-01' })).status).toBe(404);
  expect(
    await service.database.dataSource.query(
      'select overall_score::float as score from supplier_performance where supplier_id = $1',
      [id],
    ),
  ).toEqual([{ score: 90 }]);
});
