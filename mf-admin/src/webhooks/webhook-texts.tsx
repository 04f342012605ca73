import {
  WEBHOOK_RETRIES,
  WEBHOOK_STATE_LABELS,
  type Webhook,
  type WebhookDisabledReason,
  type WebhookState,
} from '@fsvp/contracts/webhooks/webhook';
import { Badge, formatDateTime, formatNumber, formatRelativeTime, Text, TwoLines, type Tone } from '@fsvp/ui';

const TONES: Record<WebhookState, Tone> = { active: 'green', paused: 'orange-outline', disabled: 'red' };

export const WebhookStateBadge = ({ state }: Pick<Webhook, 'state'>) => (
  <Badge tone={TONES[state]}>{WEBHOOK_STATE_LABELS[state]}</Badge>
);

export const DISABLED_REASONS: Record<WebhookDisabledReason, string> = {
  failing: `A message failed ${WEBHOOK_RETRIES.length + 1} times`,
  gone: 'The address responded with 410 Gone',
};

/** Why a webhook is disabled, or since when it fails; undefined while nothing is wrong. */
export function troubleText({ state, disabledReason, failingSince }: Webhook): string | undefined {
  if (state === 'disabled') return disabledReason ? DISABLED_REASONS[disabledReason] : undefined;
  return failingSince === null ? undefined : `Failing for ${formatRelativeTime(failingSince).replace(/ ago$/, '')}`;
}

/** The badge, and what is wrong below it. */
export function WebhookStateCell({ webhook }: { webhook: Webhook }) {
  const trouble = troubleText(webhook);
  const since = webhook.disabledAt ?? webhook.failingSince;
  return (
    <span className="admin:flex admin:flex-col admin:items-start admin:gap-0.5 admin:@max-2xl:items-end">
      <WebhookStateBadge state={webhook.state} />
      {trouble ? (
        <span title={formatDateTime(since)}>
          <Text size="meta" weight="normal" tone="bad">
            {trouble}
          </Text>
        </span>
      ) : null}
    </span>
  );
}

/** The host, and below it the rest of the address. */
export function WebhookAddress({ url }: Pick<Webhook, 'url'>) {
  const { protocol, host, origin, pathname, search } = new URL(url);
  return <TwoLines primary={protocol === 'https:' ? host : origin} secondary={pathname + search} />;
}

export const countOf = (count: number, noun: 'delivery' | 'failed delivery') =>
  `${formatNumber(count)} ${count === 1 ? noun : noun.replace(/y$/, 'ies')}`;
