import type { Account } from '@fsvp/contracts/access/account';
import { Badge, Stack } from '@fsvp/ui';
import { hasEnded, STATUS_LABELS } from './account-texts.js';
import { EndingText } from './ending-text.js';

/** The state of an account, with its last day below. */
export function StatusBadge({ account }: { account: Account }) {
  const { status, expiresOn } = account;
  return (
    <Stack gap={1}>
      <span>
        <State account={account} />
      </span>
      {expiresOn && status !== 'disabled' ? <EndingText day={expiresOn} /> : null}
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
