import type { Provider } from '@nestjs/common';
import type { Config } from '../config.js';
import { DeliveryQueue } from './delivery-queue.js';
import { TargetNetworks } from './target-networks.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WEBHOOK_SETTINGS } from './webhook-settings.js';

export type WebhookConfig = Pick<
  Config,
  'REDIS_URL' | 'EVENT_NAMESPACE' | 'WEBHOOK_TIMINGS' | 'WEBHOOK_ALLOWED_NETWORKS' | 'INTERNAL_TOKEN_SECRET'
>;

/** For the process of the API and the one that sends webhooks. */
export function createWebhookProviders(config: WebhookConfig): Provider[] {
  return [
    {
      provide: WEBHOOK_SETTINGS,
      useValue: { redisUrl: config.REDIS_URL, prefix: config.EVENT_NAMESPACE, timings: config.WEBHOOK_TIMINGS },
    },
    { provide: WebhookSecrets, useFactory: () => new WebhookSecrets(config.INTERNAL_TOKEN_SECRET) },
    { provide: TargetNetworks, useFactory: () => new TargetNetworks(config.WEBHOOK_ALLOWED_NETWORKS) },
    DeliveryQueue,
  ];
}
