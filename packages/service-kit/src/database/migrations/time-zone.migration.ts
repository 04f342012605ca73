import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * SQL of the functions that count calendar days in a time zone, as `dayOfInstant` of the contracts does. The zone is
 * part of the database, because days are stored. It is a literal in both functions: a function within the other one
 * would be evaluated once for cached plans, which would then keep the zone.
 */
export function createDayFunctions(timeZone: string): string {
  const zone = `'${timeZone.replaceAll("'", "''")}'`;
  return `
    create or replace function suite_time_zone() returns text language sql immutable parallel safe return ${zone};

    create or replace function suite_day(instant timestamptz) returns date language sql immutable parallel safe
      return case when (instant at time zone 'UTC')::time = '00:00' then utc_day(instant) else (instant at time zone ${zone})::date end;`;
}

/** Calendar days in the suite's time zone; `applyTimeZone` sets it. */
export class TimeZone1700000000700 implements MigrationInterface {
  name = 'TimeZone1700000000700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createDayFunctions('UTC'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function suite_day; drop function suite_time_zone');
  }
}
