import { expect } from '@jest/globals';
import { addDays, addMonths, setTimeZone, type Day } from '@fsvp/contracts/core/calendar-day';
import { COMPLIANCES, complianceOf, type Compliance } from '@fsvp/contracts/suppliers/compliance';
import {
  FSVP_STATUSES,
  fsvpStatus,
  nextVerificationDay,
  type FsvpStatus,
  type VerificationClock,
} from '@fsvp/contracts/suppliers/fsvp';
import { SUPPLIER_STATUSES, type SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import { newId } from '@fsvp/service-kit/database/columns';
import type { Statement } from '@fsvp/service-kit/database/database';
import { applyTimeZone } from '@fsvp/service-kit/database/time-zone';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import fc from 'fast-check';
import { Client } from 'pg';
import {
  countFiltered,
  SupplierCounts,
  toDashboardCounts,
  toTiles,
  type SupplierFilters,
} from '../src/suppliers/supplier-counts.js';
import { buildPageStatement } from '../src/suppliers/supplier-list.queries.js';
import { startSuppliers } from './start.js';

interface TestSupplier extends VerificationClock {
  id: string;
  status: SupplierStatus;
  verificationFrequencyMonths: number;
}

/** Every day of a leap year. */
export const LEAP_YEAR = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index));
/** The days around the ends of its months. */
export const MONTH_ENDS = LEAP_YEAR.filter((day) => day.endsWith('-01') || day.slice(8) >= '28');

/** A service, and a connection without a statement timeout, since a query over a year takes longer. */
export interface Agreement {
  service: TestService;
  client: Client;
  close(): Promise<void>;
}

export async function startAgreement(): Promise<Agreement> {
  const service = await startSuppliers();
  const client = new Client({ connectionString: service.ownerUrl, options: '-c timezone=UTC' });
  await client.connect();
  return {
    service,
    client,
    async close() {
      await client.end();
      await service.close();
    },
  };
}

/** Reads the page as of each day. The first parameter of the statement must be the current day. */
async function listForEachDay(
  client: Client,
  days: Day[],
  { text, values }: Statement,
): Promise<Record<string, unknown>[][]> {
  expect(text).toContain('$1::date');
  const { rows } = await client.query<{ page: string }>(
    `select list.page from unnest($1::date[]) with ordinality as days (day, place), lateral (${text.replaceAll('$1::date', 'day')}) list order by place`,
    [days, ...values.slice(1)],
  );
  return rows.map(({ page }) => JSON.parse(page) as Record<string, unknown>[]);
}

