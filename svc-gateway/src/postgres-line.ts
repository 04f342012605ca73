import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';

const RETRY_MS = 1000;

export interface Listener {
  heard(payload: string): void;
  /** The line is open: what was said before went unheard. */
  opened?(): void;
  /** Nothing is heard until it is open again. */
  closed?(): void;
}

/** The line on which all gateways hear PostgreSQL's notifications: one connection, made again whenever it is lost. */
@Injectable()
export class PostgresLine implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listeners = new Map<string, Listener>();
  private hangUp: (() => void) | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** To be called before the application starts. @param channel a plain lower-case name */
  listen(channel: string, listener: Listener): void {
    this.listeners.set(channel, listener);
  }

  onApplicationBootstrap(): void {
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      const line = await this.database.pool.connect();
      let open = true;
      const close = (error?: Error) => {
        if (!open) return;
        open = false;
        this.hangUp = undefined;
        for (const listener of this.listeners.values()) listener.closed?.();
        line.release(error ?? true);
        this.openLater();
      };
      line.on('error', close);
      line.on('end', () => close());
      line.on('notification', ({ channel, payload }) => this.listeners.get(channel)?.heard(payload ?? ''));
      await line.query([...this.listeners.keys()].map((channel) => `listen ${channel}`).join('; ')).catch(close);
      if (this.stopped) close();
      if (!open) return;
      this.hangUp = close;
      for (const listener of this.listeners.values()) listener.opened?.();
    } catch (error) {
      this.logger.warn({ err: error }, 'what other gateways say is not heard; trying again');
      this.openLater();
    }
  }

  private openLater(): void {
    if (!this.stopped) setTimeout(() => void this.open(), RETRY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    this.hangUp?.();
  }
}
