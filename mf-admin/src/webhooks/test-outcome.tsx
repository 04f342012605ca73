import type { WebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { Inline, Spinner, Text } from '@fsvp/ui';
import { errorText } from '@fsvp/web-kit';
import { useTestDelivery } from './api/get-webhook-delivery.js';
import { answerText } from './delivery-texts.js';

/** What became of a test message, announced when it is known. @param props.sent as it was when it was sent */
export function TestOutcome({ sent }: { sent: WebhookDelivery }) {
  const { data: delivery = sent, error } = useTestDelivery(sent);
  const answer = answerText(delivery) ?? 'no response';
  return (
    <div role="status">
      {error ? (
        <Text tone="bad">{errorText(error)}</Text>
      ) : delivery.state === 'waiting' ? (
        <Inline>
          <Spinner />
          <Text>Sending a test message…</Text>
        </Inline>
      ) : delivery.state === 'delivered' ? (
        <Text tone="good">{`The test message was delivered: ${answer}.`}</Text>
      ) : (
        <Text tone="bad">{`The test message was not delivered: ${answer}`}</Text>
      )}
    </div>
  );
}
