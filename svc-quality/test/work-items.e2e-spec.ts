import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { workLines } from '@fsvp/contracts/core/work-item';
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
  await sql('delete from corrective_actions');
  await sql('delete from activity_results');
  await sql('delete from verification_activities');
});

async function post(path: string, body: object): Promise<string> {
  const response = await service.request('POST', path, { supplierId, ...body });
  if (response.status !== 201) throw new Error(response.text);
  return response.body.id as string;
}
const day = (days: number) => addDays(today(), days);
const createVerification = (title: string, days: number, more: object = {}) =>
  post('/api/verification-activities', { title, dueDate: day(days), scheduledDate: day(days), ...more });
const createAction = (title: string, days: number, more: object = {}) =>
  post('/api/corrective-actions', { title, dueDate: day(days), description: 'x', correctiveAction: 'y', ...more });
async function list(query = '') {
  const { status, body, text } = await service.request('GET', `/internal/quality-work${query}`);
  if (status !== 200) throw new Error(text);
  return workLines.parse(body).kinds;
}
const titles = async (query = '') => (await list(query)).flatMap(({ lines }) => lines.map(({ title }) => title));

describe('work of verification and corrective actions', () => {
  it('names what is overdue and due within 30 days, by day, and not what is done', async () => {
    const id = await createVerification('Late audit', -3);
    await createVerification('Audit in a month', 30);
    await createVerification('Audit later', 31);
    await createVerification('Done audit', -3, { status: 'completed' });
    const actionId = await createAction('Clean the line', 0);
    await createAction('Closed action', 0, { status: 'closed' });
    const [verifications, actions] = await list();
    expect(verifications).toMatchObject({ kind: 'verification', total: 2 });
    expect(verifications!.lines.map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['Complete Late audit', day(-3)],
      ['Complete Audit in a month', day(30)],
    ]);
    expect(verifications!.lines[0]).toMatchObject({
      key: `verification.${id}`,
      recordType: 'verification-activity',
      recordId: id,
      supplierId,
      supplierName: 'Acme Foods',
      ownerId: null,
      action: { label: 'Complete', href: `/verifications?edit=${id}&complete=1` },
    });
    expect(actions!.lines).toMatchObject([
      {
        title: 'Complete the corrective action “Clean the line”',
        dueOn: today(),
        action: { label: 'Complete', href: `/corrective-actions?edit=${actionId}&complete=1` },
      },
    ]);
  });

  it('is of the person whom the record names, else of the owner of its file, else of nobody', async () => {
    const [ada, fileId, importerId] = [newId(), newId(), newId()];
    await createVerification('Named', 1, { assignedTo: 'ada RIVERA' });
    await createVerification('Of another', 1, { assignedTo: 'Ben Otto' });
    await createVerification('Of nobody', 1);
    const planned = await createVerification('Onsite audit: Black pepper', 1);
    await sql(
      `insert into plan_files (file_id, supplier_id, lifecycle, product_ids, version, importer_id, owner_id) values ($1, $2, 'importing', '{}', 1, $3, $4)`,
      [fileId, supplierId, importerId, ada],
    );
    await sql(
      `insert into plan_lines (line_key, file_id, active, activity, hazard_keys, hazard_names, line, first_signed_on) values ($1, $2, true, 'audit', '{}', '{}', '{}', now())`,
      [fileId, fileId],
    );
    await sql('update verification_activities set file_id = $2, plan_line_key = $2 where id = $1', [planned, fileId]);
    expect(await titles()).toHaveLength(4);
    expect((await titles(`?ownerId=${ada}&ownerName=Ada+Rivera&ownerName=ada@importer.test`)).sort()).toEqual([
      'Complete Named',
      'Complete Of nobody',
      'Record the result of Onsite audit: Black pepper',
    ]);
    expect((await titles(`?ownerId=${newId()}`)).sort()).toEqual(['Complete Of nobody']);
    expect(await titles(`?ownerId=${newId()}&key=verification.${planned}`)).toHaveLength(2);
    expect(await titles(`?supplierId=${supplierId}`)).toHaveLength(4);
    expect(await titles(`?supplierId=${newId()}`)).toEqual([]);
    expect(await list(`?importerId=${importerId}`)).toMatchObject([
      {
        total: 1,
        lines: [
          {
            ownerId: ada,
            importerId,
            fileIds: [fileId],
            action: { label: 'Record result', href: `/verifications?view=${planned}&form=result` },
          },
        ],
      },
    ]);
  });

  it('tells how records name people, the first that are due first, without what is not due', async () => {
    await createVerification('Late', -3, { assignedTo: 'Lab team' });
    await createVerification('Same', 2, { assignedTo: ' LAB TEAM ' });
    await createAction('Clean', -9, { assignedTo: 'Ben Otto' });
    await createVerification('Much later', 90, { assignedTo: 'Eve' });
    await createVerification('A sentence', 1, { assignedTo: 'x'.repeat(61) });
    const { body } = await service.request('GET', '/internal/quality-work-names');
    expect((body.names as string[]).map((name) => name.toLowerCase())).toEqual(['ben otto', 'lab team']);
  });

  it('has a complete result to review instead, 14 days after it was completed', async () => {
    const id = await createVerification('Onsite audit', -1);
    await sql(
      `insert into activity_results (id, version, created_at, updated_at, activity_id, activity, performed_by, tests, document_ids, state, completed_at)
       values ($1, 1, now(), now(), $2, 'audit', '{}', '[]', '{}', 'complete', $3)`,
      [newId(), id, `${day(-4)}T00:00:00Z`],
    );
    expect(await list()).toMatchObject([
      {
        kind: 'result_review',
        lines: [
          { title: 'Review the result of Onsite audit', dueOn: day(10), ownerId: null, action: { label: 'Review' } },
        ],
      },
    ]);
  });

  it('returns the first 200 lines of a kind with their number', async () => {
    await createVerification('Audit', 1);
    await sql(
      `insert into verification_activities (id, version, created_at, updated_at, supplier_id, type, title, status, scheduled_date, due_date, follow_up_required)
       select gen_random_uuid(), 1, now(), now(), supplier_id, type, title || n, status, scheduled_date, due_date + n * interval '1 hour', false
       from verification_activities, generate_series(1, 204) n`,
    );
    const [verifications] = await list();
    expect([verifications!.total, verifications!.lines.length]).toEqual([205, 200]);
  });
});
