import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { HazardTemplatesService } from './hazard-templates.service.js';
import { loadedRows } from './load-sources.js';
import { readOrigin } from './read-extract.js';
import { inputsOf } from './template-inputs.js';

/** After a start other work comes first: a generation is a second of one processor. */
const WAIT_MS = 60_000;

/**
 * Generates the templates where they were made of other inputs: by an earlier release, or before a set was loaded. It does so a
 * minute after the start, or as soon as somebody reads templates.
 */
@Injectable()
export class TemplateGeneration implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  /** Ends the wait before the first attempt. */
  private needed = this.stopping;
  private first: Promise<void> | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: HazardTemplatesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** It begins here, outside of any request: whoever reads templates does not generate them, the suite does. */
  onApplicationBootstrap(): void {
    this.needed = new AbortController();
    this.first = this.attempt(this.needed.signal);
    this.running = this.first;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.needed.abort();
    await this.running;
  }

  /** Resolves when the templates of this release are there, or their first generation has failed. */
  async finished(): Promise<void> {
    this.needed.abort();
    await this.first;
  }

  private async attempt(signal: AbortSignal): Promise<void> {
    await delay(WAIT_MS, undefined, { ref: false, signal }).catch(() => undefined);
    if (this.stopping.signal.aborted) return;
    try {
      if (!(await this.isGenerated())) await this.templates.generate();
    } catch (error) {
      this.logger.warn({ err: error }, 'templates of hazards were not generated; it is tried again in a minute');
      this.running = this.attempt(this.stopping.signal);
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
