import type { User } from '@fsvp/contracts/access/user';
import { Section, Stack } from '@fsvp/ui';
import { useState } from 'react';
import { OwnSessions } from './own-sessions.js';
import { OwnTokens } from './own-tokens.js';
import { PasswordForm } from './password-form.js';
import { SecondFactor } from './second-factor.js';

export type AccountSection = 'sign-in' | 'sessions' | 'tokens';

/** A section of the profile that only accounts have. Default export, because it is loaded on demand. */
export default function OwnAccountSection({ user, section }: { user: User; section: AccountSection }) {
  if (section === 'sessions') return <OwnSessions />;
  if (section === 'tokens') return <OwnTokens />;
  return <SignInSection user={user} />;
}

function SignInSection({ user }: { user: User }) {
  const [changes, setChanges] = useState(0);
  return (
    <Stack gap={8}>
      <Section title="Password" headingLevel={3}>
        <PasswordForm key={changes} user={user} onDone={() => setChanges(changes + 1)} />
      </Section>
      <Section title="Second factor" headingLevel={3}>
        <SecondFactor key={String(user.hasSecondFactor)} user={user} />
      </Section>
    </Stack>
  );
}
