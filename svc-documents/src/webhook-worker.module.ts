import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import type { Logger } from 'pino';
import type { WebhookWorkerConfig } from './config.js';
import { WebhookEntity } from './webhooks/webhook.entity.js';
import { DeliveryModule } from './webhooks/worker/delivery.module.js';

/** The process that sends webhooks: neither a long report nor many receivers that hang make the other one wait. */
@Module({})
export class WebhookWorkerModule {
  static register(config: WebhookWorkerConfig, logger: Logger): DynamicModule {
    return {
      module: WebhookWorkerModule,
      imports: [
        ServiceModule.register({ name: 'documents', config, logger, entities: [WebhookEntity] }),
        DeliveryModule.register(config),
      ],
    };
  }
}
