import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { Logger } from 'pino';
import { OBJECT_STORE, type ObjectStore } from './object-store.js';

/**
 * Stops the process when the store's settings are wrong. An unavailable store only causes a warning, because it affects
 * files alone.
 */
@Injectable()
export class ObjectStoreCheck implements OnModuleInit {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      await this.store.check();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.logger.warn(
        { err: error, cause: error.cause },
        'file storage does not answer; uploads and downloads fail until it does',
      );
    }
  }
}
