import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';
import type { Session } from './sessions.service.js';

const KEPT_MS = 5000;
const RETRY_MS = 1000;
const MAX_ENTRIES = 10_000;

/**
 * Sessions looked up in the last 5 s. A logout at any gateway drops its session here at once by PostgreSQL's notification; while that
 * line is down nothing is kept, so a dead session never lives on.
 */
@Injectable()
export class SessionCache implements OnApplicationBootstrap, BeforeApplicationShutdown {
  static readonly CHANNEL = 'session_closed';

  private readonly entries = new Map<string, { session: Session; until: number }>();
  /** Grows with each drop: a row read before a drop must not be kept after it. */
  private drops = 0;
  /** There while the line to PostgreSQL is open. */
  private closeLine: (() => void) | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.listen();
  }

  get(hash: string): Session | undefined {
    const entry = this.entries.get(hash);
    return entry && entry.until > Date.now() ? entry.session : undefined;
  }

  /** Call before reading a session; what it answers keeps the session that was read. */
  reader(hash: string): (session: Session) => void {
    const drops = this.drops;
    return (session) => {
      if (!this.closeLine || drops !== this.drops) return;
      if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
      this.entries.set(hash, { session, until: Date.now() + KEPT_MS });
    };
  }

  drop(hash: string): void {
    this.drops += 1;
    this.entries.delete(hash);
  }

  private async listen(): Promise<void> {
    try {
      const line = await this.database.pool.connect();
      let open = true;
      const close = (error?: Error) => {
        if (!open) return;
        open = false;
        this.closeLine = undefined;
        this.drops += 1;
        this.entries.clear();
        line.release(error ?? true);
        this.listenLater();
      };
      line.on('error', close);
      line.on('end', () => close());
      line.on('notification', ({ payload }) => this.drop(payload ?? ''));
      await line.query(`listen ${SessionCache.CHANNEL}`).catch(close);
      if (this.stopped) close();
      else if (open) this.closeLine = close;
    } catch (error) {
      this.logger.warn({ err: error }, 'sessions are read from the database each time until it answers');
      this.listenLater();
    }
  }

  private listenLater(): void {
    if (!this.stopped) setTimeout(() => void this.listen(), RETRY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    this.closeLine?.();
  }
}
