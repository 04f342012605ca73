import { DELIVERY_STATE_LABELS, type WebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { Badge, formatRelativeTime, TextLink, type Tone } from '@fsvp/ui';

function toneOf({ state, attempts }: WebhookDelivery): Tone {
  if (state === 'waiting') return attempts === 0 ? 'blue' : 'yellow';
  return state === 'delivered' ? 'green' : 'red';
}

export const DeliveryStateBadge = ({ delivery }: { delivery: WebhookDelivery }) => (
  <Badge tone={toneOf(delivery)}>{DELIVERY_STATE_LABELS[delivery.state]}</Badge>
);

/** Why an attempt failed, or what the program answered. */
export const answerText = ({ status, error }: Pick<WebhookDelivery, 'status' | 'error'>): string | undefined =>
  error ?? (status === null ? undefined : `Status ${status}`);

export const attemptsText = (attempts: number) =>
  attempts === 0 ? 'Not tried yet' : `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;

/** When a delivery that waits is tried next, or for what it waits. @param isActive false for a webhook that sends nothing */
export function nextAttemptText({ state, nextAttemptAt, recordId }: WebhookDelivery, isActive: boolean) {
  if (state !== 'waiting') return undefined;
  // Tests are sent in any case.
  if (!isActive && recordId !== null) return 'Until the webhook is active';
  if (nextAttemptAt === null) return 'After the earlier change';
  return new Date(nextAttemptAt) <= new Date()
    ? 'Next attempt now'
    : `Next attempt ${formatRelativeTime(nextAttemptAt)}`;
}

/** The record of a message, with a link if it has a page. */
export function DeliveredRecord({ recordType, recordId, recordVersion }: WebhookDelivery) {
  if (recordType === null || recordId === null) return <>None</>;
  const href = recordHref(recordType, recordId);
  // With a space that does not break.
  const text = recordVersion === null ? 'Record' : `Version\u00a0${recordVersion}`;
  return href ? <TextLink href={href}>{text}</TextLink> : <>{text}</>;
}
