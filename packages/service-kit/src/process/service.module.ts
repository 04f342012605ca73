import { Global, Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Batches } from '../batch/batches.js';
import { ContractInterceptor } from '../http/contract.interceptor.js';
import { Database, databaseOptions, type Entities } from '../database/database.js';
import type { DataConfig, ProcessConfig } from '../runtime/config.js';
import { EventLogSignal } from '../unit-of-work/event-log-signal.js';
import { HealthController, READINESS_CHECKS, type ReadinessChecks } from '../http/health.controller.js';
import { Housekeeping, HOUSEKEEPING_SETTINGS } from './housekeeping.js';
import { LOGGER } from '../observability/logger.js';
import { addPoolMetrics } from '../observability/metrics/pool-metrics.js';
import { HandledCalls, OpenApiController, SERVICE_NAME } from '../api-documents/open-api/open-api.controller.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { ProcessState } from '../runtime/process-state.js';
import { ServiceTokens } from '../security/service-token.js';
import { TimeZoneCheck } from '../database/time-zone.js';
import { TokenGuard } from '../http/token.guard.js';
import { UnitOfWork } from '../unit-of-work/unit-of-work.js';

export interface ServiceSettings {
  name: ServiceName;
  config: ProcessConfig & DataConfig;
  logger: Logger;
  entities: Entities;
  /** Checks of readiness besides the database. */
  readiness?: ReadinessChecks;
  /** The gateway has its own guard (the session) in place of the service token. */
  guard?: NonNullable<ModuleMetadata['providers']>[number];
}

/** What every process of the suite has: database, unit of work, contract validation, guard, errors, health, OpenAPI. */
@Global()
@Module({})
export class ServiceModule {
  static register({ name, config, logger, entities, readiness = {}, guard }: ServiceSettings): DynamicModule {
    const tokens = new ServiceTokens(config.INTERNAL_TOKEN_SECRET);
    return {
      module: ServiceModule,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRoot({
          ...databaseOptions(config.DATABASE_URL, entities, config.DATABASE_POOL),
          retryAttempts: 60,
          retryDelay: 1000,
        }),
      ],
      controllers: [HealthController, OpenApiController],
      providers: [
        ProcessState,
        HandledCalls,
        { provide: SERVICE_NAME, useValue: name },
        { provide: LOGGER, useValue: logger },
        { provide: ServiceTokens, useValue: tokens },
        {
          provide: Database,
          useFactory: (dataSource: DataSource) => watchPool(new Database(dataSource), logger),
          inject: [getDataSourceToken()],
        },
        {
          provide: UnitOfWork,
          useFactory: (dataSource: DataSource, signal: EventLogSignal) => new UnitOfWork(dataSource, signal),
          inject: [getDataSourceToken(), EventLogSignal],
        },
        {
          provide: EventLogSignal,
          useFactory: (database: Database) => new EventLogSignal(() => database.pool),
          inject: [Database],
        },
        {
          provide: READINESS_CHECKS,
          useFactory: (database: Database, state: ProcessState) => ({
            database: createDatabaseCheck(database, state),
            ...readiness,
          }),
          inject: [Database, ProcessState],
        },
        { provide: HOUSEKEEPING_SETTINGS, useValue: config },
        Housekeeping,
        TimeZoneCheck,
        Batches,
        guard ?? { provide: APP_GUARD, useValue: new TokenGuard(tokens, name) },
        { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [
        SERVICE_NAME,
        Database,
        EventLogSignal,
        UnitOfWork,
        LOGGER,
        ServiceTokens,
        ProcessState,
        HandledCalls,
        Housekeeping,
        Batches,
        TypeOrmModule,
      ],
    };
  }
}

function watchPool(database: Database, logger: Logger): Database {
  // Without a listener a lost idle connection would end the process.
  database.pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  addPoolMetrics(database.pool);
  return database;
}

/** Checks that the database answers. A read-only one answers too, which the check `storage` shows. */
function createDatabaseCheck(database: Database, state: ProcessState): () => Promise<void> {
  let readOnly = false;
  state.neighbours.set('storage', () =>
    readOnly ? 'The database is read-only, because its disk is full. Free some space.' : undefined,
  );
  return async () => {
    const { rows } = await database.pool.query<{ readOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "readOnly", (select 1 from event_log limit 1)`,
    );
    readOnly = rows[0]?.readOnly ?? false;
  };
}
