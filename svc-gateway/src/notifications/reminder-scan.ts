import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import { getDocumentReminders } from '@fsvp/contracts/documents/internal';
import { getProgramReminders } from '@fsvp/contracts/program/internal';
import { getQualityReminders } from '@fsvp/contracts/quality/internal';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { AccountReviewReminder } from './account-review-reminder.js';
import { UnusedTokenReminder } from './unused-token-reminder.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { RemindersService } from './reminders.service.js';

/** Gives the other services time to start. */
const FIRST_SCAN_MS = 15_000;
const SCAN_INTERVAL_MS = 2 * 60_000;
const REQUEST_TIMEOUT_MS = 5000;

const SOURCES = [
  { service: 'quality', call: getQualityReminders },
  { service: 'documents', call: getDocumentReminders },
  { service: 'program', call: getProgramReminders },
] as const;

/** Periodically asks the services what is due, and looks whether an account review is and which tokens nobody uses. Every gateway does so; the database prevents duplicates. */
@Injectable()
export class ReminderScan implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly reminders: RemindersService,
    private readonly accountReview: AccountReviewReminder,
    private readonly unusedTokens: UnusedTokenReminder,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduleScan(FIRST_SCAN_MS);
  }

  private scheduleScan(afterMs: number): void {
    if (!this.stopped)
      this.timer = setTimeout(() => void this.scan().finally(() => this.scheduleScan(SCAN_INTERVAL_MS)), afterMs);
  }

  /** Reminders of an unavailable service are created by a later scan. */
  async scan(day: Day = today()): Promise<void> {
    await Promise.all([
      this.attempt('gateway', () => this.accountReview.tell(day)),
      this.attempt('gateway', () => this.unusedTokens.tell(day)),
      ...SOURCES.map(({ service, call }) =>
        this.attempt(service, async () => {
          const { kinds } = await this.upstreams.get(service, call, REQUEST_TIMEOUT_MS);
          await this.reminders.createNotifications(kinds, day);
        }),
      ),
    ]);
  }

  private async attempt(upstream: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ upstream, err: error }, 'cannot list what is due; retrying later');
    }
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
