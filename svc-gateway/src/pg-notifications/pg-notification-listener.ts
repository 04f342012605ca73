import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';

const RETRY_MS = 1000;

export interface NotificationHandler {
  onNotification(payload: string): void;
  /** The connection is open. Notifications sent earlier were missed. */
  onConnect?(): void;
  /** Notifications are missed until the connection is open again. */
  onDisconnect?(): void;
}

/** Listens to PostgreSQL notifications, which gateways send to each other. One connection, reopened when it is lost. */
@Injectable()
export class PgNotificationListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, NotificationHandler>();
  private close: (() => void) | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Call this before the application starts. @param channel a lower-case identifier */
  listen(channel: string, handler: NotificationHandler): void {
    this.handlers.set(channel, handler);
  }

  onApplicationBootstrap(): void {
    void this.connect();
  }

  private async connect(): Promise<void> {
    try {
      const client = await this.database.pool.connect();
      let open = true;
      const close = (error?: Error) => {
        if (!open) return;
        open = false;
        this.close = undefined;
        for (const handler of this.handlers.values()) handler.onDisconnect?.();
        client.release(error ?? true);
        this.scheduleReconnect();
      };
      client.on('error', close);
      client.on('end', () => close());
      client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.onNotification(payload ?? ''));
      await client.query([...this.handlers.keys()].map((channel) => `listen ${channel}`).join('; ')).catch(close);
      if (this.stopped) close();
      if (!open) return;
      this.close = close;
      for (const handler of this.handlers.values()) handler.onConnect?.();
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot listen to PostgreSQL notifications; retrying');
      this.scheduleReconnect();
    }
  }

  private scheduleReconnect(): void {
    if (!this.stopped) setTimeout(() => void this.connect(), RETRY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    this.close?.();
  }
}
