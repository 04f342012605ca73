import { getCurrentUser, type User } from '@fsvp/contracts/access/user';
import { Button, Card } from '@fsvp/ui';
import { queryKeyOf, usePageTitle, useQueryClient } from '@fsvp/web-kit';
import { PasswordForm } from '../profile/password-form.js';
import { SecondFactorSetUp } from '../profile/second-factor-set-up.js';
import { EntryFrame } from './entry-frame.js';
import { LegalNotice } from './legal-notice.js';
import { signOut } from './sign-out.js';

const PAGES: Record<NonNullable<User['mustSetUp']>, { title: string; lead: string }> = {
  'second-factor': {
    title: 'Set up a second factor',
    lead: 'Your suite requires a code from an authenticator app in addition to the password.',
  },
  password: {
    title: 'Choose a new password',
    lead: 'Your password is older than your suite allows.',
  },
};

/** What a user must do before anything else. */
export function SetUpPage({ user, step }: { user: User; step: NonNullable<User['mustSetUp']> }) {
  const client = useQueryClient();
  const { title, lead } = PAGES[step];
  const done = () => client.invalidateQueries({ queryKey: queryKeyOf(getCurrentUser) });
  usePageTitle(title);
  return (
    <EntryFrame title={title} lead={lead}>
      <Card>
        {step === 'password' ? (
          <PasswordForm user={user} onDone={done} />
        ) : (
          <SecondFactorSetUp user={user} onDone={done} />
        )}
      </Card>
      <div className="flex justify-center">
        <Button variant="ghost" onClick={() => signOut()}>
          Sign Out
        </Button>
      </div>
      <LegalNotice />
    </EntryFrame>
  );
}
