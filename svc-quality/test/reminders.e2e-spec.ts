import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, startOfDay, today } from '@fsvp/contracts/core/calendar-day';
import { ACTION_STATUSES, actionOverdue } from '@fsvp/contracts/quality/corrective-action';
import { reminders, REMINDER_MAX_AGE_DAYS, REMINDER_DETAIL_LIMIT, type Reminders } from '@fsvp/contracts/core/reminder';
import { dueBadge, VERIFICATION_STATUSES } from '@fsvp/contracts/quality/verification';
import { buildRemindersStatement } from '../src/internal/reminders.queries.js';
import { startQuality, type TestQuality } from './start.js';

const DAY = '2026-03-05';
const at = (days: number, time = '00:00:00.000Z') => `${addDays(DAY, days)}T${time}`;
const UPCOMING = ['scheduled', 'in_progress', 'overdue'];

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Acme Foods');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.dataSource.query('delete from corrective_actions');
  await service.database.dataSource.query('delete from activity_results');
  await service.database.dataSource.query('delete from verification_activities');
});

async function post(path: string, body: object): Promise<string> {
  const response = await service.request('POST', path, { supplierId, ...body });
  expect(response.status).toBe(201);
  return response.body.id as string;
}
const createVerification = (title: string, dueDate: string, status = 'scheduled') =>
  post('/api/verification-activities', { title, dueDate, status, scheduledDate: dueDate });
const createAction = (title: string, dueDate: string, status = 'open') =>
  post('/api/corrective-actions', { title, dueDate, status, description: 'x', correctiveAction: 'y' });
/** The reminders as of a day long after the records were created, unless their creation is given. */
async function getReminders(day: string, createdAt = '2025-01-01T00:00:00Z'): Promise<Reminders> {
  for (const table of ['verification_activities', 'corrective_actions'])
    await service.database.dataSource.query(`update ${table} set created_at = $1`, [createdAt]);
  return JSON.parse(await service.database.value<string>(buildRemindersStatement(day))) as Reminders;
}
const NOTHING_DUE = ['action_overdue', 'audit_due_in_60', 'audit_due_in_30', 'audit_due_in_7', 'review_due'].map(
  (kind) => ({ kind, total: 0, first: [] }),
);
const titlesOf = ({ kinds }: Reminders, kind: string) =>
  kinds.find((one) => one.kind === kind)?.first.map(({ title }) => title) ?? [];

