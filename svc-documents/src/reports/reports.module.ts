import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceClient } from '@fsvp/service-kit/service-client';
import { ServiceTokens } from '@fsvp/service-kit/service-token';
import type { Config } from '../config.js';
import { REPORT_FILES_KEEP_DAYS, ReportFileRetention } from './runs/report-file-retention.js';
import { ReportMetrics } from './runs/report-metrics.js';
import { ReportRunsQueries } from './runs/report-runs.queries.js';
import { ReportRunsService } from './runs/report-runs.service.js';
import { ReportsController } from './runs/reports.controller.js';
import { RunClaims } from './runs/run-claims.js';
import { QUEUE_SETTINGS, RunQueue } from './runs/run-queue.js';
import { RunSweeper } from './runs/run-sweeper.js';
import { REPORT_CLIENTS, ReportGenerator, type ReportClients } from './worker/report-generator.js';
import { ReportWorker } from './worker/report-worker.js';

type ReportConfig = Pick<
  Config,
  'REDIS_URL' | 'EVENT_NAMESPACE' | 'REPORT_TIMINGS' | 'REPORT_FILES_KEEP_DAYS' | 'SUPPLIERS_URL' | 'QUALITY_URL'
>;

function createQueueProviders({ REDIS_URL, EVENT_NAMESPACE, REPORT_TIMINGS }: ReportConfig) {
  return [
    { provide: QUEUE_SETTINGS, useValue: { redisUrl: REDIS_URL, prefix: EVENT_NAMESPACE, timings: REPORT_TIMINGS } },
    RunQueue,
    RunClaims,
    RunSweeper,
  ];
}

@Module({})
export class ReportsModule {
  /** For the API process, which handles requests and does not generate reports. */
  static forApi(config: ReportConfig): DynamicModule {
    return {
      module: ReportsModule,
      controllers: [ReportsController],
      providers: [
        ...createQueueProviders(config),
        { provide: REPORT_FILES_KEEP_DAYS, useValue: config.REPORT_FILES_KEEP_DAYS },
        ReportFileRetention,
        ReportRunsService,
        ReportRunsQueries,
        ReportMetrics,
      ],
    };
  }

  /** For the worker process. */
  static forWorker(config: ReportConfig): DynamicModule {
    const clients = (tokens: ServiceTokens): ReportClients => ({
      suppliers: new ServiceClient('suppliers', config.SUPPLIERS_URL, tokens),
      quality: new ServiceClient('quality', config.QUALITY_URL, tokens),
    });
    return {
      module: ReportsModule,
      providers: [
        ...createQueueProviders(config),
        { provide: REPORT_CLIENTS, useFactory: clients, inject: [ServiceTokens] },
        ReportGenerator,
        ReportWorker,
      ],
    };
  }
}
