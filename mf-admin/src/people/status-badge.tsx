import type { Account } from '@fsvp/contracts/account';
import { Badge, Stack, Text } from '@fsvp/ui';
import { endingText, hasEnded, STATUS_LABELS } from './account-texts.js';

/** The state of an account, with its last day below. */
export function StatusBadge({ account }: { account: Account }) {
  const ending = endingText(account);
  return (
    <Stack gap={1}>
      <span>
        <State account={account} />
      </span>
      {ending ? (
        <Text size="meta" tone="muted">
          {ending}
        </Text>
      ) : null}
    </Stack>
  );
}

function State({ account }: { account: Account }) {
  const { status, invitedUntil } = account;
  if (status === 'disabled') return <Badge tone="neutral">{STATUS_LABELS.disabled}</Badge>;
  if (hasEnded(account)) return <Badge tone="neutral">Ended</Badge>;
  if (status === 'active') return <Badge tone="green">{STATUS_LABELS.active}</Badge>;
  return invitedUntil ? (
    <Badge tone="blue">{STATUS_LABELS.invited}</Badge>
  ) : (
    <Badge tone="yellow">Invitation ended</Badge>
  );
}
