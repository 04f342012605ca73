import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { STALE_PATHS } from '@fsvp/contracts/live';
import { EventSubscriber } from '@fsvp/service-kit/events/event-subscriber';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';
import { PostgresLine } from '../postgres-line.js';
import { Gathering } from './gathering.js';
import { LiveWindows } from './live-windows.js';

/** Told by a trigger on the table. */
export const NOTIFICATIONS_CHANNEL = 'notifications_changed';
const NOTIFICATION = 'notification';

/** Tells the open windows what changed. What was missed, while NATS or PostgreSQL was away, is told as everything. */
@Injectable()
export class LiveChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly gathering: Gathering;
  private readonly follower: EventSubscriber;

  constructor(windows: LiveWindows, line: PostgresLine, stream: EventStream, @Inject(LOGGER) logger: Logger) {
    this.gathering = new Gathering((types) => windows.tell(types));
    this.follower = new EventSubscriber(
      stream,
      {
        onEvent: (type) => this.changed(type),
        onListening: () => this.gathering.add(...Object.keys(STALE_PATHS).filter((type) => type !== NOTIFICATION)),
      },
      logger,
    );
    line.listen(NOTIFICATIONS_CHANNEL, {
      heard: () => this.changed(NOTIFICATION),
      opened: () => this.changed(NOTIFICATION),
    });
  }

  /** Types on which no call depends concern no window. */
  private changed(type: string): void {
    if (Object.hasOwn(STALE_PATHS, type)) this.gathering.add(type);
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.gathering.stop();
    await this.follower.stop();
  }
}
