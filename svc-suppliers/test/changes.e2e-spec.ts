import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getChangeHead, listServiceChanges, serviceChanges, type Change } from '@fsvp/contracts/catalogue/change';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { ChangeHead } from '@fsvp/service-kit/events/changes/change-head.service';
import { newId } from '@fsvp/service-kit/database/columns';
import {
  eventually,
  TEST_PRINCIPAL,
  TEST_USER_ID,
  type TestResponse,
  type TestService,
} from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

type Page = ResponseOf<typeof import('@fsvp/contracts/catalogue/change').listServiceChanges>;

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const START = { position: 0, mark: '' };
const path = ({ position, mark }: Pick<Page, 'position' | 'mark'>, query = '') =>
  `/internal/changes?after=${position}&mark=${mark}${query}`;
async function read(after: Pick<Page, 'position' | 'mark'> = START, query = ''): Promise<Page> {
  const response = await service.request('GET', path(after, query));
  expect(response.status).toBe(200);
  return serviceChanges.parse(response.body);
}
/** Everything after a position, in pages. */
async function readAll(after: Pick<Page, 'position' | 'mark'>, query = ''): Promise<Change[]> {
  const changes: Change[] = [];
  for (let page: Page | undefined; !page || page.more;) {
    page = await read(page ?? after, query);
    changes.push(...page.changes);
  }
  return changes;
}

/** Waits until the relay has sealed everything, and returns the end. */
async function sealed(): Promise<Page> {
  await eventually(async () => {
    const [row] = await service.database.dataSource.query<{ open: number }[]>(
      'select count(*)::int as open from event_log where seq is null',
    );
    return row?.open === 0;
  });
  let page = await read();
  while (page.more) page = await read(page);
  return page;
}

const add = async (name: string) =>
  (await service.request('POST', '/api/suppliers', { name, country: 'Japan' })).body as { id: string };

/** Rows of the event log that the relay seals in this order, with what they keep of a record. */
const addEvents = (count: number, after: object, type = 'supplier.created.v1') =>
  service.database.dataSource.query(
    `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, after)
     select id, 'supplier', id, 1, $1, $2 from unnest($3::uuid[]) id`,
    [type, JSON.stringify(after), Array.from({ length: count }, newId)],
  );

