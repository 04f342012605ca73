import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sessionClosed, sessionOpened } from '@fsvp/contracts/events';
import { newId } from '@fsvp/service-kit/columns';
import { Database } from '@fsvp/service-kit/database';
import { Housekeeping } from '@fsvp/service-kit/housekeeping';
import { LOGGER } from '@fsvp/service-kit/logger';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work';
import type { Logger } from 'pino';
import { SessionCache } from './session-cache.js';

/** A session ends after this idle time. */
const IDLE = "interval '12 hours'";
/** The expiry is extended at most this often, so that not every read causes a write. */
const SLIDE = "interval '5 minutes'";
const SID = /^[\w-]{43}$/;

/** The content of `sess`, and the data of the session's events. */
export interface Session {
  id: string;
  version: number;
  userId: string;
  openedAt: string;
}

/** The key that a session is stored under. */
export const hashSessionId = (sid: string) => createHash('sha256').update(sid).digest('hex');

/** Server-side sessions. Only a hash of a session's id is stored. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly cache: SessionCache,
    housekeeping: Housekeeping,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    housekeeping.add('sessions', () => this.deleteExpired());
  }

  /** Opens a session and returns its id: 256 random bits, new at each login. */
  async open(userId: string): Promise<string> {
    const sid = randomBytes(32).toString('base64url');
    const session: Session = { id: newId(), version: 1, userId, openedAt: new Date().toISOString() };
    await this.unitOfWork.run(async (transaction) => {
      await transaction.manager.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + ${IDLE})`, [
        hashSessionId(sid),
        session,
      ]);
      transaction.record({ event: sessionOpened, before: null, after: session });
    });
    return sid;
  }

  /** Returns the active session with this id and extends its expiry. */
  async find(sid: string | undefined): Promise<Session | undefined> {
    if (!sid || !SID.test(sid)) return undefined;
    const hash = hashSessionId(sid);
    return this.cache.get(hash) ?? (await this.load(hash));
  }

  private async load(hash: string): Promise<Session | undefined> {
    const cacheSession = this.cache.beginLoad(hash);
    const [row] = await this.database.rows<{ sess: Session; slides: boolean }>({
      name: 'session-find',
      text: `select sess, expire < now() + ${IDLE} - ${SLIDE} as slides from sessions where sid = $1 and expire > now()`,
      values: [hash],
    });
    if (!row) return undefined;
    if (row.slides) await this.extend(hash);
    cacheSession(row.sess);
    return row.sess;
  }

  private async extend(hash: string): Promise<void> {
    const extended = this.database.rows({
      name: 'session-slide',
      text: `update sessions set expire = now() + ${IDLE} where sid = $1 and expire > now()`,
      values: [hash],
    });
    // The session is active until its expiry, also while nothing can be written because the disk is full.
    await extended.catch((error: unknown) => this.logger.warn({ err: error }, 'extending a session failed'));
  }

  /** Returns the hashes that belong to active sessions, without extending their expiry. */
  async listActive(hashes: string[]): Promise<Set<string>> {
    const rows = await this.database.rows<{ sid: string }>({
      name: 'sessions-list-active',
      text: 'select sid from sessions where sid = any($1) and expire > now()',
      values: [hashes],
    });
    return new Set(rows.map(({ sid }) => sid));
  }

  /** Ends a session here and, through the notification, in every gateway's cache. */
  async close(sid: string): Promise<void> {
    const hash = hashSessionId(sid);
    await this.unitOfWork.run(async (transaction) => {
      const [rows] = (await transaction.manager.query('delete from sessions where sid = $1 returning sess', [
        hash,
      ])) as [{ sess: Session }[]];
      if (!rows[0]) return;
      await transaction.manager.query('select pg_notify($1, $2)', [SessionCache.CHANNEL, hash]);
      transaction.record({ event: sessionClosed, before: rows[0].sess, after: null });
    });
    this.cache.remove(hash);
  }

  /** Deletes expired sessions; returns how many. */
  private async deleteExpired(): Promise<number> {
    return (await this.database.pool.query('delete from sessions where expire <= now()')).rowCount ?? 0;
  }
}
