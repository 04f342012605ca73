import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { workItemList, type WorkItemList } from '@fsvp/contracts/catalogue/work-item';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { WorkKind, WorkLine } from '@fsvp/contracts/core/work-item';
import { newId } from '@fsvp/service-kit/database/columns';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { startGateway, type Gateway } from './gateway.js';

const line = (kind: WorkKind, name: string, fields: Partial<WorkLine> = {}): WorkLine => ({
  key: `${kind}.${name}`,
  kind,
  title: `Do ${name}`,
  subject: null,
  count: 1,
  recordType: 'fsvp-file',
  recordId: newId(),
  fileIds: [],
  supplierId: null,
  supplierName: null,
  importerId: null,
  ownerId: null,
  ownerName: null,
  dueOn: null,
  waitingFor: null,
  action: { label: 'Open', href: '/fsvp-files' },
  ...fields,
});
const day = (days: number) => addDays(today(), days);

let gateway: Gateway;
let program: FakeService;
let quality: FakeService;
let documents: FakeService;
let suppliers: FakeService;
let editor: { id: string; cookie: string };
let qualified: { id: string; cookie: string };

/** A service that has these lines, and answers for one key as services do. */
const respondLines =
  (...lines: WorkLine[]): FakeService['handler'] =>
  (request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://service');
    if (pathname.endsWith('-names')) {
      respondJson({ names: lines.flatMap(({ ownerName }) => ownerName ?? []) })(request, response);
      return;
    }
    const keys = searchParams.getAll('key');
    const found = keys.length && !searchParams.has('ownerId') ? lines.filter(({ key }) => keys.includes(key)) : lines;
    const kinds = [...new Set(found.map(({ kind }) => kind))].map((kind) => {
      const own = found.filter((one) => one.kind === kind);
      return { kind, total: own.length + (kind === 'document' ? 30 : 0), lines: own };
    });
    respondJson({ kinds })(request, response);
  };

beforeAll(async () => {
  [program, quality, documents, suppliers] = (await Promise.all(Array.from({ length: 4 }, startFakeService))) as [
    FakeService,
    FakeService,
    FakeService,
    FakeService,
  ];
  gateway = await startGateway({
    PROGRAM_URL: [program.url],
    QUALITY_URL: [quality.url],
    DOCUMENTS_URL: [documents.url],
    SUPPLIERS_URL: [suppliers.url],
  });
  qualified = await gateway.signInAs('qi');
  editor = await gateway.signInAs('editor');
});
afterAll(async () => {
  await gateway?.close();
  await Promise.all([program, quality, documents, suppliers].map((service) => service?.stop()));
});
beforeEach(() => {
  for (const service of [program, quality, documents, suppliers]) {
    service.handler = respondLines();
    service.received.splice(0);
  }
});

async function list(query = '', cookie = editor.cookie): Promise<WorkItemList> {
  const { status, body, text } = await gateway.send('GET', `/api/work-items${query}`, { cookie });
  if (status !== 200) throw new Error(text);
  return workItemList.parse(body);
}
const titles = async (query = '', cookie?: string) =>
  (await list(query, cookie)).items.map(({ group, title }) => `${group}: ${title}`);
const put = (path: string, body: unknown, cookie = editor.cookie) =>
  gateway.send('PUT', `/api/work-items/${path}`, { body, cookie });
const remove = (path: string) => gateway.send('DELETE', `/api/work-items/${path}`, { cookie: editor.cookie });
const events = () =>
  gateway.database.dataSource.query<{ type: string; actor: string; after: Record<string, unknown> }[]>(
    `select type, actor, after from event_log where aggregate_type = 'work-item' order by occurred_at, id`,
  );