describe('the changes of a service', () => {
  it('are the stored fields of records as calls return them, in the order of their versions, also deletions', async () => {
    const before = await sealed();
    const supplier = await add('Followed');
    await service.request('PUT', `/api/suppliers/${supplier.id}`, { notes: 'Changed', city: 'Osaka' });
    const product = await service.request('POST', `/api/suppliers/${supplier.id}/products`, { productName: 'Tofu' });
    const evaluation = await service.request('POST', `/api/suppliers/${supplier.id}/performance`, {
      evaluationDate: '2026-01-02',
      qualityScore: '9.50',
    });
    const current = (await service.request('GET', `/api/suppliers/${supplier.id}`)).body;
    await service.request('DELETE', `/api/suppliers/${supplier.id}`);
    await sealed();
    const changes = await readAll(before);
    expect(changes.map(({ type, version, deleted }) => [type, version, deleted])).toEqual([
      ['supplier.created.v1', 1, false],
      ['supplier.updated.v1', 2, false],
      ['supplier-product.created.v1', 1, false],
      ['supplier-performance.recorded.v1', 1, false],
      ['supplier.deleted.v1', 3, true],
      ['supplier-product.deleted.v1', 2, true],
    ]);
    const {
      nextVerificationDate: _next,
      fsvpStatus: _status,
      approvalStatus: _approval,
      contactName: _name,
      contactEmail: _email,
      contactPhone: _phone,
      ...stored
    } = current;
    expect(changes[1]).toEqual({
      id: expect.any(String),
      service: 'suppliers',
      position: changes[0]!.position + 1,
      type: 'supplier.updated.v1',
      recordType: 'supplier',
      recordId: supplier.id,
      version: 2,
      occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: TEST_USER_ID,
      requestId: expect.any(String),
      deleted: false,
      record: stored,
    });
    expect(changes[2]!.record).toEqual(product.body);
    expect(changes[3]!.record).toEqual(evaluation.body);
    expect(changes[4]).toMatchObject({ recordId: supplier.id, record: null });
  });

  it('come in pages, of which each goes on where the last one ended', async () => {
    const before = await sealed();
    for (let count = 1; count <= 5; count += 1) await add(`Page ${count}`);
    const end = await sealed();
    const first = await read(before, '&limit=2');
    expect(first).toMatchObject({ count: 2, more: true, position: before.position + 2 });
    const rest = await readAll(first, '&limit=2');
    expect([...first.changes, ...rest].map(({ record }) => record?.name)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Page ${n}`),
    );
    expect(await read(end)).toEqual({ ...end, count: 0, changes: [], more: false });
  });

  it('are at most 1,000 of a page, and end after the change that exceeds the bytes', async () => {
    const before = await sealed();
    await addEvents(1001, { id: newId(), name: 'Small' });
    await addEvents(3, { id: newId(), name: 'x'.repeat(10_000) });
    await sealed();
    const page = await read(before);
    expect(page).toMatchObject({ count: 1000, more: true });
    const sizes: number[] = [];
    for (let at: Page = page; at.more;) {
      at = await read(at, '&maxBytes=15000');
      sizes.push(at.count);
    }
    expect(sizes.reduce((sum, count) => sum + count)).toBe(4);
    expect(Math.max(...sizes)).toBeLessThan(4);
  });

  it('can be those of some types only, and pass the others', async () => {
    const before = await sealed();
    const { id } = await add('Typed');
    await service.request('POST', `/api/suppliers/${id}/products`, { productName: 'Miso' });
    await service.request('DELETE', `/api/suppliers/${id}`);
    const end = await sealed();
    const typesOf = async (types: string) => {
      const page = await read(before, types);
      expect(page.position).toBe(end.position);
      return page.changes.map(({ type }) => type);
    };
    expect(await typesOf('&types=supplier-product')).toEqual([
      'supplier-product.created.v1',
      'supplier-product.deleted.v1',
    ]);
    expect(await typesOf('&types=supplier.deleted.v1&types=supplier-product.deleted.v1')).toHaveLength(2);
    expect(await typesOf('&types=document')).toEqual([]);
  });

  it('do not have what is no field of a call, nor events that are not shown', async () => {
    const before = await sealed();
    await addEvents(1, { id: newId(), name: 'Old', matchKey: 'secret', password: 'secret' });
    await addEvents(1, { id: newId(), consumer: 'secret' }, 'dead-letter.discarded.v1');
    const end = await sealed();
    const { changes, position } = await read(before);
    expect(changes).toHaveLength(1);
    expect(Object.keys(changes[0]!.record!)).toEqual(['id', 'name']);
    expect(position).toBe(end.position);
  });

  it('name the actor to who may read the audit trail, and to others only in their own changes', async () => {
    const before = await sealed();
    await add('Mine');
    const viewer = { id: newId(), kind: 'user', grantee: 'viewer' } as const;
    await service.request(
      'POST',
      '/api/suppliers',
      { name: 'Theirs', country: 'Peru' },
      await service.headersOf({ ...viewer, grantee: 'editor' }),
    );
    await sealed();
    const actorsFor = async (headers: Record<string, string>) =>
      serviceChanges
        .parse((await service.request('GET', path(before), undefined, headers)).body)
        .changes.map(({ actor, requestId }) => [actor, requestId === null]);
    expect(await actorsFor(await service.headersOf(TEST_PRINCIPAL))).toEqual([
      [TEST_USER_ID, false],
      [viewer.id, false],
    ]);
    expect(await actorsFor(await service.headersOf(viewer))).toEqual([
      [null, true],
      [viewer.id, false],
    ]);
  });

  it('are 400 after a position that the log does not have, or has with another entry', async () => {
    const end = await sealed();
    for (const [position, mark] of [
      [end.position + 1, end.mark],
      [end.position, 'ffffffff'],
      [end.position - 1, end.mark],
      [-1, ''],
    ] as const) {
      const response = await service.request('GET', path({ position, mark }));
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'after' }] } });
    }
    expect((await service.request('GET', path(START, '&types=session'))).status).toBe(400);
  });

  it('need a service token', async () => {
    expect((await service.request('GET', path(START), undefined, { 'x-fsvp-token': 'none' })).status).toBe(401);
  });
});

describe('the head of the event log', () => {
  const head = (position: number, wait: number, signal?: AbortSignal): Promise<TestResponse> =>
    service.request('GET', `${getChangeHead.path}?after=${position}&wait=${wait}`, undefined, {}, signal);

  it('is answered at once if it is beyond a position, else with the next change', async () => {
    const { position } = await sealed();
    const { body } = await head(position - 1, 25);
    expect(body).toEqual({ position, mark: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect((await head(position, 0)).body).toEqual(body);
    // The feed accepts it as a position of this log.
    const next = await service.request('GET', `${listServiceChanges.path}?after=${position}&mark=${body.mark}`);
    expect(next).toMatchObject({ status: 200, body: { count: 0, position } });
    const waiting = Array.from({ length: 20 }, () => head(position, 25));
    await add('Awaited');
    const heads = (await Promise.all(waiting)).map(({ body }) => body.position as number);
    expect(heads).toEqual(heads.map(() => position + 1));
    // Without the relay's notification they would be answered after 25 s.
  }, 15_000);

  it('is not waited for by a caller who leaves, nor by a process that stops', async () => {
    const { position } = await sealed();
    const leaving = new AbortController();
    const left = head(position, 25, leaving.signal);
    const waiting = head(position, 25);
    const { app } = service;
    const waitingIs = (count: number) =>
      eventually(async () => app.get(ChangeHead, { strict: false }).waiting === count);
    await waitingIs(2);
    leaving.abort();
    await expect(left).rejects.toThrow('abort');
    await waitingIs(1);
    const closing = service.close();
    expect((await waiting).body).toMatchObject({ position });
    await closing;
    service = await startSuppliers();
  });
});
