import { Injectable } from '@nestjs/common';
import { webhookDisabled } from '@fsvp/contracts/webhooks/webhook.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { WebhookDisabledReason } from '@fsvp/contracts/webhooks/webhook';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { addNotification } from '../notification-entries/add-notification.js';
import { settleNotifications } from './settle-reminders.js';

const TEXTS: Record<WebhookDisabledReason, string> = {
  failing: 'It has not accepted a message for three days. Messages wait until it is active again.',
  gone: 'The receiver no longer accepts messages (410). Messages wait until it is active again.',
};

interface DisabledWebhook {
  id: string;
  name: string;
  disabledReason: WebhookDisabledReason;
}

/**
 * Tells administrators that the suite disabled a webhook, until it is active again or deleted. NATS keeps the filter of a consumer that
 * it knows, so this one has another name than that of 0.3.0, which read `disabled` only.
 */
@Injectable()
export class NotifyWhenWebhookDisabled implements EventConsumer {
  readonly name = 'gateway-notify-while-webhook-disabled';
  readonly filter = 'fsvp.documents.webhook.>';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (event.type !== webhookDisabled.type) {
      const { aggregateId, occurredAt, after } = event;
      if (after?.state !== 'disabled')
        await settleNotifications(manager, 'webhook_disabled', hrefs.webhook(aggregateId), occurredAt);
      return;
    }
    const { id, name, disabledReason } = readEventData<DisabledWebhook>(webhookDisabled, event);
    await addNotification(
      manager,
      event,
      {
        kind: 'webhook_disabled',
        title: 'Webhook disabled',
        text: `${name}: ${TEXTS[disabledReason]}`,
        href: hrefs.webhook(id),
      },
      { audience: 'administrators' },
    );
  }
}
