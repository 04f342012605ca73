import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/calendar-day';
import { getDocumentReminders, getQualityReminders } from '@fsvp/contracts/internal';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';
import { Upstreams } from '../proxy/upstreams.js';
import { RemindersService } from './reminders.service.js';

/** By then the services have started, too. */
const FIRST_AFTER_MS = 15_000;
/** What was told before costs next to nothing. */
const EVERY_MS = 2 * 60_000;
const PART_MS = 5000;

const SOURCES = [
  { service: 'quality', call: getQualityReminders },
  { service: 'documents', call: getDocumentReminders },
] as const;

/** Looks now and then for what is due. Every gateway does: who comes second finds it told. */
@Injectable()
export class ReminderScan implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly reminders: RemindersService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.later(FIRST_AFTER_MS);
  }

  private later(afterMs: number): void {
    if (!this.stopped) this.timer = setTimeout(() => void this.scan().finally(() => this.later(EVERY_MS)), afterMs);
  }

  /** What a service that is away would have told is told the next time. */
  async scan(day: Day = today()): Promise<void> {
    await Promise.all(
      SOURCES.map(async ({ service, call }) => {
        try {
          const { kinds } = await this.upstreams.get(service, call, PART_MS);
          await this.reminders.tell(kinds, day);
        } catch (error) {
          this.logger.warn({ service, err: error }, 'what is due could not be looked up; trying again later');
        }
      }),
    );
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
