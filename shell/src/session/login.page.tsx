import { Card, ErrorState, Spinner } from '@fsvp/ui';
import { lazyComponent, usePageTitle } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { dialogs } from '../modules/dialogs.js';
import { EntryFrame } from './entry-frame.js';
import { lastSignInWay, type SignInWay } from './sign-in-way.js';

/** The gateway preloads its file for a visitor without a session. */
const LoginForm = lazyComponent(async () => ({ default: (await dialogs.read()).LoginForm }));

const LEADS: Record<SignInWay | 'off', string> = {
  shared: 'Enter your password to access the supplier management system',
  own: 'Sign in with your own account',
  off: 'The shared password is turned off. Sign in with your own account.',
};

interface LoginPageProps {
  /** The current-user call had no response or a 5xx. */
  unreachable: boolean;
  retrying: boolean;
  onRetry: () => void;
}

export function LoginPage({ unreachable, retrying, onRetry }: LoginPageProps) {
  usePageTitle('Sign in');
  const [way, setWay] = useState(lastSignInWay);
  const [off, setOff] = useState(false);
  return (
    <EntryFrame title="FSVP Suite" lead={unreachable ? undefined : LEADS[off ? 'off' : way]}>
      <Card>
        {unreachable ? (
          <div aria-busy={retrying}>
            <ErrorState
              title="Cannot reach the server"
              message={
                retrying ? 'Trying again…' : 'Check your connection. If you are online, the server may be restarting.'
              }
              onRetry={onRetry}
            />
          </div>
        ) : (
          <Suspense fallback={<Spinner />}>
            <LoginForm way={off ? 'own' : way} onWay={setWay} onSharedLoginOff={() => setOff(true)} />
          </Suspense>
        )}
      </Card>
    </EntryFrame>
  );
}
