import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { newId } from '@fsvp/service-kit/database/columns';
import { REQUIRE_IF_MATCH_HEADER } from '@fsvp/service-kit/http/if-match';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { listEvents, startQuality, type TestQuality } from './start.js';

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Written Foods');
});
afterAll(() => service.close());

/** Each kind's path, a body for a new record, and two changes of different fields. */
const KINDS: [path: string, body: () => object, first: object, second: object][] = [
  [
    '/api/hazard-analysis',
    () => ({ supplierId, hazardType: 'biological', hazardDescription: 'x' }),
    { severity: 'high' },
    { preventiveControls: 'Heat' },
  ],
  [
    '/api/verification-activities',
    () => ({ supplierId, title: 'x', scheduledDate: today(), dueDate: today() }),
    { status: 'completed' },
    { cost: 12.5 },
  ],
  [
    '/api/receiving-inspections',
    () => ({ supplierId, productName: 'x', receivedDate: today() }),
    { actualTemp: 39 },
    { notes: 'Fine' },
  ],
  [
    '/api/corrective-actions',
    () => ({ supplierId, title: 'x', description: 'y', correctiveAction: 'z', dueDate: today() }),
    { priority: 'critical' },
    { assignedTo: 'QA' },
  ],
];

/** The computed fields that the kind has. */
const pickFields = (record: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));

it('compares the version with every entity tag of If-Match, except weak ones', async () => {
  const [path, body] = KINDS[3]!;
  const { id } = (await service.request('POST', path, body())).body as { id: string };
  const update = async (ifMatch: string) =>
    (await service.request('PUT', `${path}/${id}`, { rootCause: newId() }, { 'if-match': ifMatch })).status;
  expect(await update('"1"')).toBe(200);
  for (const outdated of ['"1", "3"', 'W/"2"', '"22"', '""', '"1,2"'])
    expect([outdated, await update(outdated)]).toEqual([outdated, 412]);
  expect(await update('"1", "2"')).toBe(200);
  expect(await update('W/"1",,"3" ,')).toBe(200);
  expect(await update('*')).toBe(200);
  for (const malformed of ['5', '"5', '5"', '"5" "6"', '"5", *', ',', 'w/"5"'])
    expect([malformed, await update(malformed)]).toEqual([malformed, 400]);
});

