import { API_TOKEN_UNUSED_DAYS } from '@fsvp/contracts/access/api-token';
import { EXPIRES_SOON_DAYS } from '@fsvp/contracts/documents/document';
import { NOTIFICATION_KINDS, type NotificationKind } from '@fsvp/contracts/catalogue/notification';
import type { User } from '@fsvp/contracts/access/user';
import { REEVALUATION_REMINDER_DAYS } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { REVIEW_REMINDER_DAYS } from '@fsvp/contracts/program/verification-plans/clocks';
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
    sentence: 'An FSVP file in use for importing is missing a requirement that must be met before importing.',
  },
  requirement_expiring: { reason: 'everybody', sentence: 'A record in an FSVP file expires soon.' },
  eligibility_due: {
    reason: 'everybody',
    sentence: 'The eligibility of a very small importer expires at the end of the year. You get this in November.',
  },
  hazard_analysis_due_in_90: { reason: 'everybody', sentence: 'The hazard analysis of a food expires in 90 days.' },
  hazard_analysis_due_in_30: { reason: 'everybody', sentence: 'The hazard analysis of a food expires in 30 days.' },
  hazard_analysis_due: { reason: 'everybody', sentence: 'The hazard analysis of a food expires today.' },
  reevaluation_opened: {
    reason: 'everybody',
    sentence: 'The food and the supplier of an FSVP file are to be evaluated again.',
  },
  reevaluation_due: {
    reason: 'everybody',
    sentence: `A reevaluation is due within ${REEVALUATION_REMINDER_DAYS} days, or is overdue.`,
  },
  review_due: {
    reason: 'everybody',
    sentence: `The review of the result of a verification is due within ${REVIEW_REMINDER_DAYS} days, or is overdue.`,
  },
  audit_due_in_60: { reason: 'everybody', sentence: 'A planned audit is due in 60 days.' },
  audit_due_in_30: { reason: 'everybody', sentence: 'A planned audit is due in 30 days.' },
  audit_due_in_7: { reason: 'everybody', sentence: 'A planned audit is due in 7 days.' },
  plan_outdated: {
    reason: 'everybody',
    sentence: 'The verification plan of an FSVP file no longer fits and needs a new version.',
  },
  inspection_failed: { reason: 'everybody', sentence: 'A receiving inspection failed.' },
  report_finished: { reason: 'everybody', sentence: 'A report is ready.' },
  report_failed: { reason: 'everybody', sentence: 'A report could not be generated.' },
  signing_failed: { reason: 'own account', sentence: 'An attempt to sign a record in your name failed.' },
  signature_broken: {
    reason: 'administrator',
    sentence: 'The stored content of a signature no longer matches what was signed.',
  },
  account_review_due: { reason: 'administrator', sentence: 'An account review is due.' },
  api_token_unused: {
    reason: 'administrator',
    sentence: `An API token has not been used for ${API_TOKEN_UNUSED_DAYS} days.`,
  },
  webhook_disabled: { reason: 'administrator', sentence: 'A webhook was disabled because its deliveries failed.' },
  account_address_taken: {
    reason: 'administrator',
    sentence: 'Single sign-on sent a person with the email address of another account.',
  },
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
        The bell at the top of each page shows these notifications. You get one reminder for each due date. Your role
        determines which notifications you get. The suite does not send email.
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
