import type { DynamicModule } from '@nestjs/common';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { DocumentEntity } from './documents/document.entity.js';
import { ObjectStoreModule } from './object-store/object-store.module.js';
import { ReportRunEntity } from './reports/runs/report-run.entity.js';
import { WebhookEntity } from './webhooks/webhook.entity.js';

/** Of the processes of the API and of reports. */
export function sharedModules(config: Config, logger: Logger): DynamicModule[] {
  return [
    ServiceModule.register({
      name: 'documents',
      config,
      logger,
      entities: [DocumentEntity, ReportRunEntity, SignatureEntity, WebhookEntity],
    }),
    ObjectStoreModule.register(config),
  ];
}
