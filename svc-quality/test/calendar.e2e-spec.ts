import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { calendarEntries } from '@fsvp/contracts/core/calendar-entry';
import { newId } from '@fsvp/service-kit/database/columns';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Acme Foods');
});
afterAll(() => service.close());
const sql = (text: string, values: unknown[] = []) => service.database.dataSource.query<object[]>(text, values);
beforeEach(async () => {
  for (const table of ['corrective_actions', 'activity_results', 'verification_activities', 'receiving_inspections'])
    await sql(`delete from ${table}`);
  await sql('delete from plan_lines');
  await sql('delete from plan_files');
});

async function post(path: string, body: object): Promise<string> {
  const response = await service.request('POST', path, { supplierId, ...body });
  if (response.status !== 201) throw new Error(response.text);
  return response.body.id as string;
}
const day = (days: number) => addDays(today(), days);
const createVerification = (title: string, days: number, more: object = {}) =>
  post('/api/verification-activities', { title, dueDate: day(days), scheduledDate: day(days), ...more });
async function list(query: Record<string, string> = {}) {
  const search = new URLSearchParams({ from: day(-100), to: day(100), mode: 'groups', ...query }).toString();
  const { status, body, text } = await service.request('GET', `/internal/quality-calendar-entries?${search}`);
  if (status !== 200) throw new Error(text);
  return calendarEntries.parse(body);
}
const summary = async (query?: Record<string, string>) =>
  (await list(query)).groups.map(({ day: on, group }) => [on, group.kind, group.state, group.title]);

/** An FSVP file with a line of a plan, as the events of svc-program make them. */
async function addFile(
  foodName: string,
  nextDueOn: string,
  { lifecycle = 'importing', frequency = { everyMonths: 6 } } = {},
) {
  const [fileId, foodId, lineKey] = [newId(), newId(), newId()];
  await sql(
    `insert into plan_files (file_id, supplier_id, lifecycle, product_ids, version, food_name, food_id) values ($1, $2, $3, '{}', 1, $4, $5)`,
    [fileId, supplierId, lifecycle, foodName, foodId],
  );
  await sql(
    `insert into plan_lines (line_key, file_id, active, activity, hazard_keys, hazard_names, line, first_signed_on, next_due_on)
     values ($1, $2, true, 'audit', '{}', '{Salmonella}', $3, now(), $4)`,
    [lineKey, fileId, JSON.stringify({ frequency }), nextDueOn],
  );
  return { fileId, foodId, lineKey };
}

