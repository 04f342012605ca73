import { Injectable } from '@nestjs/common';
import { PgNotificationListener } from '../pg-notifications/pg-notification-listener.js';
import type { ActiveSession } from './active-session.js';

const TTL_MS = 5000;
const MAX_ENTRIES = 10_000;

/**
 * Caches sessions for 5 s. A logout at any gateway removes the session here through a PostgreSQL notification. While
 * that connection is down nothing is cached, so that a session never stays valid after its logout.
 */
@Injectable()
export class SessionCache {
  static readonly CHANNEL = 'session_ended';
  /** Gateways of the release before tell the hash of the token, and read it. */
  static readonly TOKEN_CHANNEL = 'session_closed';
  /** The account of a session has changed: the session goes on. */
  static readonly REFRESH_CHANNEL = 'session_refresh';

  private readonly entries = new Map<string, { session: ActiveSession; until: number }>();
  /** Counts removals: a row that was read before a removal must not be cached after it. */
  private removals = 0;
  private listening = false;
  private readonly removeListeners = new Set<(id: string) => void>();

  constructor(notifications: PgNotificationListener) {
    notifications.listen(SessionCache.CHANNEL, {
      onNotification: (id) => this.remove(id),
      onConnect: () => (this.listening = true),
      onDisconnect: () => {
        this.listening = false;
        this.removals += 1;
        this.entries.clear();
      },
    });
    notifications.listen(SessionCache.TOKEN_CHANNEL, { onNotification: (hash) => this.forget(hash) });
    notifications.listen(SessionCache.REFRESH_CHANNEL, { onNotification: (hash) => this.forget(hash) });
  }

  get(hash: string): ActiveSession | undefined {
    const entry = this.entries.get(hash);
    return entry && entry.until > Date.now() ? entry.session : undefined;
  }

  /**
   * Call this before reading a session from the database. The returned function caches the session that was read, no
   * longer than its token is valid.
   */
  beginLoad(hash: string): (session: ActiveSession, msLeft?: number) => void {
    const removals = this.removals;
    return (session, msLeft = TTL_MS) => {
      if (!this.listening || removals !== this.removals) return;
      if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
      this.entries.set(hash, { session, until: Date.now() + Math.min(TTL_MS, msLeft) });
    };
  }

  /** Calls the listener with the id of each session that a logout ends, at any gateway. */
  onRemove(listener: (id: string) => void): void {
    this.removeListeners.add(listener);
  }

  /** The sessions of an account are read again at their next use. */
  forgetAccount(userId: string): void {
    for (const [hash, { session }] of this.entries) if (session.account.id === userId) this.forget(hash);
    this.removals += 1;
  }

  /** The session is read again at its next use. */
  private forget(hash: string): void {
    this.removals += 1;
    this.entries.delete(hash);
  }

  /** Removes an ended session, whatever token it was found with. */
  remove(id: string): void {
    this.removals += 1;
    for (const [hash, { session }] of this.entries) if (session.session.id === id) this.entries.delete(hash);
    for (const listener of this.removeListeners) listener(id);
  }
}