async function insert(client: Client, table: string, suppliers: TestSupplier[]): Promise<void> {
  await client.query(
    `insert into ${table} (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, last_verification_date, verification_frequency_months, match_key, name_key, external_ids, search_text)
     select id, 1, now(), now(), 'Verified', 'Peru', 'low', status, "fsvpRequired", "lastVerificationDate", "verificationFrequencyMonths", '', '', '{}', ''
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
/** Verification days that make a supplier due in or near the leap year, for any frequency. */
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
const supplier: fc.Arbitrary<TestSupplier> = fc
  .record({
    clock,
    time,
    verified: fc.integer({ min: 0, max: 7 }),
    required: fc.integer({ min: 0, max: 7 }),
    status: fc.constantFrom(...SUPPLIER_STATUSES),
  })
  .map((generated) => ({
    id: newId(),
    status: generated.status,
    fsvpRequired: generated.required > 0,
    verificationFrequencyMonths: generated.clock.frequency,
    lastVerificationDate: generated.verified
      ? new Date(`${generated.clock.day}T${generated.time}`).toISOString()
      : null,
  }));

const dueDateOf = (one: TestSupplier) =>
  nextVerificationDay(one) ? `${nextVerificationDay(one)}T00:00:00.000Z` : null;
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** Compares the filters, rows, tiles and dashboard with the shared rule on each of the days. */
export async function checkReaders({ service, client }: Agreement, days: Day[], numRuns: number): Promise<void> {
  const counts = new SupplierCounts(service.database);
  const property = fc.asyncProperty(fc.array(supplier, { minLength: 40, maxLength: 100 }), async (suppliers) => {
    await client.query('delete from suppliers');
    await insert(client, 'suppliers', suppliers);
    const cache = counts.asOf(days[0] as Day);
    const known = { cache, count: await cache.current() };
    const list = (filters: SupplierFilters) =>
      listForEachDay(client, days, buildPageStatement({ ...filters, limit: 100, offset: 0 }, known));
    const filtered = {} as Record<FsvpStatus, Record<string, unknown>[][]>;
    for (const status of FSVP_STATUSES) filtered[status] = await list({ fsvpStatus: [status] });
    const overlapping = await list({ fsvpStatus: ['overdue', 'due_soon', 'overdue'] });
    const compliances = {} as Record<Compliance, Record<string, unknown>[][]>;
    for (const compliance of COMPLIANCES) compliances[compliance] = await list({ compliance: [compliance] });
    for (const [index, today] of days.entries()) {
      const counted = await counts.asOf(today).current();
      const expectedStatuses = suppliers.map((one) => ({ ...one, fsvpStatus: fsvpStatus(one, today) }));
      const countOf = (status: FsvpStatus) => expectedStatuses.filter((one) => one.fsvpStatus === status).length;
      for (const status of FSVP_STATUSES) {
        const rows = filtered[status][index]
          ?.map(({ id, fsvpStatus: shown, nextVerificationDate }) => ({ id: String(id), shown, nextVerificationDate }))
          .sort(byId);
        const expected = expectedStatuses
          .filter((one) => one.fsvpStatus === status)
          .map((one) => ({ id: one.id, shown: status, nextVerificationDate: dueDateOf(one) }))
          .sort(byId);
        expect({ today, status, total: countFiltered(counted, { fsvpStatus: [status] }), rows }).toEqual({
          today,
          status,
          total: expected.length,
          rows: expected,
        });
      }
      for (const compliance of COMPLIANCES) {
        const shown = compliances[compliance][index]?.map(({ id }) => id).sort();
        const total = countFiltered(counted, { compliance: [compliance] });
        expect({ today, compliance, shown, total }).toEqual({
          today,
          compliance,
          shown: expectedStatuses
            .filter((one) => complianceOf(one.status, one.fsvpStatus) === compliance)
            .map(({ id }) => id)
            .sort(),
          total: shown?.length,
        });
      }
      const total = countFiltered(counted, { fsvpStatus: ['overdue', 'due_soon', 'overdue'] });
      expect([overlapping[index]?.length, total]).toEqual(Array(2).fill(countOf('overdue') + countOf('due_soon')));
      const [compliant, dueSoon, overdue, notRequired] = [
        countOf('compliant'),
        countOf('due_soon'),
        countOf('overdue'),
        countOf('not_required'),
      ];
      expect({ today, ...toTiles(counted) }).toEqual({
        today,
        compliant,
        dueSoon,
        overdue,
        notRequired,
        total: compliant + dueSoon + overdue,
      });
      const onTime = expectedStatuses.filter((one) => one.status === 'approved' && one.fsvpStatus !== 'overdue').length;
      const pending = expectedStatuses.filter((one) => one.status === 'pending').length;
      expect(toDashboardCounts(counted)).toMatchObject({
        totalSuppliers: suppliers.length,
        compliantSuppliers: onTime,
        pendingVerification: pending,
        nonCompliant: suppliers.length - onTime - pending,
      });
    }
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
}

/** A day begins at one of the middle two in the zones that are tested. */
const TIMES = ['00:00:00.000', '07:30:00.000', '18:30:00.000', '23:59:59.999'];

/** Makes service and database count days in a zone. */
export async function useTimeZone({ client }: Agreement, timeZone: string): Promise<void> {
  await applyTimeZone(
    { query: async (text: string, values?: unknown[]) => (await client.query(text, values)).rows },
    timeZone,
  );
  setTimeZone(timeZone);
}

/** Compares the stored due day with the shared rule for verifications on each of the days, at every frequency. */
export async function checkDueDays({ client }: Agreement, days: Day[]): Promise<void> {
  const suppliers = days.flatMap((day, index) =>
    Array.from({ length: 60 }, (_, month): TestSupplier => ({
      id: newId(),
      status: 'pending',
      fsvpRequired: true,
      lastVerificationDate: `${day}T${TIMES[index % TIMES.length]}Z`,
      verificationFrequencyMonths: month + 1,
    })),
  );
  await client.query(`create temporary table verified (like suppliers including generated);
    create trigger verified_day before insert on verified for each row execute function set_next_verification_day()`);
  await insert(client, 'verified', suppliers);
  const stored = new Map(
    (
      await client.query<{ id: string; due: string }>('select id, next_verification_day::text as due from verified')
    ).rows.map(({ id, due }) => [id, due]),
  );
  await client.query('drop table verified');
  const differing = suppliers
    .filter((one) => stored.get(one.id) !== nextVerificationDay(one))
    .map((one) => ({ ...one, stored: stored.get(one.id), ruled: nextVerificationDay(one) }));
  expect(differing.slice(0, 5)).toEqual([]);
}
