import { Module, type DynamicModule } from '@nestjs/common';
import { createWebhookProviders, type WebhookConfig } from '../webhook-providers.js';
import { DeliveryClaims } from './delivery-claims.js';
import { DeliverySender } from './delivery-sender.js';
import { DeliveryWorker } from './delivery-worker.js';

/** Sends the deliveries of webhooks. */
@Module({})
export class DeliveryModule {
  static register(config: WebhookConfig): DynamicModule {
    return {
      module: DeliveryModule,
      providers: [...createWebhookProviders(config), DeliveryClaims, DeliverySender, DeliveryWorker],
    };
  }
}
