import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/logger';
import { unavailable } from '@fsvp/service-kit/problem.error';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { SessionCache } from '../access/session-cache.js';
import { SessionsService } from '../access/sessions.service.js';
import { LiveWindow } from './live-window.js';

const BEAT_MS = 15_000;
/** Of one session, which is one browser; the oldest gives way. */
export const WINDOWS_PER_SESSION = 20;

/** All windows whose streams this gateway holds. */
@Injectable()
export class LiveWindows implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly bySession = new Map<string, Set<LiveWindow>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    cache: SessionCache,
    private readonly sessions: SessionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    cache.onDrop((session) => this.closeSession(session));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  /** @throws 503 while this gateway stops */
  assertOpen(): void {
    if (this.stopped) throw unavailable('This gateway is stopping. Try again in a moment.');
  }

  /** Holds a stream until its reader goes or its session ends. @param session the hash of its id */
  open(session: string, response: ServerResponse): void {
    const windows = this.bySession.get(session) ?? new Set();
    this.bySession.set(session, windows);
    const window = new LiveWindow(response);
    windows.add(window);
    response.once('close', () => this.forget(session, window));
    const [oldest] = windows;
    if (windows.size > WINDOWS_PER_SESSION && oldest) {
      windows.delete(oldest);
      oldest.close();
    }
  }

  tell(types: readonly string[]): void {
    for (const windows of this.bySession.values()) for (const window of windows) window.tell(types);
  }

  get count(): number {
    let count = 0;
    for (const windows of this.bySession.values()) count += windows.size;
    return count;
  }

  /** A sign of life to each window; those whose sessions have run out end. */
  async beat(): Promise<void> {
    for (const windows of this.bySession.values()) for (const window of windows) window.beat();
    if (!this.bySession.size) return;
    try {
      const sessions = [...this.bySession.keys()];
      const living = await this.sessions.living(sessions);
      for (const session of sessions) if (!living.has(session)) this.closeSession(session);
    } catch (error) {
      this.logger.warn({ err: error }, 'whether the sessions of open windows still live is asked again later');
    }
  }

  private closeSession(session: string): void {
    const windows = this.bySession.get(session);
    this.bySession.delete(session);
    for (const window of windows ?? []) window.close();
  }

  private forget(session: string, window: LiveWindow): void {
    const windows = this.bySession.get(session);
    windows?.delete(window);
    if (windows?.size === 0) this.bySession.delete(session);
  }

  /** The first that a stopping gateway does: nothing else need wait for streams. */
  onModuleDestroy(): void {
    this.stopped = true;
    clearInterval(this.timer);
    for (const session of [...this.bySession.keys()]) this.closeSession(session);
  }
}
