import { WEBHOOK_SECRET_OVERLAP } from '@fsvp/contracts/webhook';
import { Button, Dialog, formatDateTime, Section, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Listing } from '../shared/listing.js';
import { OneTimeText } from '../shared/one-time-text.js';
import type { NewWebhookSecret } from './api/create-webhook.js';

interface NewSecretDialogProps {
  /** Undefined closes the dialog. */
  created: NewWebhookSecret | undefined;
  onClose: () => void;
}

/** Shows the secret of a webhook, which cannot be read again. */
export function NewSecretDialog({ created, onClose }: NewSecretDialogProps) {
  const shown = useLastDefined(created);
  if (!shown) return null;
  const { webhook, secret } = shown;
  return (
    <Dialog
      open={created !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Secret of ${webhook.name}`}
      initialFocus="heading"
      footer={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={5}>
        <Text as="p">
          Copy the secret now: it is shown only this time. Keep it like a password.
          {webhook.previousSecretUntil
            ? ` The secret before it signs too until ${formatDateTime(webhook.previousSecretUntil)} (${WEBHOOK_SECRET_OVERLAP} hours).`
            : ''}
        </Text>
        <OneTimeText label="Secret" text={secret} copyLabel="Copy secret" />
        <Section title="Check each message" headingLevel={3}>
          <Text as="p">
            The headers webhook-id, webhook-timestamp and webhook-signature sign the body by the Standard Webhooks
            specification. A library of it checks them in one line:
          </Text>
          <Listing label="Example" text="new Webhook(secret).verify(body, headers)" />
        </Section>
      </Stack>
    </Dialog>
  );
}
