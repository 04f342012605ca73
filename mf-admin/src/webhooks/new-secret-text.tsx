import { WEBHOOK_SECRET_OVERLAP } from '@fsvp/contracts/webhooks/webhook';
import { formatDateTime, Text } from '@fsvp/ui';
import { Listing } from '../shared/listing.js';
import type { OneTimeContent } from '../shared/one-time-text.dialog.js';
import type { NewWebhookSecret } from './api/create-webhook.js';

export function describeNewSecret({ webhook, secret }: NewWebhookSecret): OneTimeContent {
  const previous = webhook.previousSecretUntil
    ? ` Messages are also signed with the previous secret until ${formatDateTime(webhook.previousSecretUntil)} (${WEBHOOK_SECRET_OVERLAP} hours).`
    : '';
  return {
    title: `Secret of ${webhook.name}`,
    introduction: `Copy the secret now. It will not be shown again. Treat it like a password.${previous}`,
    label: 'Secret',
    text: secret,
    copyLabel: 'Copy secret',
    example: {
      title: 'Check each message',
      content: (
        <>
          <Text as="p">
            The headers webhook-id, webhook-timestamp and webhook-signature sign the body by the Standard Webhooks
            specification. A library of it checks them in one line:
          </Text>
          <Listing label="Example" text="new Webhook(secret).verify(body, headers)" />
        </>
      ),
    },
  };
}
