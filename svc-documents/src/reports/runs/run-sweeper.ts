import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { MAX_TRIES, RunClaims } from './run-claims.js';
import { QUEUE_SETTINGS, RunQueue, type QueueSettings } from './run-queue.js';

const BATCH = 100;

/** Enqueues runs that have no job or lost their worker, so that Redis may be down or lose its data. */
@Injectable()
export class RunSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly claims: RunClaims,
    private readonly queue: RunQueue,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep()
        .catch((error: unknown) =>
          this.logger.warn({ reason: (error as Error).message }, 'could not enqueue waiting report runs'),
        )
        .finally(() => (this.sweeping = undefined));
    }, this.settings.timings.sweep);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  async sweep(): Promise<void> {
    for (const run of await this.claims.listDue(BATCH)) {
      if (run.tries < MAX_TRIES) await this.queue.enqueue(run.id, run.attempt);
      else
        await this.claims.fail(
          run,
          `The report could not be finished because its worker stopped ${MAX_TRIES} times. Choose a shorter period, or start it again later.`,
        );
    }
  }
}
