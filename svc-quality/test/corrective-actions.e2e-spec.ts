import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/calendar-day';
import { correctiveAction, listActions } from '@fsvp/contracts/corrective-action';
import { newId } from '@fsvp/service-kit/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { eventsOf, startQuality, type TestQuality } from './start.js';

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

async function links(): Promise<{ verificationId: string; inspectionId: string }> {
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
    const { status, body } = await send({ rootCause: '', assignedTo: '', ...(await links()) });
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
      counts: { open: 1, in_progress: 0, completed: 0, closed: 0 },
    });
    expect((await service.request('GET', `${PATH}/${body.id}`)).body).toEqual(body);
  });

  it('are stamped when completed or closed, and cleared when reopened', async () => {
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
    expect(await eventsOf(service, id)).toMatchObject([
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

  it('link only to what exists, and keep a link whose end was deleted', async () => {
    const refused = await send({ verificationId: newId(), inspectionId: newId() });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(['verificationId', 'inspectionId']);
    const { verificationId, inspectionId } = await links();
    const { id } = (await send({ verificationId, inspectionId })).body;
    await service.request('DELETE', `/api/verification-activities/${verificationId}`);
    await service.request('DELETE', `/api/receiving-inspections/${inspectionId}`);
    expect(await update(id, { verificationId, inspectionId })).toMatchObject({
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

  it("link only to their own supplier's records, also when they move to another", async () => {
    const other = service.suppliers.add('Frigorífico Sur');
    const { verificationId, inspectionId } = await links();
    const refused = await send({ supplierId: other, verificationId, inspectionId });
    expect(refused.body.errors).toEqual([
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

  it('are not completed on a day to come; a blank date is none', async () => {
    expect(
      await service.request('POST', PATH, {
        supplierId,
        ...BODY,
        status: 'completed',
        completedDate: addDays(today(), 2),
      }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'completedDate', message: "The completed date can't be in the future" }] },
    });
    expect((await send({ completedDate: '' })).body).toMatchObject({ status: 'open', completedDate: null });
  });

  it('are searched, filtered and sorted, with counts that disregard the status filter', async () => {
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
    const titles = async (query: string) => (await list(query)).actions.map((row: { title: string }) => row.title[0]);
    expect(await titles('')).toEqual(['c', 'A', 'b']);
    expect(await titles('sort=title')).toEqual(['A', 'b', 'c']);
    expect(await titles('sort=priority&order=desc')).toEqual(['b', 'c', 'A']);
    expect(await titles('sort=status')).toEqual(['A', 'b', 'c']);
    expect(await titles('sort=dueDate&limit=1&offset=1')).toEqual(['b']);
    expect(await titles(`search=${encodeURIComponent('rain_w')}`)).toEqual(['A']);
    expect(await titles(`search=${encodeURIComponent('SÖHNE')}&priority=high&priority=critical`)).toEqual(['c', 'b']);
    expect(await list('status=open&search=a:')).toMatchObject({
      total: 1,
      counts: { open: 1, in_progress: 0, completed: 0, closed: 0 },
    });
    expect(await list('status=closed&limit=1')).toMatchObject({
      total: 1,
      counts: { open: 1, in_progress: 1, completed: 0, closed: 1 },
    });
  });

  it('leave a tombstone', async () => {
    const { id } = (await send()).body;
    expect((await service.request('DELETE', `${PATH}/${id}`)).status).toBe(204);
    for (const [method, body] of [['GET'], ['PUT', { title: 'x' }], ['DELETE']] as const)
      expect((await service.request(method, `${PATH}/${id}`, body)).status).toBe(404);
    expect((await eventsOf(service, id)).at(-1)).toMatchObject({
      type: 'corrective-action.deleted.v1',
      before: { title: BODY.title },
      after: null,
    });
  });
});