describe('My Work', () => {
  it('merges the lines of the services by group and day, and counts them', async () => {
    program.handler = respondLines(
      line('file_requirement', 'later'),
      line('file_requirement', 'late', { dueOn: day(-2) }),
      line('file_requirement', 'later-first', { dueOn: day(8) }),
    );
    quality.handler = respondLines(
      line('verification', 'today', { dueOn: today() }),
      line('corrective_action', 'late-first', { dueOn: day(-9) }),
    );
    documents.handler = respondLines(line('document', 'week', { dueOn: day(7) }));
    suppliers.handler = respondLines(line('supplier_verification', 'soon', { dueOn: day(3) }));
    const answer = await list();
    expect(answer).toMatchObject({
      asOf: today(),
      total: 7,
      counts: { overdue: 2, today: 1, this_week: 2, waiting: 0, later: 2 },
      more: 30,
      unavailable: [],
    });
    expect(answer.items.map(({ title }) => title)).toEqual([
      'Do late-first',
      'Do late',
      'Do today',
      'Do soon',
      'Do week',
      'Do later-first',
      'Do later',
    ]);
    expect(await titles('?group=overdue&kind=file_requirement')).toEqual(['overdue: Do late']);
    const some = await list('?kind=document&kind=verification&limit=1');
    expect([some.items.length, some.total, some.more]).toEqual([1, 2, 30]);
    expect((await gateway.send('GET', '/api/work-items?group=soon', { cookie: editor.cookie })).body.errors).toEqual([
      expect.objectContaining({ path: expect.stringMatching(/^group/) }),
    ]);
  });

  it('asks for what the caller owns, by id and by name, and for one importer or supplier', async () => {
    const [importerId, supplierId] = [newId(), newId()];
    await list(`?importerId=${importerId}&supplierId=${supplierId}`);
    const asked = new URL(quality.received.at(-1)!.url, 'http://quality').searchParams;
    expect(['ownerId', 'importerId', 'supplierId'].map((name) => asked.get(name))).toEqual([
      editor.id,
      importerId,
      supplierId,
    ]);
    expect(asked.getAll('ownerName')).toHaveLength(2);
    await list('?who=everybody');
    expect(quality.received.at(-1)!.url).toBe('/internal/quality-work');
  });

  it('leaves out the part of a service that is down, and names it', async () => {
    program.handler = respondLines(line('file_requirement', 'one'));
    for (const handler of [respondJson({}, 500), respondJson({ kinds: 'none' }), () => undefined]) {
      quality.handler = handler;
      expect(await list()).toMatchObject({ total: 1, unavailable: ['quality'] });
    }
    expect((await put('verification.one/snooze', { until: day(1), reason: 'Away' })).status).toBe(504);
    expect((await put('supplier_verification.two/snooze', { until: day(1), reason: 'Away' })).status).toBe(404);
    expect(suppliers.received.at(-1)!.url).toContain('key=supplier_verification.two');
  });

  it('snoozes a line until a day with a reason, and shows it again at once when the snooze ends', async () => {
    const late = line('file_requirement', 'snoozed', { dueOn: day(-2) });
    program.handler = respondLines(late);
    const path = `${late.key}/snooze`;
    for (const [body, field] of [
      [{ until: day(1), reason: 'ab' }, 'reason'],
      [{ until: today(), reason: 'Away' }, 'until'],
      [{ until: day(400), reason: 'Away' }, 'until'],
    ] as const)
      expect((await put(path, body)).body.errors).toEqual([expect.objectContaining({ path: field })]);
    expect((await put(path, { until: day(3), reason: 'The report comes on Monday' })).status).toBe(200);
    expect((await list()).items).toMatchObject([
      { group: 'later', snooze: { until: day(3), reason: 'The report comes on Monday' } },
    ]);
    expect(await titles('?who=everybody', qualified.cookie)).toEqual(['later: Do snoozed']);
    // The same again is no change.
    expect((await put(path, { until: day(3), reason: 'The report comes on Monday' })).status).toBe(200);
    expect((await remove(path)).status).toBe(204);
    expect(await titles()).toEqual(['overdue: Do snoozed']);
    expect((await remove(path)).status).toBe(404);
    expect(await events()).toMatchObject([
      {
        type: 'work-item.snoozed.v1',
        actor: editor.id,
        after: { key: late.key, title: 'Do snoozed', snoozedUntil: day(3), snoozeReason: 'The report comes on Monday' },
      },
      { type: 'work-item.snooze-ended.v1', after: { snoozedUntil: null, snoozeReason: null } },
    ]);
    // Past the day it is shown again by itself.
    await put(path, { until: day(1), reason: 'Away' });
    await gateway.database.dataSource.query('update work_items set snoozed_until = current_date - 1');
    expect(await titles()).toEqual(['overdue: Do snoozed']);
    expect((await put('file_requirement.done/snooze', { until: day(1), reason: 'Away' })).status).toBe(404);
  });

  it('hands a line over: the other person has it, who handed it over waits, and the record keeps its owner', async () => {
    const given = line('file_requirement', 'given', { dueOn: today(), ownerId: editor.id });
    program.handler = respondLines(given);
    const path = `${given.key}/hand-over`;
    const viewer = await gateway.signInAs('viewer');
    expect((await put(path, { userId: viewer.id, reason: 'On leave' })).body.errors).toMatchObject([
      { path: 'userId', message: 'This person may only read. Choose another one' },
    ]);
    expect((await put(path, { userId: newId(), reason: 'On leave' })).body.errors).toMatchObject([{ path: 'userId' }]);
    expect((await put(path, { userId: qualified.id, reason: 'On leave' })).status).toBe(200);
    expect((await list()).items).toMatchObject([
      {
        group: 'waiting',
        ownerId: qualified.id,
        waitingFor: expect.any(String),
        handOver: { userId: qualified.id, reason: 'On leave' },
      },
    ]);
    expect(await titles('?who=everybody')).toEqual(['today: Do given']);
    expect(await titles('', qualified.cookie)).toEqual(['today: Do given']);
    expect(new URL(program.received.at(-1)!.url, 'http://program').searchParams.getAll('key')).toEqual([given.key]);
    expect(await titles('', viewer.cookie)).toEqual([]);
    expect((await remove(path)).status).toBe(204);
    expect(await titles()).toEqual(['today: Do given']);
    expect((await events()).map(({ type }) => type).slice(-2)).toEqual([
      'work-item.handed-over.v1',
      'work-item.hand-over-ended.v1',
    ]);
    expect((await put(path, { userId: qualified.id, reason: 'On leave' }, viewer.cookie)).status).toBe(403);
  });

  it('takes back the decision that is named, and not what somebody decided after it', async () => {
    const taken = line('file_requirement', 'taken', { dueOn: today() });
    program.handler = respondLines(taken);
    for (const [path, body, other] of [
      [`${taken.key}/snooze`, { until: day(3), reason: 'Away' }, { until: day(5), reason: 'The lab is closed' }],
      [
        `${taken.key}/hand-over`,
        { userId: qualified.id, reason: 'Away' },
        { userId: qualified.id, reason: 'The lab is closed' },
      ],
    ] as const) {
      const first = (await put(path, body)).body.at as string;
      expect((await put(path, body)).body.at).toBe(first);
      expect((await remove(`${path}?at=${first}`)).status).toBe(204);
      const again = (await put(path, other, qualified.cookie)).body.at as string;
      const refused = await remove(`${path}?at=${first}`);
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('again meanwhile')]);
      // The same words of another person are another decision.
      const own = (await put(path, other)).body.at as string;
      expect(own).not.toBe(again);
      expect((await remove(`${path}?at=soon`)).body.errors).toMatchObject([{ path: 'at' }]);
      expect((await remove(`${path}?at=${own}`)).status).toBe(204);
    }
  });

  it('shows signatures and reviews as the work of those who may sign', async () => {
    program.handler = respondLines(line('signature', 'draft'));
    quality.handler = respondLines(line('result_review', 'result', { dueOn: day(3) }));
    expect(await titles('', qualified.cookie)).toEqual(['today: Do draft', 'this_week: Do result']);
    expect(await titles()).toEqual([]);
    expect((await list('?who=everybody')).items).toMatchObject([
      { group: 'waiting', waitingFor: 'a qualified individual' },
      { group: 'waiting', waitingFor: 'a qualified individual' },
    ]);
  });

  it('shows what is done in Administration as waiting, but to administrators', async () => {
    const action = { label: 'Renew', href: '/admin?individual=1&qualify=1' };
    const renewal = line('qualification', 'renewal', { dueOn: today(), action });
    program.handler = respondLines(renewal, line('signature', 'draft', { recordType: 'qualification', action }));
    expect(await titles()).toEqual(['waiting: Do renewal']);
    expect((await list('?who=everybody')).items.map(({ waitingFor }) => waitingFor)).toEqual([
      'an administrator',
      'an administrator',
    ]);
    const administrator = await gateway.signInAs('administrator');
    expect(await titles('', administrator.cookie)).toEqual(['today: Do renewal', 'today: Do draft']);
  });

  it('knows the person whom a record names in words', async () => {
    const [{ name }] = await gateway.database.dataSource.query<[{ name: string }]>(
      `select trim(concat_ws(' ', first_name, last_name)) as name from users where id = $1`,
      [editor.id],
    );
    quality.handler = respondLines(
      line('verification', 'named', { ownerName: name.toUpperCase() }),
      line('verification', 'other', { ownerName: 'Somebody else' }),
    );
    expect((await list('?who=everybody')).items.map(({ ownerId, ownerName }) => [ownerId, ownerName])).toEqual([
      [editor.id, name],
      [null, 'Somebody else'],
    ]);
    // What names nobody with an account is everybody's.
    await list('', qualified.cookie);
    const asked = new URL(quality.received.at(-1)!.url, 'http://quality').searchParams;
    expect(asked.getAll('ownerName').slice(2)).toEqual(['Somebody else']);
  });
});
