import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { ReportWorkerModule } from './reports/worker/report-worker.module.js';
import { SignaturePageWorker } from './signature-pages/signature-page-worker.js';
import { sharedModules } from './shared-modules.js';

/**
 * The process that generates reports and signature pages; the API process relays the events it writes. In a file of its own, so that the API
 * process does not load what generates reports.
 */
@Module({})
export class WorkerModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [...sharedModules(config, logger), ReportWorkerModule.register(config)],
      providers: [SignaturePageWorker],
    };
  }
}