describe.each(KINDS)('%s', (path, body, first, second) => {
  const create = async () => (await service.request('POST', path, body())).body as { id: string };

  it('is written in a batch, all or none, with the versions that the items name', async () => {
    const { id } = await create();
    const events = async () =>
      (await service.database.dataSource.query<{ count: number }[]>('select count(*)::int from event_log'))[0]?.count ??
      0;
    const send = (items: object[], headers: Record<string, string> = {}) =>
      service.request('POST', `${path}/batch`, { items }, headers);
    const item = { op: 'create', record: body() };
    const before = await events();
    const ofNobody = { op: 'create', record: { ...body(), supplierId: newId() } };
    expect(await send([item, { op: 'update', id, record: first }, ofNobody])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'items.2.record.supplierId' }] },
    });
    expect([await events(), (await service.request('GET', `${path}/${id}`)).body.version]).toEqual([before, 1]);
    const { body: result } = await send([item, { op: 'update', id, ifMatch: 1, record: first }]);
    expect(result).toMatchObject({
      stored: 2,
      results: [
        { status: 201, version: 1 },
        { status: 200, id, version: 2 },
      ],
    });
    expect((await service.request('GET', `${path}/${result.results[0].id}`)).status).toBe(200);
    expect(await events()).toBe(before + 2);
    expect(await send([{ op: 'update', id, record: second }], { [REQUIRE_IF_MATCH_HEADER]: 'true' })).toMatchObject({
      status: 428,
      body: { code: 'if-match-required', errors: [{ path: 'items.0' }] },
    });
  });

  it('returns the first response for a repeated Idempotency-Key, and rejects another body with the same key', async () => {
    const key = newId();
    const send = (more: object = {}) =>
      service.request('POST', path, { ...body(), ...more }, { 'idempotency-key': key });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect(await listEvents(service, one.body.id)).toHaveLength(1);
    expect(await send({ ...second, ...first })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('returns 412 for a stale If-Match on update and delete', async () => {
    const { id } = await create();
    expect((await service.request('PUT', `${path}/${id}`, first, { 'if-match': '"1"' })).headers.get('etag')).toBe(
      '"2"',
    );
    const rejected = await service.request('PUT', `${path}/${id}`, second, { 'if-match': '"1"' });
    expect(rejected).toMatchObject({ status: 412, body: { current: { version: 2, ...first } } });
    expect(rejected.body.current).toEqual((await service.request('GET', `${path}/${id}`)).body);
    expect((await service.request('DELETE', `${path}/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
    const { headers } = await service.request('GET', `${path}/${id}`);
    expect(
      (await service.request('DELETE', `${path}/${id}`, undefined, { 'if-match': headers.get('etag') ?? '' })).status,
    ).toBe(204);
    expect(await listEvents(service, id)).toHaveLength(3);
  });

  it('keeps absent fields, clears with null, and ignores fields owned by the server', async () => {
    const [field] = Object.keys(second) as [string];
    const created = (await service.request('POST', path, { ...body(), ...second })).body;
    const owned = {
      id: newId(),
      version: 99,
      createdBy: newId(),
      createdAt: '2001-01-01',
      updatedAt: '2001-01-01',
      deletedAt: '2001-01-01',
      conductedBy: newId(),
      inspectedBy: newId(),
      supplierName: 'Somebody',
      riskScore: 1,
    };
    const updated = (await service.request('PUT', `${path}/${created.id}`, { ...owned, ...first })).body;
    expect(updated).toEqual({
      ...created,
      ...first,
      version: 2,
      updatedAt: updated.updatedAt,
      ...pickFields(updated, [
        'riskScore',
        'completedDate',
        'tempCompliant',
        'tempUnit',
        'requiredTempMin',
        'requiredTempMax',
      ]),
    });
    expect((await service.request('PUT', `${path}/${created.id}`, { [field]: null })).body).toMatchObject({
      [field]: null,
      ...first,
      version: 3,
    });
  });

  it('records two concurrent changes', async () => {
    const { id } = await create();
    const responses = await Promise.all([
      service.request('PUT', `${path}/${id}`, first),
      service.request('PUT', `${path}/${id}`, second),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await service.request('GET', `${path}/${id}`)).body).toMatchObject({ ...first, ...second, version: 3 });
    const events = await listEvents(service, id);
    expect(events.map(({ after }) => after?.version)).toEqual([1, 2, 3]);
    // Both have the same supplier name.
    expect(events[2]?.before).toEqual(events[1]?.after);
  });

  it('publishes its events', async () => {
    const { id } = await create();
    await eventually(
      async () =>
        (
          await service.database.dataSource.query(
            'select from event_log where aggregate_id = $1 and published_at is not null',
            [id],
          )
        ).length,
    );
  });
});

describe('external ids', () => {
  it.each(KINDS)('of %s create, update, find and are unique', async (path, body, change) => {
    const named = `${path}/by-external-id/wms/A-1`;
    const created = await service.request('PUT', named, body());
    expect([created.status, created.body.externalIds]).toEqual([201, { wms: 'A-1' }]);
    const { id } = created.body;
    expect(created.headers.get('location')).toBe(`${path}/${id}`);
    const updated = await service.request('PUT', named, change);
    expect([updated.status, updated.body.id]).toEqual([200, id]);
    expect(updated.body).toMatchObject(change);
    expect((await service.request('GET', named)).body).toEqual(updated.body);
    const taken = await service.request('POST', path, { ...body(), externalIds: { wms: 'A-1' } });
    expect(taken.body.code).toBe('external-id-taken');

    const find = async (query: string) => {
      const found = await service.request('GET', `${path}?${query}`);
      const [records] = Array.isArray(found.body) ? [found.body] : Object.values(found.body).filter(Array.isArray);
      return { records, total: Number(found.headers.get('x-total-count') ?? found.body.total) };
    };
    const one = { records: [expect.objectContaining({ id, externalIds: { wms: 'A-1' } })], total: 1 };
    for (const query of [
      'externalSource=wms&externalId=A-1',
      'search=A-1',
      'search=A-1&cursor=',
      'search=A-1&sort=updatedAt',
    ])
      expect([query, await find(query)]).toEqual([query, one]);
    for (const query of ['externalId=A-2', 'search=A-2', 'search=A-', 'search=A-1&offset=1'])
      expect([query, (await find(query)).records]).toEqual([query, []]);
    expect((await listEvents(service, id)).map(({ after }) => after?.externalIds)).toEqual([
      { wms: 'A-1' },
      { wms: 'A-1' },
    ]);
  });
});
