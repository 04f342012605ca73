import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { STALE_PATHS } from '@fsvp/contracts/catalogue/live';
import { EventSubscriber } from '@fsvp/service-kit/events/event-subscriber';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { QualifiedActivitiesService } from '../identity/signing/qualified-activities.service.js';
import { PgNotificationListener } from '../pg-notifications/pg-notification-listener.js';
import { ChangeDebouncer } from './change-debouncer.js';
import { LiveStreams } from './live-streams.js';

/** A trigger on the table sends to this channel. */
export const NOTIFICATIONS_CHANNEL = 'notifications_changed';
const NOTIFICATION = 'notification';
/** Their changes change what people may sign. */
const QUALIFICATION_TYPES = new Set(['qualification', 'qualified-individual']);

/** Sends the types of changed records to the live streams: all types after an outage, since changes were missed. */
@Injectable()
export class LiveChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly debouncer: ChangeDebouncer;
  private readonly subscriber: EventSubscriber;

  constructor(
    streams: LiveStreams,
    notifications: PgNotificationListener,
    stream: EventStream,
    activities: QualifiedActivitiesService,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.debouncer = new ChangeDebouncer((types) => streams.send(types));
    this.subscriber = new EventSubscriber(
      stream,
      {
        onEvent: (type) => {
          if (QUALIFICATION_TYPES.has(type)) activities.forget();
          this.addChange(type);
        },
        onListening: () => {
          activities.forget();
          this.debouncer.add(...Object.keys(STALE_PATHS).filter((type) => type !== NOTIFICATION));
        },
      },
      logger,
    );
    notifications.listen(NOTIFICATIONS_CHANNEL, {
      onNotification: () => this.addChange(NOTIFICATION),
      onConnect: () => this.addChange(NOTIFICATION),
    });
  }

  /** Ignores types that no screen's data depends on. */
  private addChange(type: string): void {
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
