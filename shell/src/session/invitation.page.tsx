import { getInvitation, type Invitation } from '@fsvp/contracts/access/own-account';
import { ROLE_LABELS } from '@fsvp/contracts/access/roles';
import { Card, ErrorState, formatDateTime, Spinner, TextLink } from '@fsvp/ui';
import { ApiError, errorText, loadError, useApiQuery, usePageTitle } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { EntryFrame } from './entry-frame.js';
import { InvitationForm } from './invitation-form.js';
import { LegalNotice } from './legal-notice.js';
import { openStartPage } from './open-start-page.js';
import { signInOptionsQuery } from './sign-in-options.js';

const TITLES: Record<Invitation['kind'], string> = {
  'set-up': 'Set up FSVP Suite',
  invitation: 'Welcome to FSVP Suite',
  recovery: 'Choose a new password',
};

const leadOf = ({ kind, role, codeRequired, expiresAt }: Invitation): string =>
  ({
    'set-up': 'You become the first administrator. Then you can invite other people.',
    invitation: `You are invited as ${ROLE_LABELS[role]}. Choose a password to open your account.`,
    recovery: codeRequired
      ? 'All your sessions will end. You keep your second factor, so enter its code too. If you do not have your phone, ask an administrator for a link that removes it.'
      : 'All your sessions will end, and you must set up a second factor again.',
  })[kind] + ` This link works until ${formatDateTime(expiresAt)}.`;

interface InvitationPageProps {
  token: string;
  onAccepted?: () => void;
}

/** Where the link of an invitation leads. */
export function InvitationPage({ token, onAccepted = openStartPage }: InvitationPageProps) {
  const query = useApiQuery(getInvitation, { params: { token } }, { gcTime: 0 });
  const invitation = query.data;
  const ended = query.error instanceof ApiError && query.error.status === 410;
  const title = invitation ? TITLES[invitation.kind] : ended ? 'This link has expired' : 'FSVP Suite';
  const error = loadError(query, 'The link could not be checked');
  usePageTitle(title);
  return (
    <EntryFrame title={title} lead={invitation ? leadOf(invitation) : undefined}>
      <Card>
        {invitation ? (
          <InvitationForm token={token} invitation={invitation} onAccepted={onAccepted} />
        ) : ended ? (
          <EndedLink text={errorText(query.error)} />
        ) : error ? (
          <ErrorState {...error} />
        ) : (
          <Spinner label="Loading…" />
        )}
      </Card>
      <LegalNotice />
    </EntryFrame>
  );
}

function EndedLink({ text }: { text: string }) {
  const { data: options } = useQuery(signInOptionsQuery());
  return (
    <div className="flex flex-col gap-3">
      <p role="alert">
        {options?.accounts === false
          ? 'This link was already used or has expired. No account exists yet. Restart the suite to print a new link.'
          : text}
      </p>
      <p>
        <TextLink href="/">Go to the sign-in page</TextLink>
      </p>
    </div>
  );
}
