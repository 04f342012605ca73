import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { SourceFreshness } from './source-freshness.service.js';

/** Provides how fresh the copies of other services' records are. */
@Module({})
export class SourceFreshnessModule {
  /** @param events the module of the consumers that keep the copies */
  static register(config: Config, events: DynamicModule): DynamicModule {
    return {
      module: SourceFreshnessModule,
      global: true,
      imports: [events],
      providers: [
        {
          provide: SourceFreshness,
          useFactory: (database: Database, stream: EventStream, tokens: ServiceTokens, logger: Logger) =>
            new SourceFreshness(
              database,
              stream,
              {
                suppliers: new ServiceClient('suppliers', config.SUPPLIERS_URL, tokens),
                quality: new ServiceClient('quality', config.QUALITY_URL, tokens),
                documents: new ServiceClient('documents', config.DOCUMENTS_URL, tokens),
              },
              logger,
            ),
          inject: [Database, EventStream, ServiceTokens, LOGGER],
        },
      ],
      exports: [SourceFreshness],
    };
  }
}
