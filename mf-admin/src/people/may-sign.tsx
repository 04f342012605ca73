import type { Account } from '@fsvp/contracts/account';
import { isGranted, ROLE_LABELS } from '@fsvp/contracts/access';
import { Badge, formatDate, Stack, Text } from '@fsvp/ui';
import { activityLabels, shortActivities } from '../qualifications/qualification-texts.js';
import { countsToday, standingOf } from '../qualifications/standing.js';
import { hasEnded } from './account-texts.js';
import { EndingText } from './ending-text.js';
import type { Person } from './person.js';

interface MaySignProps {
  person: Person;
  /** False if the qualifications could not be loaded. */
  isKnown: boolean;
}

/** What a person is qualified to sign today, until when, and what keeps them from it. */
export function MaySign({ person: { account, individual }, isKnown }: MaySignProps) {
  if (!isKnown)
    return (
      <Text size="inherit" tone="muted">
        Not known
      </Text>
    );
  const current = individual?.current;
  const standing = standingOf(current);
  const obstacle = account && countsToday(standing) ? obstacleOf(account) : undefined;
  return (
    <Stack gap={1}>
      {current && countsToday(standing) ? (
        <span title={activityLabels(current.activities).join(', ')}>{shortActivities(current.activities)}</span>
      ) : (
        <Text size="inherit" tone="muted">
          Nothing
        </Text>
      )}
      {current && standing === 'begins_later' ? (
        <Text size="meta" tone="muted">
          {`Begins on ${formatDate(current.validFrom)}`}
        </Text>
      ) : null}
      {current?.validUntil ? <EndingText day={current.validUntil} /> : null}
      {obstacle ? (
        <Text size="meta" tone="warning">
          {obstacle}
        </Text>
      ) : null}
      {individual?.draft ? (
        <span>
          <Badge tone="violet">Draft waits for a signature</Badge>
        </span>
      ) : null}
    </Stack>
  );
}

/** Why the account can't use its qualification. */
function obstacleOf(account: Account): string | undefined {
  if (account.status === 'disabled') return 'The account is disabled';
  if (hasEnded(account)) return 'The account has ended';
  return isGranted(account.role, 'sign') ? undefined : `The role ${ROLE_LABELS[account.role]} does not sign`;
}
