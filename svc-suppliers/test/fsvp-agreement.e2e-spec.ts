import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, addMonths, type Day } from '@fsvp/contracts/calendar-day';
import { COMPLIANCES, complianceOf, type Compliance } from '@fsvp/contracts/compliance';
import {
  FSVP_STATUSES,
  fsvpStatus,
  nextVerificationDay,
  type FsvpStatus,
  type VerificationClock,
} from '@fsvp/contracts/fsvp';
import { SUPPLIER_STATUSES, type SupplierStatus } from '@fsvp/contracts/supplier';
import { newId } from '@fsvp/service-kit/columns';
import type { Statement } from '@fsvp/service-kit/database';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import fc from 'fast-check';
import { Client } from 'pg';
import { countsOf, SupplierCounts, tilesOf } from '../src/suppliers/supplier-counts.js';
import { listStatement } from '../src/suppliers/supplier-list.queries.js';
import { startSuppliers } from './start.js';

interface Clocked extends VerificationClock {
  id: string;
  status: SupplierStatus;
  verificationFrequencyMonths: number;
}

const LEAP_YEAR = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index));

let service: TestService;
let supplierCounts: SupplierCounts;
// A connection of its own: a year at once takes longer than a service's statement may.
let client: Client;
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await client.query<T>(text, values)).rows;
beforeAll(async () => {
  service = await startSuppliers();
  supplierCounts = new SupplierCounts(service.database);
  client = new Client({ connectionString: service.ownerUrl, options: '-c timezone=UTC' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await service.close();
});

/** A statement's answer as of each day of the leap year. Every one takes the day that is today as its first value. */
async function asOfEachDay<T>({ text, values }: Statement): Promise<T[]> {
  expect(text).toContain('$1::date');
  const rows = await query<{ answer: string }>(
    `select (${text.replaceAll('$1::date', 'day')}) as answer from unnest($1::date[]) with ordinality as days (day, place) order by place`,
    [LEAP_YEAR, ...values.slice(1)],
  );
  return rows.map(({ answer }) => JSON.parse(answer) as T);
}

async function insert(table: string, suppliers: Clocked[]): Promise<void> {
  await query(
    `insert into ${table} (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, last_verification_date, verification_frequency_months, match_key, name_key)
     select id, 1, now(), now(), 'Clocked', 'Peru', 'low', status, "fsvpRequired", "lastVerificationDate", "verificationFrequencyMonths", '', ''
     from jsonb_to_recordset($1::jsonb) as row (id uuid, status text, "fsvpRequired" boolean, "lastVerificationDate" timestamptz, "verificationFrequencyMonths" int)`,
    [JSON.stringify(suppliers)],
  );
}

const time = fc.oneof(
  fc.constantFrom('00:00:00.000Z', '23:59:59.999Z', '23:30:00.000-05:00', '00:30:00.000+14:00'),
  fc.integer({ min: 0, max: 86_399_999 }).map((ms) => new Date(ms).toISOString().slice(11)),
);
const monthEnd = fc.integer({ min: 0, max: 60 }).map((months) => addDays(addMonths('2019-11-01', months), -1));
const months = fc.integer({ min: 1, max: 60 });
/** Days that make the supplier due about the leap year, whatever its frequency. */
const dueNear = fc
  .record({ months, shift: fc.integer({ min: -40, max: 400 }) })
  .map(({ months: frequency, shift }) => ({ frequency, day: addDays(addMonths('2024-01-01', -frequency), shift) }));
const clock = fc.oneof(
  dueNear,
  fc.record({
    frequency: months,
    day: fc.oneof(monthEnd, fc.constantFrom<Day>('2020-02-29', '2023-02-28', '2024-02-29', '2024-01-31', '2023-12-31')),
  }),
);
const supplier: fc.Arbitrary<Clocked> = fc
  .record({
    clock,
    time,
    verified: fc.integer({ min: 0, max: 7 }),
    required: fc.integer({ min: 0, max: 7 }),
    status: fc.constantFrom(...SUPPLIER_STATUSES),
  })
  .map((made) => ({
    id: newId(),
    status: made.status,
    fsvpRequired: made.required > 0,
    verificationFrequencyMonths: made.clock.frequency,
    lastVerificationDate: made.verified ? new Date(`${made.clock.day}T${made.time}`).toISOString() : null,
  }));

const dueOf = (one: Clocked) => (nextVerificationDay(one) ? `${nextVerificationDay(one)}T00:00:00.000Z` : null);
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

it('filter, row, tiles and dashboard follow the shared rule on every day of a leap year', async () => {
  const property = fc.asyncProperty(fc.array(supplier, { minLength: 40, maxLength: 100 }), async (suppliers) => {
    await query('delete from suppliers');
    await insert('suppliers', suppliers);
    const filtered = {} as Record<FsvpStatus, { total: number; suppliers: Record<string, unknown>[] }[]>;
    for (const status of FSVP_STATUSES)
      filtered[status] = await asOfEachDay(listStatement({ fsvpStatus: [status], limit: 100, offset: 0 }));
    const overlapping = await asOfEachDay<{ total: number }>(
      listStatement({ fsvpStatus: ['overdue', 'due_soon', 'overdue'], limit: 1, offset: 0 }),
    );
    const compliances: Partial<Record<Compliance, { total: number; suppliers: { id: string }[] }[]>> = {};
    for (const compliance of COMPLIANCES)
      compliances[compliance] = await asOfEachDay(listStatement({ compliance: [compliance], limit: 100, offset: 0 }));
    const count = await supplierCounts.current();
    for (const [index, today] of LEAP_YEAR.entries()) {
      const ruled = suppliers.map((one) => ({ ...one, fsvpStatus: fsvpStatus(one, today) }));
      const number = (status: FsvpStatus) => ruled.filter((one) => one.fsvpStatus === status).length;
      for (const status of FSVP_STATUSES) {
        const rows = filtered[status][index]?.suppliers
          .map(({ id, fsvpStatus: shown, nextVerificationDate }) => ({ id: String(id), shown, nextVerificationDate }))
          .sort(byId);
        const expected = ruled
          .filter((one) => one.fsvpStatus === status)
          .map((one) => ({ id: one.id, shown: status, nextVerificationDate: dueOf(one) }))
          .sort(byId);
        expect({ today, status, total: filtered[status][index]?.total, rows }).toEqual({
          today,
          status,
          total: expected.length,
          rows: expected,
        });
      }
      for (const compliance of COMPLIANCES) {
        const shown = compliances[compliance]?.[index]?.suppliers.map(({ id }) => id).sort();
        expect({ today, compliance, shown }).toEqual({
          today,
          compliance,
          shown: ruled
            .filter((one) => complianceOf(one.status, one.fsvpStatus) === compliance)
            .map(({ id }) => id)
            .sort(),
        });
      }
      expect(overlapping[index]?.total).toBe(number('overdue') + number('due_soon'));
      const [compliant, dueSoon, overdue, notRequired] = [
        number('compliant'),
        number('due_soon'),
        number('overdue'),
        number('not_required'),
      ];
      expect({ today, ...tilesOf(count, today) }).toEqual({
        today,
        compliant,
        dueSoon,
        overdue,
        notRequired,
        total: compliant + dueSoon + overdue,
      });
      const onTime = ruled.filter((one) => one.status === 'approved' && one.fsvpStatus !== 'overdue').length;
      const pending = ruled.filter((one) => one.status === 'pending').length;
      expect(countsOf(count, today)).toMatchObject({
        totalSuppliers: suppliers.length,
        compliantSuppliers: onTime,
        pendingVerification: pending,
        nonCompliant: suppliers.length - onTime - pending,
      });
    }
  });
  await fc.assert(property, { numRuns: 5, endOnFailure: true });
}, 120_000);

it('the due day is the shared one for every day of a leap year at every frequency', async () => {
  const suppliers = LEAP_YEAR.flatMap((day, index) =>
    Array.from({ length: 60 }, (_, month): Clocked => ({
      id: newId(),
      status: 'pending',
      fsvpRequired: true,
      lastVerificationDate: `${day}T${index % 2 ? '00:00:00.000' : '23:59:59.999'}Z`,
      verificationFrequencyMonths: month + 1,
    })),
  );
  await query('create temporary table clocked (like suppliers including generated)');
  await insert('clocked', suppliers);
  const stored = new Map(
    (await query<{ id: string; due: string }>('select id, next_verification_day::text as due from clocked')).map(
      ({ id, due }) => [id, due],
    ),
  );
  const disagreeing = suppliers
    .filter((one) => stored.get(one.id) !== nextVerificationDay(one))
    .map((one) => ({ ...one, stored: stored.get(one.id), ruled: nextVerificationDay(one) }));
  expect(disagreeing.slice(0, 5)).toEqual([]);
}, 60_000);
