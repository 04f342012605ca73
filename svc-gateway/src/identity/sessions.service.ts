import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OwnSession } from '@fsvp/contracts/access/own-account';
import { today } from '@fsvp/contracts/core/calendar-day';
import { sessionClosed, sessionOpened } from '@fsvp/contracts/access/account.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { Database } from '@fsvp/service-kit/database/database';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { PoliciesService } from '../policies/policies.service.js';
import { ACCOUNT_STATE, type AccountState } from './account-state.js';
import type { ActiveSession, Session } from './active-session.js';
import { SessionCache } from './session-cache.js';

/** A session ends after this idle time. */
const IDLE = "interval '12 hours'";
/**
 * SQL of a session that may be used. However much it is used, one of an account ends after a day (NIST SP 800-63B-4). The
 * specification of the shared login has no such limit.
 */
const ACTIVE = `expire > now() and (sess ->> 'kind' is distinct from 'named'
  or (sess ->> 'openedAt')::timestamptz > now() - interval '24 hours')`;
/** The expiry is extended at most this often, so that not every read causes a write. */
const SLIDE = "interval '5 minutes'";
/** After the first use of a new token, requests that were under way with the earlier one are accepted this long. */
const GRACE = "interval '15 seconds'";
/** A new token that nobody has used for this long did not arrive: a proof with the earlier one gives another. */
const LOST_AFTER = "interval '60 seconds'";
/** SQL of the session that a token belongs to: its newest one, or the one before it. */
const HAS_TOKEN = '(sid = $1 or (previous_sid = $1 and (previous_until is null or previous_until > now())))';
const SID = /^[\w-]{43}$/;

/** The key that a session is stored under. */
export const hashSessionId = (sid: string) => createHash('sha256').update(sid).digest('hex');

