import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_BATCH_ITEMS } from '@fsvp/contracts/core/batch';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const create = (name: string, more: object = {}) => ({ op: 'create', record: { name, country: 'Chile', ...more } });
const send = (body: object, headers: Record<string, string> = {}) =>
  service.request('POST', '/api/suppliers/batch', body, headers);
const count = async (search: string): Promise<number> =>
  (await service.request('GET', `/api/suppliers?search=${search}`)).body.total;
const eventsOf = (id: string) =>
  service.database.dataSource.query<{ type: string }[]>(
    'select type from event_log where aggregate_id = $1 order by aggregate_version',
    [id],
  );

describe('a batch of suppliers', () => {
  it('creates and updates together, each record with its event', async () => {
    const { body: first } = await service.request('POST', '/api/suppliers', { name: 'Together A', country: 'Peru' });
    const { status, body } = await send({
      items: [
        create('Together B'),
        { op: 'update', id: first.id, ifMatch: 1, record: { city: 'Callao' } },
        { op: 'update', id: first.id, ifMatch: 2, record: { notes: 'Twice in one batch' } },
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      stored: 3,
      refused: 0,
      results: [
        { status: 201, id: expect.any(String), version: 1 },
        { status: 200, id: first.id, version: 2 },
        { status: 200, id: first.id, version: 3 },
      ],
    });
    expect(await eventsOf(body.results[0].id)).toEqual([{ type: 'supplier.created.v1' }]);
    expect((await eventsOf(first.id)).map(({ type }) => type)).toEqual([
      'supplier.created.v1',
      'supplier.updated.v1',
      'supplier.updated.v1',
    ]);
    expect((await service.request('GET', `/api/suppliers/${first.id}`)).body).toMatchObject({
      city: 'Callao',
      notes: 'Twice in one batch',
      version: 3,
    });
  });

  it('stores nothing if one item is refused, and names the item and its field', async () => {
    const bad = await send({ items: [create('Nothing A'), create('', { email: 'no address' })] });
    expect(bad.status).toBe(400);
    expect(bad.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'items.1.record.name',
      'items.1.record.email',
    ]);
    const stale = await service.request('POST', '/api/suppliers', { name: 'Stale', country: 'Peru' });
    const refused = await send({
      items: [create('Nothing B'), { op: 'update', id: stale.body.id, ifMatch: 7, record: { city: 'Lima' } }],
    });
    expect(refused).toMatchObject({
      status: 412,
      body: {
        code: 'stale-version',
        detail: expect.stringMatching(/^Item 1: .* No item was stored\.$/),
        errors: [{ path: 'items.1' }],
      },
    });
    expect(await count('Nothing')).toBe(0);
  });

  it('stores the other items if each counts by itself', async () => {
    const unknown = '019aa27e-ffff-7fff-8fff-ffffffffffff';
    const { status, body } = await send({
      mode: 'each',
      items: [
        create('Each A'),
        create(''),
        { op: 'update', id: unknown, record: { city: 'Lima' } },
        { op: 'update', id: 'no-id', record: {} },
        create('Each B'),
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ stored: 2, refused: 3 });
    expect(body.results.map((one: { status: number }) => one.status)).toEqual([201, 400, 404, 404, 201]);
    expect(body.results[1].problem).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'items.1.record.name', message: 'Name is required' }],
    });
    expect(await count('Each')).toBe(2);
  });

  it.each(['together', 'each'])('is stored once under a key, %s', async (mode) => {
    const name = `Once ${mode}`;
    const body = { mode, items: [create(name), create(`${name} too`)] };
    const headers = { 'idempotency-key': `batch-${mode}` };
    const first = await send(body, headers);
    expect(first).toMatchObject({ status: 200, body: { stored: 2 } });
    const again = await send(body, headers);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await count(encodeURIComponent(name))).toBe(2);
    expect(await send({ ...body, items: [create(`Other ${mode}`)] }, headers)).toMatchObject(
      mode === 'together'
        ? { status: 422 }
        : { status: 200, body: { refused: 1, results: [{ problem: { code: 'idempotency-key-reused' } }] } },
    );
  });

  it('goes on where it was interrupted', async () => {
    const headers = { 'idempotency-key': 'interrupted' };
    const items = [create('Interrupted A'), create('Interrupted B'), create('Interrupted C')];
    await send({ mode: 'each', items }, headers);
    // As if the process had ended before the last item.
    await service.database.dataSource.query(`delete from idempotency where key = 'interrupted 2'`);
    const { body } = await send({ mode: 'each', items }, headers);
    expect(body).toMatchObject({ stored: 3 });
    expect(await count('Interrupted%20A')).toBe(1);
    expect(await count('Interrupted%20C')).toBe(2);
  });

  it('takes 1,000 items and no more, and not an empty one', async () => {
    const items = Array.from({ length: MAX_BATCH_ITEMS }, (_, at) => create(`Many ${at}`));
    const { status, body } = await send({ items });
    expect({ status, stored: body.stored }).toEqual({ status: 200, stored: MAX_BATCH_ITEMS });
    expect(await count('Many')).toBe(MAX_BATCH_ITEMS);
    const more = await send({ items: [...items, create('Many more')] });
    expect(more).toMatchObject({ status: 400, body: { errors: [{ path: 'items' }] } });
    expect((await send({ items: [] })).status).toBe(400);
    expect((await send({ items: [{ op: 'delete', id: 'x' }] })).body.errors[0].path).toBe('items.0.op');
  });
});

