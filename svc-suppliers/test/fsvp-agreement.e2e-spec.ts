import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fsvpStatus, nextVerificationDay } from '@fsvp/contracts/fsvp';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

interface Case {
  required: boolean;
  last: string | null;
  months: number;
  today: string;
  due: string | null;
  status: string;
}

it('SQL and the shared rule agree on every day of a leap year, at every month end and for every frequency', async () => {
  const cases: Case[] = await service.database.dataSource.query(`
    with verified as (
      select day::timestamptz + interval '23 hours 59 minutes' as last from generate_series('2024-01-01'::date, '2024-12-31', '1 day') day
      union all select null),
    clocks as (
      select last, months, (utc_day(last) + make_interval(months => months))::date as due from verified, unnest(array[1, 2, 6, 11, 12, 13, 35, 60]) months),
    days as (
      select *, coalesce(due, '2025-06-01') + distance as today from clocks, unnest(array[-400, -31, -30, -1, 0, 1, 30]) distance)
    select required, iso(last) as last, months, today::text as today, due::text as due, fsvp_status(required, due, today) as status
    from days, unnest(array[true, false]) required`);
  expect(cases.length).toBeGreaterThan(40_000);
  const disagreeing = cases.filter(({ required, last, months, today, due, status }) => {
    const clock = { fsvpRequired: required, lastVerificationDate: last, verificationFrequencyMonths: months };
    return nextVerificationDay(clock) !== due || fsvpStatus(clock, today) !== status;
  });
  expect(disagreeing.slice(0, 5)).toEqual([]);
});
