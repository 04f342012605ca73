import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@fsvp/service-kit/database';
import { KnownPages, type ReadIfChanged } from '@fsvp/service-kit/lists/known-pages';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

describe('lists of suppliers', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startSuppliers();
    for (const name of ['Ocean Star', 'Sea Pride', 'Promarisco'])
      await service.request('POST', '/api/suppliers', { name, country: 'Peru' });
  });
  afterAll(() => service.close());
  afterEach(() => void jest.restoreAllMocks());

  /** Reads a list. @returns its answer, and whether the database made the page's JSON for it */
  async function read(path: string) {
    const rows = jest.spyOn(Database.prototype, 'rows');
    const { body } = await service.request('GET', path);
    const read = (await Promise.all(rows.mock.results.map(({ value }) => value as Promise<object[]>))).flat();
    rows.mockRestore();
    const made = read.filter((row): row is ReadIfChanged => 'page' in row).some(({ page }) => page !== null);
    return { body, made };
  }

  const LISTS = ['', '?status=pending', '?sort=name', '?fields=name', '?search=sea', '?search=se', '?limit=2&offset=1'];

  it.each(LISTS)('%s: makes a page again only when one of its rows has changed', async (query) => {
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

  it('makes pages for another page, other fields and without rows', async () => {
    await read('/api/suppliers?limit=1');
    for (const query of ['limit=1&offset=1', 'limit=1&fields=name', 'limit=1&search=nothing', 'limit=1&search=nothing'])
      expect((await read(`/api/suppliers?${query}`)).made).toBe(true);
  });
});

describe('known pages', () => {
  const page = (text: string): ReadIfChanged => ({ page: text, state: text });

  it('keeps those that were read last, up to a length', () => {
    const pages = new KnownPages(100);
    const keys = ['a', 'b', 'c'].map((key) => ({ key }));
    const [a, b, c] = keys as [object, object, object];
    pages.of(a).textOf(page('['.repeat(15)));
    pages.of(b).textOf(page('['.repeat(15)));
    // Read again, so that the other one is the oldest.
    pages.of(a);
    pages.of(c).textOf(page('['.repeat(15)));
    expect(keys.map((key) => pages.of(key).state.length)).toEqual([15, 0, 15]);
    pages.of(b).textOf(page('['.repeat(200)));
    expect(keys.map((key) => pages.of(key).state.length)).toEqual([0, 0, 0]);
  });

  it('returns the page that the statement was told of, even if another one is known since', () => {
    const pages = new KnownPages();
    pages.of({}).textOf(page('[1]'));
    const known = pages.of({});
    pages.of({}).textOf(page('[2]'));
    expect(known.textOf({ page: null, state: known.state })).toBe('[1]');
    expect(pages.of({}).state).toBe('[2]');
  });
});
