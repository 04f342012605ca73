import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { HazardTemplatesService } from './hazard-templates.service.js';
import { loadedRows } from './load-sources.js';
import { readOrigin } from './read-extract.js';
import { inputsOf } from './template-inputs.js';

const RETRY_MS = 60_000;

/**
 * Generates the templates, beside the first requests, where they were made of other inputs: by an earlier release, or before
 * a set was loaded.
 */
@Injectable()
export class GenerateAtStart implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: HazardTemplatesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.generateOrRetry();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Resolves when the templates of this release are there, or their generation has failed. */
  async finished(): Promise<void> {
    await this.running;
  }

  private async generateOrRetry(): Promise<void> {
    try {
      if (!(await this.isGenerated())) await this.templates.generate();
    } catch (error) {
      if (this.stopped) return;
      this.logger.warn({ err: error }, 'templates of hazards were not generated; it is tried again in a minute');
      this.timer = setTimeout(() => (this.running = this.generateOrRetry()), RETRY_MS);
      this.timer.unref();
    }
  }

  private async isGenerated(): Promise<boolean> {
    const { manager } = this.dataSource;
    const [origin, library, guide] = await Promise.all([readOrigin(), ...loadedRows(today(), manager)]);
    const found: unknown[] = await manager.query('select from hazard_templates where inputs = $1::jsonb limit 1', [
      JSON.stringify(inputsOf(origin, library, guide)),
    ]);
    return found.length > 0;
  }
}
