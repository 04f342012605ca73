import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { SupplierRecords } from './supplier-records.service.js';

/** Provides what the supplier's own records say beside requirements. */
@Module({})
export class SupplierRecordsModule {
  static register(config: Config): DynamicModule {
    return {
      module: SupplierRecordsModule,
      global: true,
      providers: [
        {
          provide: SupplierRecords,
          useFactory: (tokens: ServiceTokens, logger: Logger) =>
            new SupplierRecords(
              new ServiceClient('suppliers', config.SUPPLIERS_URL, tokens),
              new ServiceClient('quality', config.QUALITY_URL, tokens),
              logger,
            ),
          inject: [ServiceTokens, LOGGER],
        },
      ],
      exports: [SupplierRecords],
    };
  }
}
