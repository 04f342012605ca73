import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listSuppliers, SUPPLIER_SORTS, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Database, type Statement } from '@fsvp/service-kit/database/database';
import { eventually, type TestService } from '@fsvp/service-kit/testing/test-service';
import { SupplierCounts } from '../src/suppliers/supplier-counts.js';
import type { ListQuery } from '../src/suppliers/supplier-list.queries.js';
import { SuppliersQueries } from '../src/suppliers/suppliers.queries.js';
import type { QueryResultRow } from 'pg';
import * as z from 'zod/mini';
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
    return { body, isRead: found.some((row) => 'page' in row && row.page !== null) };
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

/** Another process of the service. */
const startOther = (database = service.database) => new SuppliersQueries(database, new SupplierCounts(database));
const FIRST: ListQuery = { limit: 50, offset: 0 };

/** Calls back with each statement, and with the page that it has read of a list, before the service gets it. */
class WatchedDatabase extends Database {
  constructor(private readonly onRead: (statement: Statement, page?: string | null) => unknown) {
    super(service.database.dataSource);
  }

  override async rows<R extends QueryResultRow>(statement: Statement): Promise<R[]> {
    const rows = await super.rows<R>(statement);
    await this.onRead(statement, rows[0]?.page as string | null | undefined);
    return rows;
  }
}

it('callers that ask for a list at the same time after a change share one reading', async () => {
  let pages = 0;
  const queries = startOther(new WatchedDatabase((_, page) => (pages += page ? 1 : 0)));
  for (let change = 1; change <= 5; change += 1) {
    await write(MOVE);
    const lists = await Promise.all(Array.from({ length: 8 }, () => queries.list({ ...FIRST, search: 'pride' })));
    expect([new Set(lists).size, pages]).toEqual([1, change]);
  }
});

it('a caller does not share a reading that began before a change that was answered before its call', async () => {
  const { id } = (await read('/api/suppliers?search=pride')).body.suppliers[0];
  const change = (city: string) => service.request('PATCH', `/api/suppliers/${id}`, { city });
  let held = 0;
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const queries = startOther(new WatchedDatabase((_, page) => page && ((held += 1), released)));
  const ask = async () =>
    (JSON.parse(await queries.list(FIRST)) as { suppliers: Supplier[] }).suppliers.find((one) => one.id === id)?.city;
  await change('Before');
  const early = ask();
  await eventually(async () => held);
  await change('After');
  const late = [ask(), ask()];
  release?.();
  expect(await early).toBe('Before');
  expect(await Promise.all(late)).toEqual(['After', 'After']);
  expect(await ask()).toBe('After');
});

it('callers see their own changes while others change and ask, in every process', async () => {
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, caller) =>
      service.request('POST', '/api/suppliers', { name: `Own ${caller}`, country: 'Peru', city: '0' }),
    ),
  );
  const processes = [startOther(), startOther()];
  await Promise.all(
    created.map(async ({ body: { id } }, caller) => {
      for (let change = 1; change <= 25; change += 1) {
        await service.request('PATCH', `/api/suppliers/${id}`, { city: String(change) });
        const asked = { ...FIRST, ...[{}, { search: 'own' }, { search: 'ow' }][(caller + change) % 3] };
        const list = JSON.parse(await processes[change % 2]!.list(asked)) as { suppliers: Supplier[] };
        expect(list.suppliers.find((one) => one.id === id)?.city).toBe(String(change));
      }
    }),
  );
});

/** Those whose writes are in the log of changes: the rows of `external_ids` are those of a column of suppliers (ADR 48). */
const TABLES = ['external_ids', 'supplier_changes', 'suppliers'];
/** A value of each parameter, so that a new one is looked at too. */
const PARAMETERS: Record<keyof ListQuery, string> = {
  limit: '2',
  offset: '1',
  cursor: '',
  fields: 'name',
  sort: '',
  order: 'asc',
  search: 'sea',
  updatedSince: '2026-01-01T00:00:00.000Z',
  status: 'pending',
  riskLevel: 'medium',
  fsvpStatus: 'overdue',
  fsvpRequired: 'true',
  compliance: 'pending',
  externalSource: 'erp',
  externalId: 'V-1',
};

/** The tables and views that a statement uses, also in functions: PostgreSQL locks them until the transaction ends. */
const tablesOf = ({ text, values }: Statement) =>
  service.database.withClient(async (client) => {
    await client.query('begin');
    await client.query(text, values);
    const { rows } = await client.query<{ name: string }>(
      `select relation::regclass::text as name from pg_locks join pg_class on pg_class.oid = relation
        where pid = pg_backend_pid() and relkind not in ('i', 'I') and relnamespace <> 'pg_catalog'::regnamespace`,
    );
    await client.query('rollback');
    return rows.map(({ name }) => name);
  });

it('shows nothing of a table whose changes are not in the log', async () => {
  await write(`update suppliers set external_ids = '{"erp": "V-1"}' where name = 'Sea Pride'`);
  const statements: Statement[] = [];
  const queries = startOther(new WatchedDatabase((statement) => statements.push(statement)));
  const asked = [...SUPPLIER_SORTS.map((sort) => ['sort', sort]), ...Object.entries(PARAMETERS)];
  for (const [name, value] of asked.filter(([, given]) => given) as [string, string][])
    for (const search of [undefined, 'sea'])
      await queries.list(z.parse(listSuppliers.query!, { ...(search && { search }), [name]: value }) as ListQuery);
  const used = new Set<string>();
  for (const statement of statements) for (const table of await tablesOf(statement)) used.add(table);
  expect([...used].sort()).toEqual(TABLES);
});

it('an answer is another one on another day', async () => {
  const { status, body } = await service.request('POST', '/api/suppliers', {
    name: 'Due soon',
    country: 'Chile',
    lastVerificationDate: addDays(today(), -20),
    verificationFrequencyMonths: 1,
  });
  expect(status).toBe(201);
  const queries = startOther();
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
