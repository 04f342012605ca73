import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_BATCH_ITEMS } from '@fsvp/contracts/batch';
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
