import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeZone, suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import type { Database } from '@fsvp/service-kit/database/database';
import { migrate } from '@fsvp/service-kit/process/migrate';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { TimeZoneCheck } from '@fsvp/service-kit/database/time-zone';
import { COMPUTE_DAYS_AGAIN } from '../src/migrations/suite-days.migration.js';
import { migrations } from '../src/migrations/index.js';
import { startSuppliers } from './start.js';

const machineZone = suiteTimeZone();
let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(async () => {
  setTimeZone(machineZone);
  await service.close();
});

const changeTimeZone = async (timeZone: string) => {
  setTimeZone(timeZone);
  await migrate(service.ownerUrl, migrations, { onNewTimeZone: COMPUTE_DAYS_AGAIN });
};

it('a new time zone computes the due days of verifications with a time again, and their counts', async () => {
  await changeTimeZone('Asia/Kolkata');
  const year = new Date().getUTCFullYear();
  const create = async (name: string, lastVerificationDate: string) =>
    service.request('POST', '/api/suppliers', { name, country: 'Peru', fsvpRequired: true, lastVerificationDate });
  await create('Verified in the evening', `${year}-01-02T06:30:00Z`);
  await create('Verified on a day', `${year}-01-02`);
  const read = async () =>
    (await service.request('GET', '/api/suppliers?sort=name')).body.suppliers.map(
      (one: { nextVerificationDate: string }) => one.nextVerificationDate.slice(0, 10),
    );
  expect(await read()).toEqual([`${year + 1}-01-02`, `${year + 1}-01-02`]);
  await changeTimeZone('America/Los_Angeles');
  expect(await read()).toEqual([`${year + 1}-01-01`, `${year + 1}-01-02`]);
  expect((await service.request('GET', '/api/suppliers/fsvp-summary')).body.total).toBe(2);
});

it('a process that counts in another time zone than its database does not start', async () => {
  const check = new TimeZoneCheck(service.database);
  await check.onApplicationBootstrap();
  setTimeZone('UTC');
  await expect(check.onApplicationBootstrap()).rejects.toThrow(
    'APP_TIME_ZONE is UTC, but the database counts days in America/Los_Angeles',
  );
});

it.each(['CET', 'MET', 'PST', 'IST'])(
  'a zone that PostgreSQL reads otherwise than Node.js is refused: %s',
  async (zone) => {
    setTimeZone(machineZone);
    const suite = globalThis as { fsvpTimeZone?: string };
    try {
      // As a process of the release before would: `setTimeZone` refuses the name.
      suite.fsvpTimeZone = zone;
      const refusal = new RegExp(`^APP_TIME_ZONE is ${zone}, which PostgreSQL reads otherwise .* such as \\w+/\\w+`);
      await expect(migrate(service.ownerUrl, migrations)).rejects.toThrow(refusal);
    } finally {
      setTimeZone(machineZone);
    }
  },
);

it.each([
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Sydney',
  'America/Asuncion',
  'Etc/GMT+5',
  'UTC',
  'GMT',
])('PostgreSQL and Node.js read %s alike', async (zone) => {
  await changeTimeZone(zone);
  await new TimeZoneCheck(service.database).onApplicationBootstrap();
});

describe('while the database recovers,', () => {
  const checkWith = (...codes: string[]) => {
    const rows = jest.fn(() => {
      const code = codes.shift();
      return code
        ? Promise.reject(Object.assign(new Error(code), { code }))
        : Promise.resolve([{ zone: suiteTimeZone() }]);
    });
    return { rows, checked: new TimeZoneCheck({ rows } as unknown as Database).onApplicationBootstrap() };
  };

  it('a process that starts waits for it', async () => {
    const { rows, checked } = checkWith('57P03');
    await checked;
    expect(rows).toHaveBeenCalledTimes(2);
  });

  it('another error ends the start at once', async () => {
    const { rows, checked } = checkWith('42883');
    await expect(checked).rejects.toThrow('42883');
    expect(rows).toHaveBeenCalledTimes(1);
  });
});
