import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SUPPLIER_SORTS } from '@fsvp/contracts/suppliers/supplier';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { Statement } from '@fsvp/service-kit/database/database';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { FIND_SIMILAR } from '../src/supplier-import/new-suppliers.js';
import { SupplierCounts } from '../src/suppliers/supplier-counts.js';
import { buildPageStatement, buildSearchStatement, type ListQuery } from '../src/suppliers/supplier-list.queries.js';
import { SuppliersQueries } from '../src/suppliers/suppliers.queries.js';
import { buildWorkStatement } from '../src/work-items/work-lines.queries.js';
import { startSuppliers } from './start.js';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'CTE Name'?: string;
  'Relation Name'?: string;
  'Sort Key'?: string[];
  'Subplan Name'?: string;
  Plans?: Plan[];
}

const SUPPLIERS = 5000;

let service: TestService;
let owner: Client;
beforeAll(async () => {
  service = await startSuppliers();
  owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  await owner.query(`insert into suppliers (id, version, created_at, updated_at, name, country, city, risk_level, status, fsvp_required, last_verification_date, verification_frequency_months, match_key, name_key)
    select gen_random_uuid(), 1, now() - n * interval '1 minute', now(), (array['Harvest Foods', 'Sea Pride', 'Golden Mills'])[1 + n % 3] || ' ' || md5(n::text), 'Country ' || n % 80, 'Town ' || n % 900,
      (array['low', 'medium', 'high'])[1 + n % 3], (array['approved', 'approved', 'approved', 'pending', 'suspended'])[1 + n % 5], n % 20 > 0,
      case when n % 6 > 0 then now() - (n % 700) * interval '1 day' end, 12, n::text, n::text from generate_series(1, ${SUPPLIERS}) n`);
  await owner.query('vacuum analyze suppliers');
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

async function list(query: Partial<ListQuery> = {}): Promise<Statement> {
  const { search } = query;
  const paged = { limit: 50, offset: 0, ...query };
  const cache = new SupplierCounts(service.database).asOf(today());
  const known = { cache, count: await cache.of() };
  return search ? buildSearchStatement({ ...paged, search }, known) : buildPageStatement(paged, known);
}

/** All nodes of a statement's query plan. */
async function explain({ text, values }: Statement): Promise<Plan[]> {
  const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodes(plan)));
}

const indexesOf = (plans: Plan[], type: string) =>
  plans.filter((plan) => plan['Node Type'] === type).map((plan) => plan['Index Name']);
const findTableScans = (plans: Plan[]) =>
  plans.filter((plan) => plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'suppliers');

/** The parts of a page, or the page itself if it has none. */
function sectionsOf(plans: Plan[]): Plan[] {
  const parts = plans.filter((plan) => plan['Subplan Name']?.startsWith('CTE part_'));
  return parts.length ? parts : plans.filter((plan) => plan['Subplan Name'] === 'CTE hits');
}

function expectIndexOrder(section: Plan): void {
  const plan = JSON.stringify(section);
  expect(plan).toMatch(/"Index (Only )?Scan"/);
  expect(plan).toContain('"Index Name":"suppliers_');
  expect(plan).not.toContain('"Sort"');
}

