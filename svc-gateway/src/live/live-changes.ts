import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { STALE_PATHS } from '@fsvp/contracts/live';
import { EventSubscriber } from '@fsvp/service-kit/events/event-subscriber';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';
import { PgNotificationListener } from '../pg-notification-listener.js';
import { ChangeDebouncer } from './change-debouncer.js';
import { LiveWindows } from './live-windows.js';

/** Notified by a trigger on the table. */
export const NOTIFICATIONS_CHANNEL = 'notifications_changed';
const NOTIFICATION = 'notification';

/** Sends the open windows what changed. After an outage of NATS or PostgreSQL it sends every type, since changes were missed. */
@Injectable()
export class LiveChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly debouncer: ChangeDebouncer;
  private readonly subscriber: EventSubscriber;

  constructor(
    windows: LiveWindows,
    notifications: PgNotificationListener,
    stream: EventStream,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.debouncer = new ChangeDebouncer((types) => windows.tell(types));
    this.subscriber = new EventSubscriber(
      stream,
      {
        onEvent: (type) => this.changed(type),
        onListening: () => this.debouncer.add(...Object.keys(STALE_PATHS).filter((type) => type !== NOTIFICATION)),
      },
      logger,
    );
    notifications.listen(NOTIFICATIONS_CHANNEL, {
      onNotification: () => this.changed(NOTIFICATION),
      onConnect: () => this.changed(NOTIFICATION),
    });
  }

  /** Types on which no call depends concern no window. */
  private changed(type: string): void {
    if (Object.hasOwn(STALE_PATHS, type)) this.debouncer.add(type);
  }

  onApplicationBootstrap(): void {
    this.subscriber.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.debouncer.stop();
    await this.subscriber.stop();
  }
}
