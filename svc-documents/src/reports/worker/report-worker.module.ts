import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import type { Config } from '../../config.js';
import { createQueueProviders, type QueueConfig } from '../runs/queue-providers.js';
import { REPORT_CLIENTS, ReportGenerator, type ReportClients } from './report-generator.js';
import { ReportWorker } from './report-worker.js';

/** For the worker process. */
@Module({})
export class ReportWorkerModule {
  static register(config: QueueConfig & Pick<Config, 'SUPPLIERS_URL' | 'QUALITY_URL' | 'PROGRAM_URL'>): DynamicModule {
    const clients = (tokens: ServiceTokens): ReportClients => ({
      suppliers: new ServiceClient('suppliers', config.SUPPLIERS_URL, tokens),
      quality: new ServiceClient('quality', config.QUALITY_URL, tokens),
      program: new ServiceClient('program', config.PROGRAM_URL, tokens),
    });
    return {
      module: ReportWorkerModule,
      providers: [
        ...createQueueProviders(config),
        { provide: REPORT_CLIENTS, useFactory: clients, inject: [ServiceTokens] },
        ReportGenerator,
        ReportWorker,
      ],
    };
  }
}
