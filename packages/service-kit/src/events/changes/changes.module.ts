import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { Database } from '../../database/database.js';
import { ChangeHead } from './change-head.service.js';
import { ChangesController } from './changes.controller.js';
import { ChangesQueries } from './changes.queries.js';
import { EventLagQueries } from './event-lag.queries.js';

/** The changes of a service's records, for the feed. In the processes that relay its event log (`EventsModule`). */
@Module({})
export class ChangesModule {
  static register(service: ServiceName): DynamicModule {
    return {
      module: ChangesModule,
      controllers: [ChangesController],
      providers: [
        ChangeHead,
        EventLagQueries,
        {
          provide: ChangesQueries,
          useFactory: (database: Database) => new ChangesQueries(database, service),
          inject: [Database],
        },
      ],
      exports: [ChangeHead, ChangesQueries],
    };
  }
}