describe('external ids', () => {
  const named = (source: string, id: string) => `/api/suppliers/by-external-id/${source}/${encodeURIComponent(id)}`;
  const put = (path: string, body: object, headers: Record<string, string> = {}) =>
    service.request('PUT', path, body, headers);
  const peru = (name: string, externalIds: object = {}) => ({ name, country: 'Peru', externalIds });
  const add = async (body: object) => (await service.request('POST', '/api/suppliers', body)).body;
  const find = async (query: string) =>
    (await service.request('GET', `/api/suppliers?${query}`)).body as { suppliers: { id: string }[]; total: number };

  it('create a supplier that nobody has by this id, and update it afterwards', async () => {
    const created = await put(named('sap', '0000 104711'), { name: 'By SAP', country: 'Peru' });
    expect([created.status, created.body.externalIds]).toEqual([201, { sap: '0000 104711' }]);
    const { id } = created.body;
    expect(created.headers.get('location')).toBe(`/api/suppliers/${id}`);
    const updated = await put(named('sap', '0000 104711'), { city: 'Lima' });
    expect([updated.status, updated.body.id, updated.body.name, updated.body.city]).toEqual([
      200,
      id,
      'By SAP',
      'Lima',
    ]);
    // A nightly load sends what it sent before.
    expect((await put(named('sap', '0000 104711'), { name: 'By SAP', city: 'Lima', notes: null })).body).toEqual(
      updated.body,
    );
    expect((await service.request('GET', named('sap', '0000 104711'))).body).toEqual(updated.body);
    expect((await service.request('GET', named('sap', '0000104711'))).status).toBe(404);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('refuse a body that cannot be created, another id in the body, and a version of a record that does not exist', async () => {
    const path = named('sap', 'refused');
    const missing = await put(path, { city: 'Lima' });
    expect([missing.status, missing.body.errors.map((error: { path: string }) => error.path)]).toEqual([
      400,
      ['name', 'country'],
    ]);
    const other = await put(path, peru('Other', { sap: 'another' }));
    expect([other.status, other.body.errors[0].path]).toEqual([400, 'externalIds.sap']);
    expect((await put(path, peru('Versioned'), { 'if-match': '"1"' })).body.code).toBe('stale-version');
    expect((await put(named('SAP', 'x'), peru('Capitals'))).status).toBe(400);
    expect((await find('externalId=refused')).total).toBe(0);
  });

  it('are merged by source, and null removes one', async () => {
    const { id } = await add(peru('Merged', { sap: '1', tracegains: 'T-1' }));
    const change = async (externalIds: object) =>
      (await put(`/api/suppliers/${id}`, { externalIds })).body.externalIds as object;
    expect(await change({ erp: '9' })).toEqual({ sap: '1', tracegains: 'T-1', erp: '9' });
    expect(await change({ sap: null })).toEqual({ tracegains: 'T-1', erp: '9' });
    const [{ after }] = await service.database.dataSource.query(
      'select after from event_log where aggregate_id = $1 order by aggregate_version desc limit 1',
      [id],
    );
    expect(after.externalIds).toEqual({ tracegains: 'T-1', erp: '9' });
  });

  it('are unique within a source until the record is deleted', async () => {
    const first = await add(peru('First', { unique: '7' }));
    const second = await add(peru('Second', { other: '7' }));
    const taken = await put(`/api/suppliers/${second.id}`, { externalIds: { unique: '7' } });
    expect([taken.status, taken.body.code, taken.body.errors]).toEqual([
      409,
      'external-id-taken',
      [{ path: 'externalIds.unique', message: 'Another record has this id' }],
    ]);
    const again = await service.request('POST', '/api/suppliers', peru('Third', { unique: '7' }));
    expect(again.body.code).toBe('external-id-taken');
    await service.request('DELETE', `/api/suppliers/${first.id}`);
    expect((await put(`/api/suppliers/${second.id}`, { externalIds: { unique: '7' } })).status).toBe(200);
  });

  it('find records, by source and id, by id or by source, with totals and pages', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3])
      ids.push((await add(peru(`Found ${n}`, { finder: `FND-${n}`, [`other${n}`]: 'same' }))).id);
    const found = async (query: string) => {
      const { suppliers, total } = await find(query);
      return { ids: suppliers.map(({ id }) => id), total };
    };
    expect(await found('externalSource=finder&externalId=FND-2')).toEqual({ ids: [ids[1]], total: 1 });
    expect(await found('externalId=same')).toEqual({ ids: ids.toReversed(), total: 3 });
    expect(await found('externalSource=finder&limit=2&sort=name')).toEqual({ ids: ids.slice(0, 2), total: 3 });
    expect(await found('externalSource=finder&search=found%203')).toEqual({ ids: [ids[2]], total: 1 });
    expect(await found('search=FND-2')).toEqual({ ids: [ids[1]], total: 1 });
    expect(await found('externalId=FND-2&status=approved')).toEqual({ ids: [], total: 0 });
    const { next } = (await service.request('GET', '/api/suppliers?externalSource=finder&limit=2')).body;
    expect(await found(`externalSource=finder&limit=2&cursor=${encodeURIComponent(next)}`)).toEqual({
      ids: [ids[0]],
      total: 3,
    });
  });

  it('are found by a search of the whole id, however short, with the suppliers that have the text in their fields', async () => {
    const [long, short] = [await add(peru('Q~ Foods')), await add(peru('Short', { brief: 'q~', dashed: 'A-1-B' }))];
    const found = async (search: string) => {
      const { suppliers, total } = await find(`${new URLSearchParams({ search, limit: '50', sort: 'name' })}`);
      return { ids: suppliers.map(({ id }) => id), total };
    };
    expect(await found('q~')).toEqual({ ids: [long.id, short.id], total: 2 });
    expect(await found('A-1-B')).toEqual({ ids: [short.id], total: 1 });
    // Each page has the total of all, and a supplier that both find is counted once.
    await put(`/api/suppliers/${long.id}`, { externalIds: { other: 'q~' } });
    const { suppliers, total } = await find('search=q~&limit=1&sort=name');
    expect([suppliers.map(({ id }) => id), total]).toEqual([[long.id], 2]);
    expect((await find('search=q~&status=approved')).total).toBe(0);
  });

  it('are at most 20', async () => {
    const sources = (from: number) => Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`s${from + at}`, 'x']));
    const { id } = await add(peru('Many', sources(0)));
    const more = await put(`/api/suppliers/${id}`, { externalIds: sources(50) });
    expect([more.status, more.body.errors]).toEqual([400, [{ path: 'externalIds', message: 'At most 20 sources' }]]);
  });

  it('create one record when many requests send it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(named('race', '1'), { name: 'Race', country: 'Peru', notes: String(n) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count('Race')).toBe(1);
  });

  it('name products too', async () => {
    const { id } = await add(peru('With products'));
    const products = `/api/suppliers/${id}/products`;
    const product = { productName: 'Asparagus', externalIds: { sku: 'A-1' } };
    expect((await service.request('POST', products, product)).body.externalIds).toEqual({ sku: 'A-1' });
    expect((await service.request('POST', products, product)).body.code).toBe('external-id-taken');
    expect((await service.request('GET', `${products}?externalSource=sku&externalId=A-1`)).body.total).toBe(1);
    expect((await service.request('GET', `${products}?externalId=A-2`)).body.total).toBe(0);
  });
});
