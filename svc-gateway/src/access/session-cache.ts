import { Injectable } from '@nestjs/common';
import { PgNotificationListener } from '../pg-notification-listener.js';
import type { Session } from './sessions.service.js';

const TTL_MS = 5000;
const MAX_ENTRIES = 10_000;

/**
 * Caches sessions for 5 s. A logout at any gateway removes the session here through a PostgreSQL notification. While
 * that connection is down nothing is cached, so that a session never stays valid after its logout.
 */
@Injectable()
export class SessionCache {
  static readonly CHANNEL = 'session_closed';

  private readonly entries = new Map<string, { session: Session; until: number }>();
  /** Counts removals: a row that was read before a removal must not be cached after it. */
  private removals = 0;
  private listening = false;
  private readonly removeListeners = new Set<(hash: string) => void>();

  constructor(notifications: PgNotificationListener) {
    notifications.listen(SessionCache.CHANNEL, {
      onNotification: (hash) => this.remove(hash),
      onConnect: () => (this.listening = true),
      onDisconnect: () => {
        this.listening = false;
        this.removals += 1;
        this.entries.clear();
      },
    });
  }

  get(hash: string): Session | undefined {
    const entry = this.entries.get(hash);
    return entry && entry.until > Date.now() ? entry.session : undefined;
  }

  /** Call this before reading a session from the database. The returned function caches the session that was read. */
  beginLoad(hash: string): (session: Session) => void {
    const removals = this.removals;
    return (session) => {
      if (!this.listening || removals !== this.removals) return;
      if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
      this.entries.set(hash, { session, until: Date.now() + TTL_MS });
    };
  }

  /** Calls the listener with the hash of each session that a logout ends, at any gateway. */
  onRemove(listener: (hash: string) => void): void {
    this.removeListeners.add(listener);
  }

  remove(hash: string): void {
    this.removals += 1;
    this.entries.delete(hash);
    for (const listener of this.removeListeners) listener(hash);
  }
}
