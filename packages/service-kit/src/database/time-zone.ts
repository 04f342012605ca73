import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { offsetMinutes, proposeTimeZone, suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { SettingsError } from '../runtime/config.js';
import { Database } from './database.js';
import { createDayFunctions } from './migrations/time-zone.migration.js';
import { retryAtStart } from '../runtime/retry-at-start.js';

interface TimeZoneRow {
  zone: string;
  offsets?: number[];
}

/** Winter and summer of this year and the next. */
function comparedInstants(): Date[] {
  const year = new Date().getUTCFullYear();
  return [year, year + 1].flatMap((of) => [new Date(Date.UTC(of, 0, 15)), new Date(Date.UTC(of, 6, 15))]);
}

/** SQL of the offsets of a zone from UTC in minutes at the instants. */
const offsetsAt = (zone: string, instants: string) =>
  `array(select extract(epoch from (at at time zone ${zone}) - (at at time zone 'UTC'))::int / 60 from unnest(${instants}::timestamptz[]) as at order by at)`;

/** @throws SettingsError for a zone that PostgreSQL reads otherwise than Node.js, which both count days */
function assertReadAlike(zone: string, instants: readonly Date[], offsets: readonly number[]): void {
  if (instants.every((at, index) => offsetMinutes(zone, at) === offsets[index])) return;
  throw new SettingsError(
    `APP_TIME_ZONE is ${zone}, which PostgreSQL reads otherwise than Node.js: use an IANA name such as ${proposeTimeZone(zone)}, and the same release of the time zone data for both.`,
  );
}

/**
 * Makes a migrated database count days in a time zone. Must run in a transaction of the owner.
 * @param onChange statement that computes stored days again; runs if the database counted in another zone before
 * @throws for a zone that PostgreSQL does not know or reads otherwise than Node.js
 */
export async function applyTimeZone(
  runner: { query(text: string, values?: unknown[]): Promise<unknown> },
  timeZone: string,
  onChange?: string,
): Promise<void> {
  const instants = comparedInstants();
  const select = `select suite_time_zone() as zone, ${offsetsAt('$1', '$2')} as offsets`;
  const [{ zone, offsets = [] }] = (await runner.query(select, [timeZone, instants])) as [TimeZoneRow];
  assertReadAlike(timeZone, instants, offsets);
  if (zone === timeZone) return;
  await runner.query(createDayFunctions(timeZone));
  if (onChange) await runner.query(onChange);
}

/** Refuses to start a process that counts days in another time zone than its database, or the zone of both otherwise. */
@Injectable()
export class TimeZoneCheck implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    const instants = comparedInstants();
    const [row] = await retryAtStart(() =>
      this.database.rows<TimeZoneRow>({
        name: 'suite-time-zone',
        text: `select suite_time_zone() as zone, ${offsetsAt('suite_time_zone()', '$1')} as offsets`,
        values: [instants],
      }),
    );
    if (row?.zone !== suiteTimeZone())
      throw new SettingsError(
        `APP_TIME_ZONE is ${suiteTimeZone()}, but the database counts days in ${row?.zone}: run the migration with the same APP_TIME_ZONE.`,
      );
    if (row.offsets) assertReadAlike(row.zone, instants, row.offsets);
  }
}