describe('a large directory', () => {
  it('returns 50 suppliers and the total without paging parameters', async () => {
    const { body } = await service.request('GET', '/api/suppliers');
    expect([body.suppliers.length, body.total]).toEqual([50, SUPPLIERS]);
  });

  it.each(
    SUPPLIER_SORTS.flatMap((sort) => [
      { sort, order: 'asc' as const },
      { sort, order: 'desc' as const },
    ]),
  )('reads an index in its order when sorted by $sort $order', async (query) => {
    const plans = await explain(await list(query));
    expect(findTableScans(plans)).toEqual([]);
    const sorts = plans.filter(
      (plan) => /Sort/.test(plan['Node Type']) && !/supplier_changes/.test(JSON.stringify(plan)),
    );
    // Only the rows of the page are put in order again.
    for (const sort of sorts) expect(String(sort['Sort Key'])).toMatch(/place/);
    for (const section of sectionsOf(plans)) expectIndexOrder(section);
    // After a cursor, each range is read in the order of the index.
    const { sort, order } = query;
    const { next } = (await service.request('GET', `/api/suppliers?sort=${sort}&order=${order}`)).body;
    const ranges = sectionsOf(await explain(await list({ ...query, cursor: next })));
    expect(ranges.length).toBeGreaterThan(0);
    for (const range of ranges) expectIndexOrder(range);
  });

  it.each(['dated', 'never'] as const)('finds and counts the work of suppliers by index: %s', async (range) => {
    const plans = await explain(buildWorkStatement(range, today()));
    expect(findTableScans(plans)).toEqual([]);
    expect(plans.filter((plan) => /Sort/.test(plan['Node Type']))).toEqual([]);
    expect(indexesOf(plans, 'Index Scan')).toEqual(['suppliers_due_order']);
  });

  it('reads no table to filter', async () => {
    for (const query of [
      { status: ['suspended' as const] },
      { riskLevel: ['high' as const], fsvpRequired: true },
      { fsvpStatus: ['overdue' as const] },
    ])
      expect(findTableScans(await explain(await list(query)))).toEqual([]);
  });

  it('searches with the trigram index if the text has a trigram', async () => {
    const used = async (search: string) => indexesOf(await explain(await list({ search })), 'Bitmap Index Scan');
    expect(await used(' 7f3a9')).toContain('suppliers_search');
    for (const search of ['e', 'ab', '&&&', 'a-b', '%%%']) {
      expect(await used(search)).not.toContain('suppliers_search');
      expect(indexesOf(await explain(await list({ search })), 'Index Only Scan')).toContain('suppliers_texts');
    }
  });

  it('computes the pattern of a prepared search once, not for each row', async () => {
    const { text, values } = await list({ search: 'town' });
    const given = values.map((value) => owner.escapeLiteral(String(value))).join(', ');
    await owner.query(`begin; set local plan_cache_mode = force_generic_plan; prepare searched as ${text}`);
    const explaining = owner.query<{ 'QUERY PLAN': string }>(`explain execute searched(${given})`);
    const { rows } = await explaining.finally(() => owner.query('rollback; deallocate searched'));
    const comparing = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('search_text'));
    expect(comparing.length).toBeGreaterThan(0);
    for (const line of comparing) expect(line).not.toContain('lower(');
  });

  it('plans a prepared list once, and calls no function for each of its dates', async () => {
    await owner.query(`insert into supplier_changes (xid, amount, status, risk_level, fsvp_required)
      select '3', 1, 'approved', 'low', true from generate_series(1, 20000)`);
    await owner.query('analyze supplier_changes');
    const statement = await list();
    // PostgreSQL compares five plans for the values with one for all values.
    for (let i = 0; i < 6; i += 1) await owner.query(statement);
    const { rows } = await owner.query<{ plans: number }>(
      'select generic_plans::int as plans from pg_prepared_statements where name = $1',
      [statement.name],
    );
    expect(rows).toEqual([{ plans: 1 }]);
    const { rows: lines } = await owner.query({
      text: `explain (verbose) ${statement.text}`,
      values: statement.values,
    });
    expect(JSON.stringify(lines)).toContain('to_char(');
    expect(JSON.stringify(lines)).not.toContain('iso(');
  });

  it('finds and counts suppliers that are too long for the trigram index', async () => {
    // Three bytes each, 2,130 bytes in total.
    const ideographs = Array.from({ length: 255 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    const longest = {
      name: ideographs,
      contactPerson: [...ideographs].reverse().join(''),
      city: ideographs.slice(0, 100),
      country: ideographs.slice(100, 200),
    };
    const { status, body } = await service.request('POST', '/api/suppliers', longest);
    expect(status).toBe(201);
    for (const search of [ideographs.slice(0, 1), ideographs.slice(253), ideographs.slice(100, 110)]) {
      for (const limit of [1, 50])
        expect(
          (await service.request('GET', `/api/suppliers?search=${encodeURIComponent(search)}&limit=${limit}`)).body,
        ).toMatchObject({ total: 1, suppliers: [{ id: body.id }] });
    }
    await service.database.dataSource.query('delete from suppliers where id = $1', [body.id]);
  });

  it.each([
    [{}, SUPPLIERS, 50],
    [{ offset: SUPPLIERS - 50 }, SUPPLIERS, 50],
    [{ offset: SUPPLIERS - 10 }, SUPPLIERS, 10],
    [{ offset: SUPPLIERS }, SUPPLIERS, 0],
    [{ offset: SUPPLIERS + 1000 }, SUPPLIERS, 0],
    [{ search: 'no such firm' }, 0, 0],
    [{ search: 'no such firm', offset: 50 }, 0, 0],
    [{ search: 'town 899', limit: 5 }, 5, 5],
    [{ search: 'town 899', limit: 6 }, 5, 5],
    [{ search: 'town 899', limit: 2, offset: 4 }, 5, 1],
    [{ search: 'TOWN 899', limit: 2, offset: 5 }, 5, 0],
    [{ search: 'y', fsvpStatus: ['not_required' as const] }, 250, 50],
  ])('returns the total for any page: %j', async (query, total, shown) => {
    const queries = new SuppliersQueries(service.database, new SupplierCounts(service.database));
    const response = JSON.parse(await queries.list({ limit: 50, offset: 0, ...query })) as {
      total: number;
      suppliers: unknown[];
    };
    expect({ total: response.total, shown: response.suppliers.length }).toEqual({ total, shown });
  });

  it.each(SUPPLIER_SORTS.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]))(
    'lists every supplier once over the pages of %s, those without a date, or that owe no verification, last',
    async (query) => {
      const listed: Record<string, unknown>[] = [];
      for (let offset = 0; offset < 500; offset += 100)
        listed.push(
          ...(await service.request('GET', `/api/suppliers?search=Town+1&limit=100&offset=${offset}&${query}`)).body
            .suppliers,
        );
      expect(listed.length).toBe(500);
      expect(new Set(listed.map(({ id }) => id)).size).toBe(500);
      const sort = new URLSearchParams(query).get('sort') as string;
      const dated = listed.map((row) => (sort === 'nextVerificationDate' ? row.fsvpRequired : row[sort] !== null));
      expect(dated).toEqual(dated.toSorted((one, other) => Number(other) - Number(one)));
    },
  );
});

describe('duplicates of an import', () => {
  it('are found by index although the rows of a running import are not in the statistics', async () => {
    const keys = Array.from({ length: 200 }, (_, number) => String(number));
    await owner.query('begin');
    try {
      await owner.query('delete from suppliers');
      await owner.query('analyze suppliers');
      const scans = (await explain({ name: '', text: FIND_SIMILAR, values: [keys] })).filter(
        (plan) => plan['Relation Name'] === 'suppliers',
      );
      expect(scans).toMatchObject([{ 'Index Name': 'suppliers_alike', 'Index Cond': expect.any(String) }]);
    } finally {
      await owner.query('rollback');
    }
  });
});
