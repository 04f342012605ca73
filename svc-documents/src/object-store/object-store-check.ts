import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/logger';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import type { Logger } from 'pino';
import { OBJECT_STORE, type ObjectStore } from './object-store.js';

/** A store with wrong settings ends the start with a sentence. One that is away does not: it costs files only, and comes back by itself. */
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
        'file storage does not answer; uploads and downloads wait for it',
      );
    }
  }
}
