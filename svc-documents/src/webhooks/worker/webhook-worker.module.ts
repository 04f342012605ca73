import { Module, type DynamicModule } from '@nestjs/common';
import { createWebhookProviders, type WebhookConfig } from '../webhook-providers.js';
import { DeliveryClaims } from './delivery-claims.js';
import { DeliverySender } from './delivery-sender.js';
import { DeliveryWorker } from './delivery-worker.js';

/** For the worker process, which sends the deliveries. */
@Module({})
export class WebhookWorkerModule {
  static register(config: WebhookConfig): DynamicModule {
    return {
      module: WebhookWorkerModule,
      providers: [...createWebhookProviders(config), DeliveryClaims, DeliverySender, DeliveryWorker],
    };
  }
}
