import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import {
  listVerifications,
  displayedVerificationStatus,
  VERIFICATION_STATUSES,
  verificationActivity,
} from '@fsvp/contracts/quality/verification';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import fc from 'fast-check';
import { listEvents, startQuality, type TestQuality } from './start.js';

const PATH = '/api/verification-activities';
let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Promarisco S.A.');
});
afterAll(() => service.close());

const create = async (body: object = {}) =>
  (
    await service.request('POST', PATH, {
      supplierId,
      title: 'Annual audit',
      scheduledDate: today(),
      dueDate: addDays(today(), 7),
      ...body,
    })
  ).body;
const update = async (id: string, body: object) => (await service.request('PUT', `${PATH}/${id}`, body)).body;
const listTitles = async (query: string) =>
  (await service.request('GET', `${PATH}?${query}`)).body.activities.map((row: { title: string }) => row.title);

describe('verification activities', () => {
  it('are scheduled with the defaults of the form', async () => {
    const { status, body } = await service.request('POST', PATH, {
      supplierId,
      title: ' Lab test ',
      type: 'testing',
      description: '',
      scheduledDate: '2026-03-05T23:30:00-02:00',
      dueDate: '2026-04-01',
      assignedTo: 'qa@example.com',
      cost: '1234567.89',
    });
    expect(status).toBe(201);
    expect(verificationActivity.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      title: 'Lab test',
      type: 'testing',
      status: 'scheduled',
      supplierName: 'Promarisco S.A.',
      scheduledDate: '2026-03-05T00:00:00.000Z',
      dueDate: '2026-04-01T00:00:00.000Z',
      completedDate: null,
      description: null,
      followUpRequired: false,
      cost: 1234567.89,
      createdBy: TEST_USER_ID,
    });
    const listed = await service.request('GET', `${PATH}?search=lab`);
    expect(listVerifications.response?.parse(listed.body)).toEqual({ activities: [body], total: 1, next: null });
    expect((await service.request('GET', `${PATH}/${body.id}`)).body).toEqual(body);
    expect((await listEvents(service, body.id))[0]).toMatchObject({
      type: 'verification-activity.scheduled.v1',
      before: null,
      after: { cost: 1234567.89, status: 'scheduled' },
    });
  });

  it('have the days that are written, whatever the offset', async () => {
    const days = {
      scheduledDate: '2026-12-31T00:00:00+07:00',
      dueDate: '2026-12-31T23:30:00-05:00',
      followUpDate: '2026-12-31T01:30:00',
    };
    const day = '2026-12-31T00:00:00.000Z';
    const stored = { scheduledDate: day, dueDate: day, followUpDate: day };
    const created = await create({ ...days, followUpRequired: true });
    expect(created).toMatchObject(stored);
    expect(await update((await create()).id, days)).toMatchObject(stored);
    expect(await update(created.id, { status: 'completed', completedDate: '2026-01-31T19:00:00-05:00' })).toMatchObject(
      {
        completedDate: '2026-01-31T00:00:00.000Z',
      },
    );
  });

  it('get a completed date when completed, keep a given date, and lose it when they are no longer completed', async () => {
    const { id } = await create();
    const completed = await update(id, { status: 'completed', findings: 'None' });
    expect(completed.completedDate).toBe(completed.updatedAt);
    expect(await update(id, { findings: 'Two' })).toMatchObject({
      completedDate: completed.completedDate,
      status: 'completed',
    });
    expect(await update(id, { completedDate: '2026-01-02' })).toMatchObject({
      completedDate: '2026-01-02T00:00:00.000Z',
    });
    expect(await service.request('PUT', `${PATH}/${id}`, { completedDate: '2099-01-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'completedDate' }] },
    });
    expect(await update(id, { status: 'in_progress', completedDate: '2026-01-02' })).toMatchObject({
      completedDate: null,
    });
    const created = await create({ status: 'completed', completedDate: '2026-02-03' });
    expect(created.completedDate).toBe('2026-02-03T00:00:00.000Z');
    expect(await create({ status: 'scheduled', completedDate: '2026-02-03' })).toMatchObject({ completedDate: null });
    expect((await listEvents(service, id)).map(({ type }) => type.split('.')[1])).toEqual([
      'scheduled',
      'completed',
      'updated',
      'completed',
      'updated',
    ]);
    expect((await listEvents(service, created.id)).map(({ type }) => type.split('.')[1])).toEqual(['completed']);
  });

  it('write another completed event when a completed one moves to another supplier', async () => {
    const { id } = await create({ status: 'completed' });
    await update(id, { supplierId: service.suppliers.add('Correct Supplier') });
    expect((await listEvents(service, id)).map(({ type }) => type)).toEqual([
      'verification-activity.completed.v1',
      'verification-activity.completed.v1',
    ]);
  });

  it('accept any change of status', async () => {
    const { id } = await create();
    for (const from of VERIFICATION_STATUSES) {
      for (const to of VERIFICATION_STATUSES) {
        await update(id, { status: from });
        expect((await update(id, { status: to })).status).toBe(to);
      }
    }
  });

  it('are searched by title or supplier name, filtered, sorted and paged', async () => {
    const other = service.suppliers.add('Ümit Gıda "100%" A.Ş.');
    await create({
      supplierId: other,
      title: 'Certificates',
      type: 'certificate_review',
      status: 'cancelled',
      dueDate: '2026-01-03',
    });
    await create({
      supplierId: other,
      title: 'audit of plant',
      type: 'facility_inspection',
      status: 'in_progress',
      dueDate: '2026-01-01',
    });
    await create({ supplierId: other, title: 'Brine test', type: 'testing', status: 'overdue', dueDate: '2026-01-02' });
    const search = `search=${encodeURIComponent('ümit gıda "100%"')}`;
    expect(await listTitles(search)).toEqual(['Brine test', 'audit of plant', 'Certificates']);
    expect(await listTitles(`${search}&sort=title`)).toEqual(['audit of plant', 'Brine test', 'Certificates']);
    expect(await listTitles(`${search}&sort=dueDate&order=desc&limit=2&offset=1`)).toEqual([
      'Brine test',
      'audit of plant',
    ]);
    expect(await listTitles(`${search}&status=cancelled&status=in_progress`)).toEqual([
      'audit of plant',
      'Certificates',
    ]);
    expect(await listTitles(`${search}&type=testing&status=overdue`)).toEqual(['Brine test']);
    expect(await listTitles(`supplierId=${other}&sort=supplierName`)).toHaveLength(3);
    expect(await listTitles('search=_')).toEqual([]);
    expect((await service.request('GET', `${PATH}?status=late`)).status).toBe(400);
  });

  it("are found by 'overdue' exactly when their badge is Overdue", async () => {
    const one = service.suppliers.add('Badge Foods');
    const activity = fc.record({
      status: fc.constantFrom(...VERIFICATION_STATUSES),
      days: fc.integer({ min: -2, max: 2 }),
      ms: fc.constantFrom(0, 1, 43_200_000, 86_399_999),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(activity, { minLength: 1, maxLength: 12 }), async (drafts) => {
        await service.database.dataSource.query('delete from verification_activities where supplier_id = $1', [one]);
        for (const { status, days, ms } of drafts) {
          await create({
            supplierId: one,
            status,
            dueDate: new Date(Date.parse(addDays(today(), days)) + ms).toISOString(),
          });
        }
        const all = (await service.request('GET', `${PATH}?supplierId=${one}`)).body.activities as (Parameters<
          typeof displayedVerificationStatus
        >[0] & { id: string })[];
        const expected = all.filter((row) => displayedVerificationStatus(row) === 'overdue').map(({ id }) => id);
        const found = await service.request('GET', `${PATH}?supplierId=${one}&status=overdue`);
        expect(found.body.activities.map((row: { id: string }) => row.id)).toEqual(expected);
        expect(found.body.total).toBe(expected.length);
      }),
      { numRuns: 25 },
    );
  });

  it('are kept as deleted rows with an event', async () => {
    const { id } = await create({ title: 'To be deleted' });
    expect((await service.request('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await service.request('GET', `${PATH}/${id}`)).status).toBe(404);
    expect(await listTitles('search=To be deleted')).toEqual([]);
    expect((await listEvents(service, id))[1]).toMatchObject({
      type: 'verification-activity.deleted.v1',
      before: { title: 'To be deleted' },
      after: null,
    });
  });
});
