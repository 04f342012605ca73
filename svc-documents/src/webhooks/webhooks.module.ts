import { Module, type DynamicModule } from '@nestjs/common';
import { ChangeHead } from '@fsvp/service-kit/events/changes/change-head.service';
import { ChangesModule } from '@fsvp/service-kit/events/changes/changes.module';
import { ChangesQueries } from '@fsvp/service-kit/events/changes/changes.queries';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import type { Config } from '../config.js';
import { ChangeFollower } from './change-follower.js';
import { CHANGE_SOURCES, ownSource, remoteSource, type ChangeSources } from './change-sources.js';
import { DeliveriesService } from './deliveries.service.js';
import { WebhookMetrics } from './webhook-metrics.js';
import { createWebhookProviders, type WebhookConfig } from './webhook-providers.js';
import { WebhookRetention } from './webhook-retention.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksQueries } from './webhooks.queries.js';
import { WebhooksService } from './webhooks.service.js';

/** For the API process, which turns changes into deliveries. The worker process sends them. */
@Module({})
export class WebhooksModule {
  static register(
    config: WebhookConfig & Pick<Config, 'SUPPLIERS_URL' | 'QUALITY_URL' | 'PROGRAM_URL'>,
  ): DynamicModule {
    const sources = (tokens: ServiceTokens, head: ChangeHead, queries: ChangesQueries): ChangeSources => ({
      suppliers: remoteSource(new ServiceClient('suppliers', config.SUPPLIERS_URL, tokens)),
      quality: remoteSource(new ServiceClient('quality', config.QUALITY_URL, tokens)),
      program: remoteSource(new ServiceClient('program', config.PROGRAM_URL, tokens)),
      documents: ownSource(head, queries),
    });
    return {
      module: WebhooksModule,
      imports: [ChangesModule.register('documents')],
      controllers: [WebhooksController],
      providers: [
        ...createWebhookProviders(config),
        { provide: CHANGE_SOURCES, useFactory: sources, inject: [ServiceTokens, ChangeHead, ChangesQueries] },
        WebhooksService,
        WebhooksQueries,
        DeliveriesService,
        ChangeFollower,
        WebhookRetention,
        WebhookMetrics,
      ],
    };
  }
}
