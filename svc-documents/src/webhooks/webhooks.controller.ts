import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { createWebhook, updateWebhook } from '@fsvp/contracts/catalogue/webhook-calls';
import {
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replayFailedWebhookDeliveries,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
} from '@fsvp/contracts/webhooks/webhook';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { DeliveriesService } from './deliveries.service.js';
import { WebhooksQueries } from './webhooks.queries.js';
import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
    private readonly queries: WebhooksQueries,
  ) {}

  @Handle(listWebhooks)
  list(): Promise<ResponseOf<typeof listWebhooks>> {
    return this.queries.list();
  }

  @Handle(getWebhook)
  get(@Input() { params }: HandlerInput<typeof getWebhook>): Promise<Webhook> {
    return this.queries.get(params.id);
  }

  @Handle(createWebhook)
  create(@Input() { body }: HandlerInput<typeof createWebhook>): Promise<ResponseOf<typeof createWebhook>> {
    return this.webhooks.create(body);
  }

  @Handle(updateWebhook)
  update(@Input() { params, body }: HandlerInput<typeof updateWebhook>): Promise<Webhook> {
    return this.webhooks.update(params.id, body);
  }

  @Handle(deleteWebhook)
  delete(@Input() { params }: HandlerInput<typeof deleteWebhook>): Promise<void> {
    return this.webhooks.delete(params.id);
  }

  @Handle(rotateWebhookSecret)
  replaceSecret(
    @Input() { params }: HandlerInput<typeof rotateWebhookSecret>,
  ): Promise<ResponseOf<typeof rotateWebhookSecret>> {
    return this.webhooks.replaceSecret(params.id);
  }

  @Handle(testWebhook)
  test(@Input() { params }: HandlerInput<typeof testWebhook>): Promise<WebhookDelivery> {
    return this.deliveries.sendTest(params.id);
  }

  @Handle(listWebhookDeliveries)
  listDeliveries(
    @Input() { params, query }: HandlerInput<typeof listWebhookDeliveries>,
  ): Promise<ResponseOf<typeof listWebhookDeliveries>> {
    return this.queries.listDeliveries(params.id, query);
  }

  @Handle(getWebhookDelivery)
  getDelivery(@Input() { params }: HandlerInput<typeof getWebhookDelivery>): Promise<WebhookDeliveryDetails> {
    return this.queries.getDelivery(params.id, params.deliveryId);
  }

  @Handle(replayWebhookDelivery)
  replay(@Input() { params }: HandlerInput<typeof replayWebhookDelivery>): Promise<WebhookDelivery> {
    return this.deliveries.replay(params.id, params.deliveryId);
  }

  @Handle(replayFailedWebhookDeliveries)
  replayFailed(
    @Input() { params }: HandlerInput<typeof replayFailedWebhookDeliveries>,
  ): Promise<ResponseOf<typeof replayFailedWebhookDeliveries>> {
    return this.deliveries.replayFailed(params.id);
  }
}
