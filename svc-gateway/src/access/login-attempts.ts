import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@fsvp/service-kit/columns';
import { Database } from '@fsvp/service-kit/database';
import { Housekeeping } from '@fsvp/service-kit/housekeeping';
import type { EntityManager } from 'typeorm';

/** Failures in 15 minutes from one address are a series, after which the address must wait (spec-map: access-5). */
export const MAX_FAILURES = 10;
const WINDOW = "interval '15 minutes'";
/** Wait after the first series. It doubles with each further one, since an office may share one address. */
const FIRST_WAIT = "interval '1 minute'";
const LONGEST_WAIT = "interval '15 minutes'";
/** After this time without failures an address starts with the first series again. */
const MEMORY = "interval '1 hour'";

/** With more failures than this from all addresses together, every attempt is delayed. */
export const GLOBAL_FAILURES = 100;
export const GLOBAL_DELAY_MS = 2000;

/** Counts of an account belong to no address. */
const ANYWHERE = '0.0.0.0/0';

export type Attempt = { ids: string[]; delayMs: number } | { retryAfterSeconds: number };

/** Counts failed logins in PostgreSQL, so that all gateways share the count. */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly database: Database,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('login attempts', () => this.deleteOld());
  }

  /**
   * Counts an attempt as a failure before the password is checked, so that concurrent attempts cannot exceed the limit.
   * `markSucceeded` removes it. The shared password and accounts have limits of their own, and an attempt with an account
   * counts for the address and for the account.
   * @param address the caller's IP address
   * @param account the e-mail address that was given, in lower case
   */
  async begin(address: string, account?: string): Promise<Attempt> {
    const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    return this.database.dataSource.transaction(async (manager) => {
      const [{ origin }] = (await manager.query(
        'select network(case family($1::inet) when 6 then set_masklen($1::inet, 64) else $1::inet end)::text as origin',
        [ip],
      )) as [{ origin: string }];
      // Always in this order, so that two attempts do not wait for each other.
      const counted =
        account === undefined
          ? [{ subject: 'shared', origin }]
          : [
              { subject: 'account', origin },
              { subject: `account ${createHash('sha256').update(account).digest('hex')}`, origin: ANYWHERE },
            ];
      const rows = [];
      for (const one of counted) {
        const { series, seconds } = await readSeries(manager, one);
        if (seconds > 0) return { retryAfterSeconds: seconds };
        rows.push({ ...one, series, id: newId() });
      }
      for (const { id, origin: from, series, subject } of rows)
        await manager.query('insert into login_attempts (id, origin, series, subject) values ($1, $2::cidr, $3, $4)', [
          id,
          from,
          series,
          subject,
        ]);
      const [{ many }] = (await manager.query(
        `select count(*) > ${GLOBAL_FAILURES} as many from (select from login_attempts where at > clock_timestamp() - ${WINDOW} limit ${GLOBAL_FAILURES + 1}) recent`,
      )) as [{ many: boolean }];
      return { ids: rows.map(({ id }) => id), delayMs: many ? GLOBAL_DELAY_MS : 0 };
    });
  }

  async markSucceeded({ ids }: { ids: string[] }): Promise<void> {
    await this.database.dataSource.query('delete from login_attempts where id = any($1)', [ids]);
  }

  /** Deletes attempts that no longer count; returns how many. */
  private async deleteOld(): Promise<number> {
    const { rowCount } = await this.database.pool.query(
      `delete from login_attempts where at < clock_timestamp() - ${MEMORY}`,
    );
    return rowCount ?? 0;
  }
}

/** Locks a subject's failures, and returns the series that another one belongs to and how long it must wait. */
async function readSeries(
  manager: EntityManager,
  { subject, origin }: { subject: string; origin: string },
): Promise<{ series: number; seconds: number }> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${subject} ${origin}`]);
  // In a complete series the newest failure and the tenth newest are at most 15 minutes apart.
  const [last] = (await manager.query(
    `select series, at - tenth <= ${WINDOW} as complete,
       ceil(extract(epoch from at + least(${FIRST_WAIT} * 2 ^ least(series, 4), ${LONGEST_WAIT}) - clock_timestamp()))::int as seconds
     from (select series, at, lag(at, ${MAX_FAILURES - 1}) over (partition by series order by at) as tenth
           from login_attempts where subject = $2 and origin = $1::cidr and at > clock_timestamp() - ${MEMORY}) failures
     order by series desc, at desc limit 1`,
    [origin, subject],
  )) as { series: number; complete: boolean | null; seconds: number }[];
  return {
    series: last ? last.series + Number(last.complete) : 0,
    seconds: last?.complete ? last.seconds : 0,
  };
}
