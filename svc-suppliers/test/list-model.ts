import { expect } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { compareTexts, foldText } from '@fsvp/contracts/core/text';
import { COMPLIANCES, complianceOf } from '@fsvp/contracts/suppliers/compliance';
import { FSVP_STATUSES, fsvpStatus, nextVerificationDay } from '@fsvp/contracts/suppliers/fsvp';
import { RISK_LEVELS, SUPPLIER_SORTS, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import { newId } from '@fsvp/service-kit/database/columns';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import fc from 'fast-check';
import type { ListQuery } from '../src/suppliers/supplier-list.queries.js';

const NAMES = ['Harvest Foods', 'harvest foods', 'Sea Pride', 'C:\\Fish 100%', 'Ümit Gıda', 'Ávila', 'a_b', 'axb'];
const SEARCHES = ['foods', 'FOOD', 'sea pride', 'a', 'se', '%', '_', '\\', 'ü', 'umi', 'GIDA', 'avi', 'no such firm'];

/** Days that matter to the FSVP status, each with a frequency of one month. */
const verified = fc.option(
  fc.constantFrom(-400, -63, -62, -61, -32, -31, -30, -1, 0).map((days) => `${addDays(today(), days)}T00:00:00.000Z`),
);
const row = fc.record({
  name: fc.constantFrom(...NAMES),
  country: fc.constantFrom('Chile', 'chile', 'Peru'),
  risk_level: fc.constantFrom(...RISK_LEVELS),
  status: fc.constantFrom(...SUPPLIER_STATUSES),
  fsvp_required: fc.boolean(),
  last_verification_date: verified,
  created_at: fc.constantFrom(0, -1, -2).map((days) => `${addDays(today(), days)}T01:00:00.000Z`),
});
export const rows = (minLength: number, maxLength: number) => fc.array(row, { minLength, maxLength });
export type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;

/** A part of the suppliers is changed, deleted or joined by new ones. */
export const write = fc.record({
  kind: fc.constantFrom('insert', 'update', 'delete', 'roll back'),
  rows: rows(1, 6),
  share: fc.integer({ min: 2, max: 9 }),
});
export type Write = typeof write extends fc.Arbitrary<infer W> ? W : never;

export const listQuery: fc.Arbitrary<ListQuery> = fc.record(
  {
    search: fc.option(fc.constantFrom(...SEARCHES), { nil: undefined, freq: 1 }),
    status: fc.subarray([...SUPPLIER_STATUSES]),
    riskLevel: fc.subarray([...RISK_LEVELS]),
    fsvpStatus: fc.subarray([...FSVP_STATUSES]),
    compliance: fc.subarray([...COMPLIANCES]),
    fsvpRequired: fc.boolean(),
    sort: fc.constantFrom(...SUPPLIER_SORTS),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.constantFrom(1, 7, 50, 100),
    offset: fc.constantFrom(0, 0, 3, 40, 1000),
  },
  { requiredKeys: ['limit', 'offset'] },
);

const INSERT = `insert into suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, last_verification_date, verification_frequency_months, match_key, name_key)
  select id, 1, created_at, created_at, name, country, risk_level, status, fsvp_required, last_verification_date, 1, '', '' from jsonb_populate_recordset(null::suppliers, $1)`;

export async function insertRows(service: TestService, added: Row[]): Promise<void> {
  await service.database.dataSource.query(INSERT, [JSON.stringify(added.map((one) => ({ ...one, id: newId() })))]);
}

export async function runWrite({ database: { dataSource } }: TestService, { kind, rows: added, share }: Write) {
  const parameters = [JSON.stringify(added.map((one) => ({ ...one, id: newId() })))];
  // Rows are locked in the same order by each write, since concurrent writes would end in a deadlock otherwise.
  const some = `id in (select id from suppliers where deleted_at is null and hashtext(id::text) % ${share} = 0 order by id for update)`;
  const [first] = added;
  if (kind === 'insert') await dataSource.query(INSERT, parameters);
  else if (kind === 'delete') await dataSource.query(`update suppliers set deleted_at = now() where ${some}`);
  else if (kind === 'update')
    await dataSource.query(
      `update suppliers set status = $1, risk_level = $2, fsvp_required = $3, last_verification_date = $4, name = $5 where ${some}`,
      [first?.status, first?.risk_level, first?.fsvp_required, first?.last_verification_date, first?.name],
    );
  else
    await dataSource
      .transaction(async (manager) => {
        await manager.query(INSERT, parameters);
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
}

export async function fetchList(service: TestService, query: ListQuery) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) parameters.append(name, String(one));
  const { status, body } = await service.request('GET', `/api/suppliers?${parameters}`);
  expect(status).toBe(200);
  const { suppliers, total } = body as { suppliers: Supplier[]; total: number };
  return { suppliers, total };
}

/** Every supplier, by single reads. */
export async function readAll(service: TestService): Promise<Supplier[]> {
  const ids: { id: string }[] = await service.database.dataSource.query(
    'select id from suppliers where deleted_at is null',
  );
  return Promise.all(
    ids.map(async ({ id }) => (await service.request('GET', `/api/suppliers/${id}`)).body as Supplier),
  );
}

const accepts = <T>(accepted: readonly T[] | undefined, value: T) => !accepted?.length || accepted.includes(value);

/** The specification's rules of the filters, in plain JavaScript. */
export function passes(one: Supplier, query: ListQuery): boolean {
  const fsvp = fsvpStatus(one);
  return (
    accepts(query.status, one.status) &&
    accepts(query.riskLevel, one.riskLevel) &&
    accepts(query.fsvpStatus, fsvp) &&
    accepts(query.compliance, complianceOf(one.status, fsvp)) &&
    accepts(query.fsvpRequired === undefined ? [] : [query.fsvpRequired], one.fsvpRequired) &&
    [one.name, one.country].some((text) => foldText(text).includes(foldText(query.search ?? '')))
  );
}

const bytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Rows without a date are last in both directions, of due dates those that owe no verification. Status and risk level are newest first when ascending. */
function compare(one: Supplier, other: Supplier, { sort = 'createdAt', order }: ListQuery): number {
  const sign = (order ?? (sort === 'createdAt' ? 'desc' : 'asc')) === 'asc' ? 1 : -1;
  const key = (supplier: Supplier) => {
    if (sort === 'riskLevel') return String(RISK_RANK[supplier.riskLevel]);
    if (sort === 'nextVerificationDate') return supplier.fsvpRequired ? (nextVerificationDay(supplier) ?? '') : null;
    return supplier[sort]?.toLowerCase() ?? null;
  };
  const [key1, key2] = [key(one), key(other)];
  const byName = sort === 'nextVerificationDate' ? compareTexts(one.name.toLowerCase(), other.name.toLowerCase()) : 0;
  if (key1 === null || key2 === null)
    return Number(key1 === null) - Number(key2 === null) || sign * (byName || bytes(one.id, other.id));
  const newest = sort === 'status' || sort === 'riskLevel' ? -bytes(one.createdAt, other.createdAt) : 0;
  const byId = sort === 'status' || sort === 'riskLevel' ? -bytes(one.id, other.id) : bytes(one.id, other.id);
  return sign * (compareTexts(key1, key2) || byName || newest || byId);
}
const RISK_RANK = { low: 1, medium: 2, high: 3 };

export function expectedList(all: Supplier[], query: ListQuery): { suppliers: Supplier[]; total: number } {
  const found = all.filter((one) => passes(one, query)).sort((one, other) => compare(one, other, query));
  return { suppliers: found.slice(query.offset, query.offset + query.limit), total: found.length };
}

/** Random lists during and after random writes equal a computation over all suppliers. */
export async function checkLists(service: TestService, numRuns: number, maxRows: number): Promise<void> {
  const round = fc.record({
    writes: fc.array(write, { maxLength: 4 }),
    during: fc.array(listQuery, { minLength: 3, maxLength: 3 }),
    after: fc.array(listQuery, { minLength: 8, maxLength: 8 }),
  });
  const property = fc.asyncProperty(
    rows(20, maxRows),
    fc.array(round, { minLength: 1, maxLength: 4 }),
    async (first, rounds) => {
      await service.database.dataSource.query('delete from suppliers');
      await insertRows(service, first);
      // Lists that were read before the writes, which may have changed their pages.
      const asked: ListQuery[] = [{ limit: 100, offset: 0 }];
      for (const query of asked) await fetchList(service, query);
      for (const { writes, during, after } of rounds) {
        const writing = Promise.all(writes.map((one) => runWrite(service, one)));
        // Several callers at once, who share readings.
        for (const query of [...during, ...during].map((one) => ({ ...one, limit: 100, offset: 0 }))) {
          // A page with all suppliers that pass has as many as the total of the same answer.
          const lists = await Promise.all([query, query, query].map((one) => fetchList(service, one)));
          for (const { suppliers, total } of lists) {
            expect(suppliers.length).toBe(Math.min(total, 100));
            expect(suppliers.filter((one) => !passes(one, query))).toEqual([]);
          }
        }
        await writing;
        const all = await readAll(service);
        asked.push(...after);
        const lists = await Promise.all([...asked, ...asked].map((query) => fetchList(service, query)));
        for (const [index, query] of [...asked, ...asked].entries())
          expect({ query, ...lists[index] }).toEqual({ query, ...expectedList(all, query) });
      }
    },
  );
  await fc.assert(property, { numRuns, endOnFailure: true });
}