describe('calendar entries of activities, corrective actions and inspections', () => {
  it('are on the day on which they are due, or were completed or received', async () => {
    const id = await createVerification('Late audit', -3);
    await createVerification('Audit next week', 7, { type: 'testing' });
    await createVerification('Done audit', -9, { status: 'completed', completedDate: day(-10) });
    await createVerification('Cancelled audit', 1, { status: 'cancelled' });
    const action = { description: 'x', correctiveAction: 'y' };
    await post('/api/corrective-actions', { title: 'Clean the line', dueDate: day(2), ...action });
    await post('/api/corrective-actions', {
      title: 'Closed',
      dueDate: day(2),
      status: 'closed',
      completedDate: day(-4),
      ...action,
    });
    const received = { productName: 'Black pepper', lotNumber: 'L1', tempCompliant: true, status: 'passed' };
    await post('/api/receiving-inspections', { ...received, receivedDate: day(-5) });
    expect(await summary()).toEqual([
      [day(-10), 'verification', 'done', 'Done audit'],
      [day(-5), 'inspection', 'done', 'Black pepper, lot L1'],
      [day(-4), 'corrective_action', 'done', 'Closed'],
      [day(-3), 'verification', 'overdue', 'Late audit'],
      [day(2), 'corrective_action', 'due', 'Clean the line'],
      [day(7), 'verification', 'due', 'Audit next week'],
    ]);
    const found = (await list({ from: day(-3), to: day(-3) })).groups[0]!.group.entries;
    expect(found).toEqual([
      expect.objectContaining({
        key: `verification.${id}`,
        recordType: 'verification-activity',
        recordId: id,
        supplierId,
        supplierName: 'Acme Foods',
        foodName: null,
        fileIds: [],
        version: 1,
        href: `/verifications?view=${id}`,
      }),
    ]);
    // The key is the same on another day.
    const { body } = await service.request('GET', `/api/verification-activities/${id}`);
    await service.request('PUT', `/api/verification-activities/${id}`, { ...(body as object), dueDate: day(5) });
    const moved = (await list({ from: day(5), to: day(5) })).groups[0]!.group.entries;
    expect(moved).toMatchObject([{ key: `verification.${id}`, version: 2 }]);
  });

  it('are one group where kind, type, food or supplier and state are the same; all are counted, the first are listed', async () => {
    for (let n = 0; n < 5; n += 1) await createVerification(`Audit ${n}`, 4);
    await createVerification('Test', 4, { type: 'testing' });
    const { counts, groups } = await list({ limit: '2' });
    expect(counts).toEqual([{ day: day(4), kind: 'verification', state: 'due', count: 6 }]);
    expect(groups.map(({ group }) => [group.title, group.count, group.entries.length])).toEqual([
      ['5 audits of Acme Foods', 5, 2],
      ['Test', 1, 1],
    ]);
    expect((await list({ groups: '1' })).groups).toHaveLength(1);
    const { groups: none, counts: same } = await list({ mode: 'counts' });
    expect([none, same]).toEqual([[], counts]);
  });

  it('has the days of lines of plans after the one for which there is an activity, by food', async () => {
    const { fileId, lineKey, foodId } = await addFile('Black pepper', day(80));
    await addFile('Closed food', day(80), { lifecycle: 'closed' });
    const once = await addFile('Rice', day(20), { frequency: { once: true } as never });
    await sql('update plan_lines set generated_for = next_due_on where line_key = $1', [once.lineKey]);
    const to = day(390);
    expect(await summary({ to })).toEqual(
      [day(80), addMonths(day(80), 6)].map((on) => [
        on,
        'planned_activity',
        'due',
        'Onsite audit: Black pepper (Salmonella)',
      ]),
    );
    const { entries } = (await list({ to })).groups[1]!.group;
    expect(entries).toMatchObject([
      { key: `planned_activity.${lineKey}.1`, fileIds: [fileId], foodId, foodName: 'Black pepper' },
    ]);
    await sql('update plan_lines set generated_for = next_due_on where line_key = $1', [lineKey]);
    await createVerification('Onsite audit', 80);
    await sql('update verification_activities set file_id = $1', [fileId]);
    expect((await summary({ to, foodId })).map(([on, kind]) => [on, kind])).toEqual([
      [day(80), 'verification'],
      [addMonths(day(80), 6), 'planned_activity'],
    ]);
    expect(await summary({ to, foodId: newId() })).toEqual([]);
  });

  it('has a review 14 days after its result was completed', async () => {
    const id = await createVerification('Onsite audit', -1);
    await sql(
      `insert into activity_results (id, version, created_at, updated_at, activity_id, activity, performed_by, tests, document_ids, state, completed_at)
       values ($1, 1, now(), now(), $2, 'audit', '{}', '[]', '{}', 'complete', $3)`,
      [newId(), id, `${day(-4)}T00:00:00Z`],
    );
    expect(await summary()).toEqual([[day(10), 'result_review', 'due', 'Review the result of Onsite audit']]);
  });

  it('are of one supplier, of a person by the name on the record, and of chosen kinds', async () => {
    const other = service.suppliers.add('Other Foods');
    await createVerification('Of Ada', 1, { assignedTo: 'ada RIVERA' });
    await createVerification('Of Ben', 1, { assignedTo: 'Ben Otto', supplierId: other });
    const titles = async (query: Record<string, string>) => (await summary(query)).map(([, , , title]) => title);
    expect(await titles({ supplierId: other })).toEqual(['Of Ben']);
    expect(await titles({ personId: newId(), personName: 'Ada Rivera' })).toEqual(['Of Ada']);
    expect(await titles({ personId: newId() })).toEqual([]);
    expect(await titles({ kind: 'inspection' })).toEqual([]);
    expect((await list({ mode: 'open', limit: '1' })).entries).toHaveLength(1);
  });
});
