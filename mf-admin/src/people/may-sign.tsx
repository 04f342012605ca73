import type { Account } from '@fsvp/contracts/access/account';
import { isGranted } from '@fsvp/contracts/access/access';
import { accountReviewSignatures } from '@fsvp/contracts/access/account-review';
import { qualificationSignatures } from '@fsvp/contracts/program/qualified-individual';
import { ROLE_LABELS, type Role } from '@fsvp/contracts/access/roles';
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

/** What a person may sign today by qualification and by role, until when, and what keeps them from it. */
export function MaySign({ person: { account, individual }, isKnown }: MaySignProps) {
  const current = individual?.current;
  const standing = standingOf(current);
  const activities = current && countsToday(standing) ? current.activities : undefined;
  const byRole = account && signedByRole(account.role);
  const obstacle = account && (activities || byRole) ? obstacleOf(account, activities !== undefined) : undefined;
  return (
    <Stack gap={1}>
      {activities ? (
        <span title={activityLabels(activities).join(', ')}>{shortActivities(activities)}</span>
      ) : isKnown && byRole ? null : (
        <Text size="inherit" tone="muted">
          {isKnown ? 'Nothing' : 'Unknown'}
        </Text>
      )}
      {current && standing === 'begins_later' ? (
        <Text size="meta" tone="muted">
          {`Starts on ${formatDate(current.validFrom)}`}
        </Text>
      ) : null}
      {current?.validUntil ? <EndingText day={current.validUntil} /> : null}
      {byRole ? <span>{byRole}</span> : null}
      {obstacle ? (
        <Text size="meta" tone="warning">
          {obstacle}
        </Text>
      ) : null}
      {individual?.draft ? (
        <span>
          <Badge tone="violet">Draft awaiting signature</Badge>
        </span>
      ) : null}
    </Stack>
  );
}

/** Why the account can't sign this. @param isQualified for some activities */
function obstacleOf(account: Account, isQualified: boolean): string | undefined {
  if (account.status === 'disabled') return 'The account is disabled';
  if (hasEnded(account)) return 'The account has ended';
  if (!isQualified || isGranted(account.role, 'sign')) return undefined;
  return `The role ${ROLE_LABELS[account.role]} cannot sign these activities`;
}

const AND = new Intl.ListFormat('en');

/** What a role signs without a qualification: 'Qualifications and account reviews'. Undefined for nothing. */
function signedByRole(role: Role): string | undefined {
  if (!isGranted(role, 'sign_administration')) return undefined;
  const words = AND.format([qualificationSignatures, accountReviewSignatures].map(({ noun }) => `${noun}s`));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
