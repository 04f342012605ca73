import { API_TOKEN_UNUSED_DAYS } from '@fsvp/contracts/access/api-token';
import { EXPIRES_SOON_DAYS } from '@fsvp/contracts/documents/document';
import { NOTIFICATION_KINDS, type NotificationKind } from '@fsvp/contracts/catalogue/notification';
import type { User } from '@fsvp/contracts/access/user';
import { DUE_SOON_BADGE_DAYS } from '@fsvp/contracts/quality/verification';
import { Card, Stack, Text } from '@fsvp/ui';

/** Why somebody gets a kind of notification. */
type Reason = 'everybody' | 'own account' | 'administrator';

const KINDS: Record<NotificationKind, { reason: Reason; sentence: string }> = {
  verification_due_soon: {
    reason: 'everybody',
    sentence: `A verification is due within ${DUE_SOON_BADGE_DAYS} days.`,
  },
  verification_overdue: { reason: 'everybody', sentence: 'A verification is past its due date.' },
  action_overdue: { reason: 'everybody', sentence: 'A corrective action is past its due date.' },
  document_expiring: { reason: 'everybody', sentence: `A document expires within ${EXPIRES_SOON_DAYS} days.` },
  document_expired: { reason: 'everybody', sentence: 'A document has expired.' },
  file_not_ready: {
    reason: 'everybody',
    sentence: 'An FSVP file under which food is imported lacks what importing needs.',
  },
  requirement_expiring: { reason: 'everybody', sentence: 'A record of an FSVP file ends soon.' },
  eligibility_due: {
    reason: 'everybody',
    sentence: 'It is November, and the eligibility of a very small importer ends with the year.',
  },
  inspection_failed: { reason: 'everybody', sentence: 'A receiving inspection failed.' },
  report_finished: { reason: 'everybody', sentence: 'A report is ready.' },
  report_failed: { reason: 'everybody', sentence: 'A report could not be made.' },
  signing_failed: { reason: 'own account', sentence: 'An attempt to sign a record in your name failed.' },
  signature_broken: {
    reason: 'administrator',
    sentence: 'What a signature keeps is no longer what was signed.',
  },
  account_review_due: { reason: 'administrator', sentence: 'An account review is due.' },
  api_token_unused: {
    reason: 'administrator',
    sentence: `An API token was not used for ${API_TOKEN_UNUSED_DAYS} days.`,
  },
  webhook_disabled: { reason: 'administrator', sentence: 'A webhook was disabled, because its deliveries failed.' },
};

const TITLES: Record<Reason, string> = {
  everybody: 'Because you use the suite',
  'own account': 'Because it is your account',
  administrator: 'Because you are an administrator',
};

function reasonsOf({ kind, permissions }: User): Reason[] {
  if (kind !== 'user') return ['everybody'];
  return permissions.includes('administer')
    ? ['everybody', 'own account', 'administrator']
    : ['everybody', 'own account'];
}

/** The notifications that the user gets in the bell, and why. Default export, because it is loaded on demand. */
export default function NotificationKindsSection({ user }: { user: User }) {
  const reasons = reasonsOf(user);
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        The bell at the top of each page shows these notifications. A reminder comes once for each due date. The role
        decides what you get; the suite sends no email.
      </Text>
      {reasons.map((reason) => (
        <Card key={reason} title={TITLES[reason]} headingLevel={3}>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {NOTIFICATION_KINDS.filter((kind) => KINDS[kind].reason === reason).map((kind) => (
              <li key={kind}>{KINDS[kind].sentence}</li>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
}
