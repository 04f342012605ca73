import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { correctiveAction, listActions } from '@fsvp/contracts/quality/corrective-action';
import { newId } from '@fsvp/service-kit/database/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { listEvents, startQuality, type TestQuality } from './start.js';

const PATH = '/api/corrective-actions';
let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Granja Tres Arroyos');
});
afterAll(() => service.close());

const BODY = {
  title: 'Listeria finding',
  description: 'Two swabs positive',
  correctiveAction: 'Clean to bare metal',
  dueDate: addDays(today(), 30),
};
const send = (body: object = {}) => service.request('POST', PATH, { supplierId, ...BODY, ...body });
const update = async (id: string, body: object) => (await service.request('PUT', `${PATH}/${id}`, body)).body;

async function createLinks(): Promise<{ verificationId: string; inspectionId: string }> {
  const verification = await service.request('POST', '/api/verification-activities', {
    supplierId,
    title: 'Audit',
    scheduledDate: today(),
    dueDate: today(),
  });
  const inspection = await service.request('POST', '/api/receiving-inspections', {
    supplierId,
    productName: 'Chicken',
    receivedDate: today(),
    status: 'failed',
  });
  return { verificationId: verification.body.id, inspectionId: inspection.body.id };
}

describe('corrective actions', () => {
  it('are opened with the defaults of the form', async () => {
    const { status, body } = await send({ rootCause: '', assignedTo: '', ...(await createLinks()) });
    expect(status).toBe(201);
    expect(correctiveAction.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      ...BODY,
      dueDate: `${BODY.dueDate}T00:00:00.000Z`,
      supplierName: 'Granja Tres Arroyos',
      status: 'open',
      priority: 'medium',
      rootCause: null,
      assignedTo: null,
      completedDate: null,
      createdBy: TEST_USER_ID,
    });
    const listed = await service.request('GET', PATH);
    expect(listActions.response?.parse(listed.body)).toEqual({
      actions: [body],
      total: 1,
      next: null,
      counts: { open: 1, in_progress: 0, completed: 0, closed: 0 },
    });
    expect((await service.request('GET', `${PATH}/${body.id}`)).body).toEqual(body);
  });

  it('get a completed date when completed or closed, and lose it when reopened', async () => {
    const { id } = (await send()).body;
    const completed = await update(id, { status: 'completed' });
    expect(completed.completedDate).toBe(completed.updatedAt);
    expect((await update(id, { status: 'closed', verificationOfEffectiveness: 'Clean swabs' })).completedDate).toBe(
      completed.completedDate,
    );
    expect((await update(id, { status: 'in_progress' })).completedDate).toBeNull();
    expect((await update(id, { status: 'closed', completedDate: '2026-02-01' })).completedDate).toBe(
      '2026-02-01T00:00:00.000Z',
    );
    expect((await send({ status: 'closed' })).body).toMatchObject({ completedDate: expect.any(String) });
    expect(await listEvents(service, id)).toMatchObject([
      {
        type: 'corrective-action.opened.v1',
        actor: TEST_USER_ID,
        before: null,
        after: { status: 'open', title: BODY.title, supplierId },
      },
      { type: 'corrective-action.updated.v1', before: { status: 'open' }, after: { status: 'completed' } },
      {
        type: 'corrective-action.updated.v1',
        before: { status: 'completed' },
        after: { status: 'closed', verificationOfEffectiveness: 'Clean swabs' },
      },
      {
        type: 'corrective-action.updated.v1',
        before: { status: 'closed' },
        after: { status: 'in_progress', completedDate: null },
      },
      { type: 'corrective-action.updated.v1', before: { status: 'in_progress' }, after: { status: 'closed' } },
    ]);
  });

  it('link only to existing records, and keep links to deleted ones', async () => {
    const rejected = await send({ verificationId: newId(), inspectionId: newId() });
    expect(rejected.status).toBe(400);
    expect(rejected.body.errors.map(({ path }: { path: string }) => path)).toEqual(['verificationId', 'inspectionId']);
    const { verificationId, inspectionId } = await createLinks();
    const { id } = (await send({ verificationId, inspectionId })).body;
    await service.request('DELETE', `/api/verification-activities/${verificationId}`);
    await service.request('DELETE', `/api/receiving-inspections/${inspectionId}`);
    expect(await update(id, { verificationId, inspectionId, priority: 'low' })).toMatchObject({
      verificationId,
      inspectionId,
      version: 2,
    });
    expect(await update(id, { verificationId: null, inspectionId: '' })).toMatchObject({
      verificationId: null,
      inspectionId: null,
    });
    expect(await service.request('PUT', `${PATH}/${id}`, { inspectionId })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'inspectionId' }] },
    });
  });

  it('link only to records of their supplier, also when the supplier changes', async () => {
    const other = service.suppliers.add('Frigorífico Sur');
    const { verificationId, inspectionId } = await createLinks();
    const rejected = await send({ supplierId: other, verificationId, inspectionId });
    expect(rejected.body.errors).toEqual([
      { path: 'verificationId', message: 'This supplier has no such verification activity' },
      { path: 'inspectionId', message: 'This supplier has no such receiving inspection' },
    ]);
    const { id } = (await send({ verificationId })).body;
    expect(await service.request('PUT', `${PATH}/${id}`, { supplierId: other })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'verificationId' }] },
    });
    expect(await update(id, { supplierId: other, verificationId: null })).toMatchObject({
      supplierId: other,
      verificationId: null,
    });
  });

  it('reject a completed date in the future, and accept a blank one', async () => {
    expect(
      await service.request('POST', PATH, {
        supplierId,
        ...BODY,
        status: 'completed',
        completedDate: addDays(today(), 1),
      }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'completedDate', message: "The completed date can't be in the future" }] },
    });
    expect((await send({ completedDate: '' })).body).toMatchObject({ status: 'open', completedDate: null });
  });

  it('are searched, filtered and sorted, with counts that ignore the status filter', async () => {
    const other = service.suppliers.add('Quilmes & Söhne');
    await send({
      supplierId: other,
      title: 'b: 5% short',
      priority: 'critical',
      status: 'in_progress',
      dueDate: '2026-01-02',
    });
    await send({
      supplierId: other,
      title: 'A: wet',
      priority: 'low',
      dueDate: '2026-01-03',
      description: 'Rain_water',
    });
    await send({ supplierId: other, title: 'c: late', priority: 'high', status: 'closed', dueDate: '2026-01-01' });
    const list = async (query: string) => (await service.request('GET', `${PATH}?supplierId=${other}&${query}`)).body;
    const listTitles = async (query: string) =>
      (await list(query)).actions.map((row: { title: string }) => row.title[0]);
    expect(await listTitles('')).toEqual(['c', 'A', 'b']);
    expect(await listTitles('sort=title')).toEqual(['A', 'b', 'c']);
    expect(await listTitles('sort=priority&order=desc')).toEqual(['b', 'c', 'A']);
    expect(await listTitles('sort=status')).toEqual(['A', 'b', 'c']);
    expect(await listTitles('sort=dueDate&limit=1&offset=1')).toEqual(['b']);
    expect(await listTitles(`search=${encodeURIComponent('rain_w')}`)).toEqual(['A']);
    expect(await listTitles(`search=${encodeURIComponent('SÖHNE')}&priority=high&priority=critical`)).toEqual([
      'c',
      'b',
    ]);
    expect(await list('status=open&search=a:')).toMatchObject({
      total: 1,
      counts: { open: 1, in_progress: 0, completed: 0, closed: 0 },
    });
    expect(await list('status=closed&limit=1')).toMatchObject({
      total: 1,
      counts: { open: 1, in_progress: 1, completed: 0, closed: 1 },
    });
  });

  it('are kept as deleted rows with an event', async () => {
    const { id } = (await send()).body;
    expect((await service.request('DELETE', `${PATH}/${id}`)).status).toBe(204);
    for (const [method, body] of [['GET'], ['PUT', { title: 'x' }], ['DELETE']] as const)
      expect((await service.request(method, `${PATH}/${id}`, body)).status).toBe(404);
    expect((await listEvents(service, id)).at(-1)).toMatchObject({
      type: 'corrective-action.deleted.v1',
      before: { title: BODY.title },
      after: null,
    });
  });
});
