import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { HazardTemplatesService } from './hazard-templates.service.js';
import { readOrigin } from './read-extract.js';
import { shippedInputs } from './template-inputs.js';

const RETRY_MS = 60_000;

/**
 * Generates the templates once for the public data of each release, beside the first requests. What administrators load later counts
 * when they generate again.
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
    const inputs = shippedInputs(await readOrigin());
    const found: unknown[] = await this.dataSource.query(
      'select from hazard_templates where inputs @> $1::jsonb limit 1',
      [JSON.stringify(inputs)],
    );
    return found.length > 0;
  }
}
