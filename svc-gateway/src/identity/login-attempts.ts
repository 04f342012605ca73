import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@fsvp/service-kit/database/columns';
import { Database } from '@fsvp/service-kit/database/database';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';

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
    const subject = account === undefined ? null : `account ${createHash('sha256').update(account).digest('hex')}`;
    const ids = subject === null ? [newId()] : [newId(), newId()];
    const [row] = await this.database.rows<{ seconds: number; many: boolean }>({
      name: 'login-attempt-begin',
      text: `select seconds, many from begin_login_attempt($1, $2, $3, ${MAX_FAILURES}, ${WINDOW}, ${FIRST_WAIT}, ${LONGEST_WAIT}, ${MEMORY}, ${GLOBAL_FAILURES})`,
      values: [ip, subject, ids],
    });
    if (row && row.seconds > 0) return { retryAfterSeconds: row.seconds };
    return { ids, delayMs: row?.many ? GLOBAL_DELAY_MS : 0 };
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