/** Server-side sessions. Only a hash of a session's id is stored. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly cache: SessionCache,
    private readonly policies: PoliciesService,
    housekeeping: Housekeeping,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    housekeeping.add('sessions', () => this.deleteExpired());
  }

  /** Opens a session and returns its id: 256 random bits, new at each login. */
  async open(
    session: Required<Pick<Session, 'userId' | 'kind' | 'address' | 'userAgent'>> & Pick<Session, 'singleSignOn'>,
  ): Promise<string> {
    const sid = randomBytes(32).toString('base64url');
    const opened: Session = { id: newId(), version: 1, openedAt: new Date().toISOString(), ...session };
    await this.unitOfWork.run(async (transaction) => {
      await transaction.manager.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + ${IDLE})`, [
        hashSessionId(sid),
        opened,
      ]);
      transaction.record({ event: sessionOpened, before: null, after: opened });
    });
    return sid;
  }

  /** Returns the active session with this id and extends its expiry. */
  async find(sid: string | undefined): Promise<ActiveSession | undefined> {
    if (!sid || !SID.test(sid)) return undefined;
    const hash = hashSessionId(sid);
    return this.cache.get(hash) ?? (await this.load(hash));
  }

  /** Returns a session as it is in the database now. */
  read(sid: string): Promise<ActiveSession | undefined> {
    return this.load(hashSessionId(sid), () => undefined);
  }

  private async load(hash: string, cacheSession = this.cache.beginLoad(hash)): Promise<ActiveSession | undefined> {
    const [row] = await this.database.rows<{
      sess: Session;
      slides: boolean;
      arrived: boolean;
      msLeft: number | null;
      account: AccountState;
    }>({
      name: 'session-find',
      text: `select sess, expire < now() + ${IDLE} - ${SLIDE} as slides,
          sid = $1 and previous_sid is not null and previous_until is null as arrived,
          case when sid <> $1 then extract(epoch from previous_until - now())::float8 * 1000 end as "msLeft",
          ${ACCOUNT_STATE} as account
        from sessions join users on users.id = (sess ->> 'userId')::uuid where ${HAS_TOKEN} and ${ACTIVE}`,
      values: [hash],
    });
    if (!row) return undefined;
    if (row.slides) await this.extend(hash);
    if (row.arrived) await this.endPreviousToken(hash);
    const active = { hash, session: row.sess, account: row.account };
    cacheSession(active, row.msLeft ?? undefined);
    return active;
  }

  private async extend(hash: string): Promise<void> {
    const extended = this.database.rows({
      name: 'session-slide',
      text: `update sessions set expire = now() + ${IDLE} where ${HAS_TOKEN} and expire > now()`,
      values: [hash],
    });
    // The session is active until its expiry, also while nothing can be written because the disk is full.
    await extended.catch((error: unknown) => this.logger.warn({ err: error }, 'extending a session failed'));
  }

  /** The browser has the new token. */
  private async endPreviousToken(hash: string): Promise<void> {
    const ended = this.database.rows({
      name: 'session-end-previous-token',
      text: `update sessions set previous_until = now() + ${GRACE}
        where sid = $1 and previous_sid is not null and previous_until is null`,
      values: [hash],
    });
    // As above. The next use tries again.
    await ended.catch((error: unknown) => this.logger.warn({ err: error }, 'ending the earlier token failed'));
  }

  /**
   * Gives a session a new token. The one that was given stays valid until the new one is used, since the response may be
   * lost, and for the grace after it.
   * @returns the new session id; undefined if the browser has got a newer one meanwhile, or the session has ended
   */
  async renew({ hash }: ActiveSession): Promise<string | undefined> {
    const sid = randomBytes(32).toString('base64url');
    // Of two renewals at once the second changes nothing: their responses may arrive in any order.
    const renewed = await this.database.rows({
      name: 'session-renew',
      text: `update sessions set sid = $2, previous_sid = $1, previous_until = null, renewed_at = now()
        where (sid = $1 or (previous_sid = $1 and previous_until is null and renewed_at < now() - ${LOST_AFTER})) and ${ACTIVE}
        returning sid`,
      values: [hash, hashSessionId(sid)],
    });
    return renewed.length > 0 ? sid : undefined;
  }

  /** Returns the ids that belong to active sessions of people who may use them, without extending their expiry. */
  async listActive(ids: string[]): Promise<Set<string>> {
    const sharedLogin = (await this.policies.get('sharedLogin')) !== 'off';
    const rows = await this.database.rows<{ id: string }>({
      name: 'sessions-list-active',
      text: `select sess ->> 'id' as id from sessions join users on users.id = (sess ->> 'userId')::uuid
        where sess ->> 'id' = any($1) and ${ACTIVE}
        and case when status is null then $2 else status = 'active' and (expires_on is null or expires_on >= $3) end`,
      values: [ids, sharedLogin, today()],
    });
    return new Set(rows.map(({ id }) => id));
  }

  /** The sessions of an account, the last used first. @param current the id of the session that asks */
  async listOf(userId: string, current: string): Promise<OwnSession[]> {
    return this.database.rows<OwnSession & Record<string, unknown>>({
      name: 'sessions-of-account',
      text: `select sess ->> 'id' as id, sess ->> 'id' = $2 as current, sess ->> 'openedAt' as "openedAt",
          iso(expire - ${IDLE}) as "lastSeenAt", sess ->> 'address' as address, sess ->> 'userAgent' as "userAgent"
        from sessions where sess ->> 'userId' = $1 and ${ACTIVE} order by expire desc, sid`,
      values: [userId, current],
    });
  }

  /** Ends a session here and, through the notification, in every gateway's cache. */
  async close(sid: string): Promise<void> {
    const ended = await this.unitOfWork.run((transaction) => this.end(transaction, HAS_TOKEN, [hashSessionId(sid)]));
    for (const { id } of ended) this.cache.remove(id);
  }

  /**
   * Ends sessions of an account within a transaction, at every gateway with its commit.
   * @param only ends one session, by the id that the account's list shows
   * @param except the id of a session that stays
   * @returns how many ended
   */
  async endOfAccount(
    transaction: Transaction,
    userId: string,
    { only, except }: { only?: string; except?: string } = {},
  ): Promise<number> {
    const ended = await this.end(
      transaction,
      `sess ->> 'userId' = $1 and ($2::text is null or sess ->> 'id' = $2) and sess ->> 'id' is distinct from $3`,
      [userId, only ?? null, except ?? null],
    );
    return ended.length;
  }

  /** Makes every gateway read an account's sessions again, with the commit: its role or state has changed. */
  async refreshAccount({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query(
      `select pg_notify($1, token) from sessions, unnest(array[sid, previous_sid]) as token
       where sess ->> 'userId' = $2 and token is not null`,
      [SessionCache.REFRESH_CHANNEL, userId],
    );
  }

  /** Call it after the commit: other gateways learn it by a notification, and this one must not wait for it. */
  forgetAccount(userId: string): void {
    this.cache.forgetAccount(userId);
  }

  private async end({ manager, record }: Transaction, where: string, values: unknown[]): Promise<Session[]> {
    const [rows] = (await manager.query(`delete from sessions where ${where} returning sid, sess`, values)) as [
      { sid: string; sess: Session }[],
    ];
    for (const { sid, sess } of rows) {
      await manager.query('select pg_notify($1, $2), pg_notify($3, $4)', [
        SessionCache.CHANNEL,
        sess.id,
        SessionCache.TOKEN_CHANNEL,
        sid,
      ]);
      record({ event: sessionClosed, before: sess, after: null });
    }
    return rows.map(({ sess }) => sess);
  }

  /** Deletes expired sessions; returns how many. */
  private async deleteExpired(): Promise<number> {
    return (await this.database.pool.query(`delete from sessions where not (${ACTIVE})`)).rowCount ?? 0;
  }
}
