import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Database } from '@fsvp/service-kit/database/database';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { SupplierCounts } from '../src/suppliers/supplier-counts.js';
import { SuppliersQueries } from '../src/suppliers/suppliers.queries.js';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
  for (const name of ['Ocean Star', 'Sea Pride', 'Promarisco'])
    await service.request('POST', '/api/suppliers', { name, country: 'Peru' });
});
afterAll(() => service.close());

/** Reads a list. @returns its answer, and whether the database read the page for it */
async function read(path: string) {
  const rows = jest.spyOn(Database.prototype, 'rows');
  try {
    const { body } = await service.request('GET', path);
    const found = (await Promise.all(rows.mock.results.map(({ value }) => value as Promise<object[]>))).flat();
    return { body, isRead: found.some((row) => 'page' in row) };
  } finally {
    rows.mockRestore();
  }
}

const write = (sql: string) => service.database.dataSource.query(sql);
const MOVE = `update suppliers set city = coalesce(city, '') || 'a' where name = 'Sea Pride'`;

const LISTS = [
  '',
  '?status=pending',
  '?sort=name',
  '?fields=name',
  '?search=sea',
  '?search=nothing',
  '?limit=2&offset=1',
  '?updatedSince=2026-01-01T00:00:00.000Z',
  '?externalSource=erp&externalId=V-1',
];

it.each(LISTS)('%s: is read again only when a supplier has changed', async (query) => {
  const path = `/api/suppliers${query}`;
  await write(MOVE);
  const first = await read(path);
  expect(first.isRead).toBe(true);
  expect(await read(path)).toEqual({ body: first.body, isRead: false });
  for (const change of [
    MOVE,
    `update suppliers set deleted_at = now() where name = 'Sea Pride'`,
    `update suppliers set deleted_at = null where name = 'Sea Pride'`,
    `insert into suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, verification_frequency_months, match_key, name_key)
      select gen_random_uuid(), 1, now(), now(), 'Sea Cook', country, risk_level, status, fsvp_required, 12, '', '' from suppliers where name = 'Sea Pride'`,
    `delete from suppliers where name = 'Sea Cook'`,
  ]) {
    await write(change);
    const changed = await read(path);
    expect(changed.isRead).toBe(true);
    expect(await read(path)).toEqual({ body: changed.body, isRead: false });
  }
  expect((await read(path)).body.total).toBe(first.body.total);
});

it('shows each change in the first list after it', async () => {
  const { id } = (await read('/api/suppliers?search=pride')).body.suppliers[0];
  const cities = async () => {
    const lists = ['', '?search=pride', '?search=pr', '?sort=name&order=desc', '?status=pending'];
    const bodies = await Promise.all(lists.map(async (query) => (await read(`/api/suppliers${query}`)).body));
    return bodies.map(({ suppliers }) => (suppliers as Supplier[]).find((one) => one.id === id)?.city);
  };
  for (const city of ['Lima', 'Callao', 'Ica']) {
    await write(`update suppliers set city = '${city}' where id = '${id}'`);
    expect(await cities()).toEqual(Array(5).fill(city));
  }
});

it('a write that is rolled back changes nothing, and one that is committed late is shown when it is', async () => {
  const path = '/api/suppliers?search=sea';
  const citiesIn = ({ body }: Awaited<ReturnType<typeof read>>) =>
    (body.suppliers as Supplier[]).map(({ city }) => city);
  const before = await read(path);
  const { dataSource } = service.database;
  for (const end of ['rollback', 'commit'] as const) {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(MOVE);
    // A transaction that begins later and is committed first.
    await write(`update suppliers set city = city where name = 'Promarisco'`);
    expect(citiesIn(await read(path))).toEqual(citiesIn(before));
    expect((await read(path)).isRead).toBe(false);
    await (end === 'commit' ? runner.commitTransaction() : runner.rollbackTransaction());
    await runner.release();
    const after = await read(path);
    expect(after.isRead).toBe(end === 'commit');
    expect(citiesIn(after)).toEqual(citiesIn(before).map((city) => (end === 'commit' ? `${city ?? ''}a` : city)));
  }
});

it('a text of two letters finds the supplier that has it as its id in another system from then on', async () => {
  const path = '/api/suppliers?search=q7';
  expect((await read(path)).body.total).toBe(0);
  await write(`update suppliers set external_ids = '{"erp": "q7"}' where name = 'Sea Pride'`);
  expect((await read(path)).body).toMatchObject({ suppliers: [{ name: 'Sea Pride' }], total: 1 });
});

it('an answer is another one with other fields', async () => {
  const all = await read('/api/suppliers?limit=3');
  const names = await read('/api/suppliers?limit=3&fields=name');
  const nameOf = ({ id, name }: Supplier) => ({ id, name });
  expect(names).toMatchObject({ body: { suppliers: all.body.suppliers.map(nameOf) }, isRead: true });
  expect(Object.keys(names.body.suppliers[0])).toEqual(['id', 'name']);
});

it('a page after a cursor, and a search that two statements read, are read each time', async () => {
  const { next } = (await read('/api/suppliers?limit=1')).body;
  for (const query of [`limit=1&cursor=${next}`, 'search=se'])
    for (let time = 1; time <= 2; time += 1) expect((await read(`/api/suppliers?${query}`)).isRead).toBe(true);
});

it('an answer is another one on another day', async () => {
  const { status, body } = await service.request('POST', '/api/suppliers', {
    name: 'Due soon',
    country: 'Chile',
    lastVerificationDate: addDays(today(), -20),
    verificationFrequencyMonths: 1,
  });
  expect(status).toBe(201);
  const queries = new SuppliersQueries(service.database, new SupplierCounts(service.database));
  const statusIn = async (days: number) => {
    jest.useFakeTimers({
      now: Date.now() + days * 86_400_000,
      doNotFake: [
        'performance',
        'hrtime',
        'nextTick',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    try {
      const list = JSON.parse(await queries.list({ limit: 50, offset: 0 })) as { suppliers: Supplier[] };
      return list.suppliers.find(({ id }) => id === body.id)?.fsvpStatus;
    } finally {
      jest.useRealTimers();
    }
  };
  for (const [days, expected] of [
    [0, 'due_soon'],
    [60, 'overdue'],
    [0, 'due_soon'],
  ] as const)
    expect(await statusIn(days)).toBe(expected);
});
