import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { unavailable } from '@fsvp/service-kit/problems/problem.error';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { SessionCache } from '../identity/session-cache.js';
import { SessionsService } from '../identity/sessions.service.js';
import { PoliciesService } from '../policies/policies.service.js';
import { LiveStream } from './live-stream.js';

const HEARTBEAT_MS = 15_000;
/** Limit per session, that is, per browser. A new stream beyond it closes the oldest one. */
export const STREAMS_PER_SESSION = 20;

/** All live streams that are open at this gateway. */
@Injectable()
export class LiveStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly bySession = new Map<string, Set<LiveStream>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    cache: SessionCache,
    private readonly sessions: SessionsService,
    policies: PoliciesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    cache.onRemove((session) => this.closeSession(session));
    policies.onChange(() => void this.closeEnded());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sendHeartbeats(), HEARTBEAT_MS);
  }

  /** @throws 503 while this gateway is stopping */
  assertNotStopping(): void {
    if (this.stopped) throw unavailable('This gateway is stopping. Try again in a moment.');
  }

  /** Keeps a stream open until the client disconnects or the session ends. @param session its id */
  open(session: string, response: ServerResponse): void {
    const streams = this.bySession.get(session) ?? new Set();
    this.bySession.set(session, streams);
    const stream = new LiveStream(response);
    streams.add(stream);
    response.once('close', () => this.remove(session, stream));
    const [oldest] = streams;
    if (streams.size > STREAMS_PER_SESSION && oldest) {
      streams.delete(oldest);
      oldest.close();
    }
  }

  send(types: readonly string[]): void {
    for (const streams of this.bySession.values()) for (const stream of streams) stream.send(types);
  }

  get count(): number {
    let count = 0;
    for (const streams of this.bySession.values()) count += streams.size;
    return count;
  }

  /** Sends a heartbeat to each stream, and closes the streams of sessions that have ended or may not be used any more. */
  async sendHeartbeats(): Promise<void> {
    for (const streams of this.bySession.values()) for (const stream of streams) stream.sendHeartbeat();
    await this.closeEnded();
  }

  private async closeEnded(): Promise<void> {
    if (!this.bySession.size) return;
    try {
      const sessions = [...this.bySession.keys()];
      const active = await this.sessions.listActive(sessions);
      for (const session of sessions) if (!active.has(session)) this.closeSession(session);
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot check the sessions of live streams; retrying later');
    }
  }

  private closeSession(session: string): void {
    const streams = this.bySession.get(session);
    this.bySession.delete(session);
    for (const stream of streams ?? []) stream.close();
  }

  private remove(session: string, stream: LiveStream): void {
    const streams = this.bySession.get(session);
    streams?.delete(stream);
    if (streams?.size === 0) this.bySession.delete(session);
  }

  /** Closes all streams first, so that no later shutdown step waits for them. */
  onModuleDestroy(): void {
    this.stopped = true;
    clearInterval(this.timer);
    for (const session of [...this.bySession.keys()]) this.closeSession(session);
  }
}
