import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import { InterruptiblePause } from '@fsvp/service-kit/events/interruptible-pause';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { addReasons } from './add-reasons.js';
import { SCHEDULED_REASONS } from './find-scheduled-reasons.js';

/** What came with a day, or is late, is found after this time at most, in ms. */
const PAUSE_MS = 10 * 60_000;
/** Reasons of one transaction. */
const BATCH = 500;

/** Opens the reevaluations that a day brings. Several replicas, and one that was stopped in between, open each once. */
@Injectable()
export class ReevaluationSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pause = new InterruptiblePause();
  private stopped = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    await this.running;
  }

  /** Adds all reasons of a day. @returns how many files have a new one */
  async open(day: Day): Promise<number> {
    let files = 0;
    for (const find of SCHEDULED_REASONS)
      for (let found = BATCH; found === BATCH && !this.stopped;)
        await this.unitOfWork.run(async (transaction) => {
          const reasons = await find(transaction.manager, day, BATCH);
          const added = await addReasons(transaction, reasons);
          files += added.length;
          found = added.length ? reasons.length : 0;
        });
    return files;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.open(today());
      } catch (error) {
        if (!this.stopped) this.logger.warn({ err: error }, 'reevaluations could not be opened; retrying later');
      }
      if (!this.stopped) await this.pause.wait(PAUSE_MS);
    }
  }
}