describe('reminders', () => {
  it('name the record, its supplier and its day', async () => {
    const id = await createVerification('Annual audit', `${addDays(today(), -1)}T23:59:59.999Z`);
    const deleted = await createVerification('Deleted', `${today()}T00:00:00Z`);
    expect((await service.request('DELETE', `/api/verification-activities/${deleted}`)).status).toBe(204);
    const { status, body } = await service.request('GET', '/internal/quality-reminders');
    expect(status).toBe(200);
    expect(reminders.parse(body)).toEqual({
      kinds: [
        {
          kind: 'verification_overdue',
          total: 1,
          first: [
            {
              kind: 'verification_overdue',
              id,
              title: 'Annual audit',
              supplierName: 'Acme Foods',
              day: addDays(today(), -1),
            },
          ],
        },
        { kind: 'verification_due_soon', total: 0, first: [] },
        ...NOTHING_DUE,
      ],
    });
  });

  it('follow the shared rules on every day from ten days ago to five days ahead', async () => {
    const days = Array.from({ length: 16 }, (_, index) => index - 10);
    for (const status of VERIFICATION_STATUSES)
      await Promise.all(days.map((n) => createVerification(`${status} ${n}`, at(n), status)));
    for (const status of ACTION_STATUSES)
      await Promise.all(days.map((n) => createAction(`${status} ${n}`, at(n), status)));
    // There are more than the listed ones, so the totals are compared.
    const { kinds } = await getReminders(DAY);
    const recentDays = days.filter((n) => n >= -REMINDER_MAX_AGE_DAYS);
    const expected = {
      verification_overdue: recentDays.filter((n) => dueBadge(at(n), DAY) === 'Overdue').length * UPCOMING.length,
      verification_due_soon: recentDays.filter((n) => dueBadge(at(n), DAY) === 'Due Soon').length * UPCOMING.length,
      action_overdue: ACTION_STATUSES.flatMap((status) =>
        recentDays.filter((n) => actionOverdue({ status, dueDate: at(n) }, DAY)),
      ).length,
    };
    expect(expected).toEqual({ verification_overdue: 21, verification_due_soon: 12, action_overdue: 14 });
    expect(Object.fromEntries(kinds.map(({ kind, total }) => [kind, total]))).toMatchObject(expected);
    expect(kinds.slice(0, 3).map(({ first }) => first.length)).toEqual([REMINDER_DETAIL_LIMIT, 12, 14]);
    expect(kinds[0]?.first.map(({ day }) => day)).toEqual(kinds[0]?.first.map(({ day }) => day).sort());
    expect(titlesOf({ kinds }, 'verification_overdue').some((title) => /completed|cancelled/.test(title))).toBe(false);
  });

  it('contain records that were long overdue when they were created, for a week', async () => {
    await createVerification('old audit', at(-40));
    await createAction('old action', at(-40));
    const titlesWhenCreated = async (createdAt: string) => {
      const found = await getReminders(DAY, createdAt);
      return [...titlesOf(found, 'verification_overdue'), ...titlesOf(found, 'action_overdue')];
    };
    expect(await titlesWhenCreated(at(-1))).toEqual(['old audit', 'old action']);
    expect(await titlesWhenCreated(startOfDay(addDays(DAY, -7)).toISOString())).toEqual(['old audit', 'old action']);
    expect(await titlesWhenCreated(at(-9))).toEqual([]);
  });

  it('change at midnight UTC', async () => {
    await createVerification('last moment', at(0, '23:59:59.999Z'));
    await createVerification('first moment', at(0));
    await createAction('last moment', at(0, '23:59:59.999Z'));
    const countsOn = async (n: number) => {
      const due = await getReminders(addDays(DAY, n));
      return [
        titlesOf(due, 'verification_due_soon').length,
        titlesOf(due, 'verification_overdue').length,
        titlesOf(due, 'action_overdue').length,
      ];
    };
    expect(await countsOn(-4)).toEqual([0, 0, 0]);
    expect(await countsOn(-3)).toEqual([2, 0, 0]);
    expect(await countsOn(0)).toEqual([2, 0, 0]);
    expect(await countsOn(1)).toEqual([0, 2, 1]);
    expect(await countsOn(7)).toEqual([0, 2, 1]);
    expect(await countsOn(8)).toEqual([0, 0, 0]);
  });

  const kindsOn = async (day: string, id: string) =>
    (await getReminders(day)).kinds.flatMap(({ kind, first }) => (first.some((one) => one.id === id) ? [kind] : []));

  it('tell of a planned audit 60, 30 and 7 days before it is due, each also up to a week later', async () => {
    const id = await createVerification('Onsite audit', at(0));
    await createVerification('Not planned', at(0));
    await service.database.dataSource.query(
      `update verification_activities set type = 'audit', plan_line_key = case when id = $1 then gen_random_uuid() end`,
      [id],
    );
    for (const [days, kinds] of [
      [61, []],
      [60, ['audit_due_in_60']],
      [53, ['audit_due_in_60']],
      [52, []],
      [30, ['audit_due_in_30']],
      [7, ['audit_due_in_7']],
      [3, ['verification_due_soon', 'audit_due_in_7']],
    ] as const)
      expect([days, await kindsOn(addDays(DAY, -days), id)]).toEqual([days, kinds]);
    expect((await getReminders(addDays(DAY, -7))).kinds.find(({ kind }) => kind === 'audit_due_in_7')?.total).toBe(1);
    await service.database.dataSource.query(`update verification_activities set result_state = 'complete'`);
    expect(await kindsOn(addDays(DAY, -7), id)).toEqual([]);
  });

  it('tell of a review a week before its 14 days are over, and not once it is signed', async () => {
    const id = await createVerification('Records', at(100));
    const { query } = service.database.dataSource;
    const run = query.bind(service.database.dataSource);
    await run(
      `insert into activity_results (id, version, created_at, updated_at, activity_id, activity, performed_by, tests, document_ids,
         state, completed_at) values (gen_random_uuid(), 1, $2, $2, $1, 'records_review', '{}', '[]', '{}', 'complete', $2)`,
      [id, at(0)],
    );
    expect(await kindsOn(addDays(DAY, 6), id)).toEqual([]);
    expect(await kindsOn(addDays(DAY, 7), id)).toEqual(['review_due']);
    expect(await kindsOn(addDays(DAY, 21), id)).toEqual(['review_due']);
    expect(await kindsOn(addDays(DAY, 22), id)).toEqual([]);
    const review = (state: string) =>
      run(
        `insert into result_reviews (id, version, created_at, updated_at, activity_id, result_id, version_number, state,
           result_version, assessment, hazard_keys, action_ids, signed_at)
         select gen_random_uuid(), 1, $2, $2, activity_id, id, 1, $3, 1, 'adequate', '{}', '{}', $2 from activity_results
         where activity_id = $1`,
        [id, at(5), state],
      );
    await review('signed');
    expect(await kindsOn(addDays(DAY, 7), id)).toEqual([]);
    // The result was changed since: its days count from the change.
    await run(`update activity_results set version = 2, updated_at = $1`, [at(40)]);
    expect(await kindsOn(addDays(DAY, 47), id)).toEqual(['review_due']);
    await run('delete from result_reviews');
  });
});
