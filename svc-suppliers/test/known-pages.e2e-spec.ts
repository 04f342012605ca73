import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/calendar-day';
import type { Supplier } from '@fsvp/contracts/supplier';
import { Database } from '@fsvp/service-kit/database';
import type { ReadIfChanged } from '@fsvp/service-kit/lists/known-pages';
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

/** Reads a list. @returns its answer, and whether the database made the page's JSON for it */
async function read(path: string) {
  const rows = jest.spyOn(Database.prototype, 'rows');
  try {
    const { body } = await service.request('GET', path);
    const read = (await Promise.all(rows.mock.results.map(({ value }) => value as Promise<object[]>))).flat();
    const made = read.filter((row): row is ReadIfChanged => 'page' in row).some(({ page }) => page !== null);
    return { body, made };
  } finally {
    rows.mockRestore();
  }
}

const LISTS = ['', '?status=pending', '?sort=name', '?fields=name', '?search=sea', '?search=se', '?limit=2&offset=1'];

it.each(LISTS)('%s: the page is made again only when one of its rows has changed', async (query) => {
  const path = `/api/suppliers${query}`;
  const first = await read(path);
  expect(first.made).toBe(true);
  expect(await read(path)).toEqual({ body: first.body, made: false });

  await service.database.dataSource.query(
    `update suppliers set city = coalesce(city, '') || 'a' where name = 'Sea Pride'`,
  );
  const changed = await read(path);
  expect(changed.made).toBe(true);
  if (!query.startsWith('?fields')) expect(changed.body).not.toEqual(first.body);
  expect(await read(path)).toEqual({ body: changed.body, made: false });
});

it('a page with the same rows is another one with other fields', async () => {
  const all = await read('/api/suppliers?limit=3');
  const names = await read('/api/suppliers?limit=3&fields=name');
  const nameOf = ({ id, name }: Supplier) => ({ id, name });
  expect(names).toMatchObject({ body: { suppliers: all.body.suppliers.map(nameOf) }, made: true });
  expect(Object.keys(names.body.suppliers[0])).toEqual(['id', 'name']);
});

it('an empty page, and one after a cursor, are made each time', async () => {
  const { next } = (await read('/api/suppliers?limit=1')).body;
  for (const query of ['search=nothing', `limit=1&cursor=${next}`])
    for (let time = 1; time <= 2; time += 1) expect((await read(`/api/suppliers?${query}`)).made).toBe(true);
});

it('a page with the same rows is another one on another day', async () => {
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
