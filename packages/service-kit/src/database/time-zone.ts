import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { SettingsError } from '../runtime/config.js';
import { Database } from './database.js';
import { createDayFunctions } from './migrations/time-zone.migration.js';
import { retryAtStart } from '../runtime/retry-at-start.js';

interface TimeZoneRow {
  zone: string;
}

/**
 * Makes a migrated database count days in a time zone. Must run in a transaction of the owner.
 * @param onChange statement that computes stored days again; runs if the database counted in another zone before
 * @throws for a zone that PostgreSQL does not know
 */
export async function applyTimeZone(
  runner: { query(text: string, values?: unknown[]): Promise<unknown> },
  timeZone: string,
  onChange?: string,
): Promise<void> {
  const [{ zone }] = (await runner.query('select suite_time_zone() as zone')) as [TimeZoneRow];
  if (zone === timeZone) return;
  await runner.query('select now() at time zone $1', [timeZone]);
  await runner.query(createDayFunctions(timeZone));
  if (onChange) await runner.query(onChange);
}

/** Refuses to start a process that counts days in another time zone than its database. */
@Injectable()
export class TimeZoneCheck implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    const [row] = await retryAtStart(() =>
      this.database.rows<TimeZoneRow>({
        name: 'suite-time-zone',
        text: 'select suite_time_zone() as zone',
        values: [],
      }),
    );
    if (row?.zone !== suiteTimeZone())
      throw new SettingsError(
        `APP_TIME_ZONE is ${suiteTimeZone()}, but the database counts days in ${row?.zone}: run the migration with the same APP_TIME_ZONE.`,
      );
  }
}
