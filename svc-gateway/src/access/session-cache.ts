import { Injectable } from '@nestjs/common';
import { PgNotificationListener } from '../pg-notification-listener.js';
import type { Session } from './sessions.service.js';

const KEPT_MS = 5000;
const MAX_ENTRIES = 10_000;

/**
 * Sessions looked up in the last 5 s. A logout at any gateway removes its session here by a PostgreSQL notification. While that
 * connection is down nothing is cached, so that no session outlives its logout.
 */
@Injectable()
export class SessionCache {
  static readonly CHANNEL = 'session_closed';

  private readonly entries = new Map<string, { session: Session; until: number }>();
  /** Grows with each drop: a row read before a drop must not be kept after it. */
  private drops = 0;
  private listening = false;
  private readonly afterDrop = new Set<(hash: string) => void>();

  constructor(notifications: PgNotificationListener) {
    notifications.listen(SessionCache.CHANNEL, {
      onNotification: (hash) => this.drop(hash),
      onConnect: () => (this.listening = true),
      onDisconnect: () => {
        this.listening = false;
        this.drops += 1;
        this.entries.clear();
      },
    });
  }

  get(hash: string): Session | undefined {
    const entry = this.entries.get(hash);
    return entry && entry.until > Date.now() ? entry.session : undefined;
  }

  /** Call before reading a session; what it answers keeps the session that was read. */
  reader(hash: string): (session: Session) => void {
    const drops = this.drops;
    return (session) => {
      if (!this.listening || drops !== this.drops) return;
      if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
      this.entries.set(hash, { session, until: Date.now() + KEPT_MS });
    };
  }

  /** Does `work` with the hash of each session that a logout ends, at whichever gateway. */
  onDrop(work: (hash: string) => void): void {
    this.afterDrop.add(work);
  }

  drop(hash: string): void {
    this.drops += 1;
    this.entries.delete(hash);
    for (const work of this.afterDrop) work(hash);
  }
}
