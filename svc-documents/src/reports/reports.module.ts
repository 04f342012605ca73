import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../config.js';
import { createQueueProviders, type QueueConfig } from './runs/queue-providers.js';
import { REPORT_FILES_KEEP_DAYS, ReportFileRetention } from './runs/report-file-retention.js';
import { ReportMetrics } from './runs/report-metrics.js';
import { ReportRunsQueries } from './runs/report-runs.queries.js';
import { ReportRunsService } from './runs/report-runs.service.js';
import { ReportsController } from './runs/reports.controller.js';

/** For the API process, which handles requests and does not generate reports. */
@Module({})
export class ReportsModule {
  static register(config: QueueConfig & Pick<Config, 'REPORT_FILES_KEEP_DAYS'>): DynamicModule {
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
}
