import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { delayUntilNextSnapshot } from './next-snapshot.js';
import { RiskSnapshotsService } from './risk-snapshots.service.js';

/**
 * Saves a snapshot at startup, every ten minutes, just before the day ends and at shutdown, so that a day has its final
 * values even if nothing ran at its end.
 */
@Injectable()
export class RiskSnapshotScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly snapshots: RiskSnapshotsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.tick();
  }

  private async tick(): Promise<void> {
    await this.saveSnapshot();
    if (!this.stopped) this.timer = setTimeout(() => void this.tick(), delayUntilNextSnapshot(Date.now()));
  }

  private async saveSnapshot(): Promise<void> {
    try {
      await this.snapshots.save();
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot save the risk snapshot');
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.saveSnapshot();
  }
}
