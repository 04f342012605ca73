import { Card, ErrorState, Spinner } from '@fsvp/ui';
import { lazyComponent, usePageTitle } from '@fsvp/web-kit';
import { ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';

/** In the file of the shared packages, which has what forms need. The gateway preloads it for a visitor without a session. */
const LoginForm = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "shared-packages" */ './login-form.js')).LoginForm,
}));

interface LoginPageProps {
  /** The current-user call had no response or a 5xx. */
  unreachable: boolean;
  retrying: boolean;
  onRetry: () => void;
}

export function LoginPage({ unreachable, retrying, onRetry }: LoginPageProps) {
  usePageTitle('Sign in');
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4 text-ink">
      <div className="flex w-full max-w-md flex-col gap-6">
        <div className="flex flex-col items-center gap-3 text-center">
          <span aria-hidden className="grid size-12 place-items-center rounded-card bg-accent text-on-fill">
            <ShieldCheck size={28} strokeWidth={1.75} />
          </span>
          <h1 className="text-title">FSVP Suite</h1>
          {unreachable ? null : (
            <p className="text-body text-muted">Enter your password to access the supplier management system</p>
          )}
        </div>
        <Card>
          {unreachable ? (
            <div aria-busy={retrying}>
              <ErrorState
                title="Cannot reach the server"
                message={
                  retrying ? 'Trying again…' : 'Check your connection. If it works, the server may be restarting.'
                }
                onRetry={onRetry}
              />
            </div>
          ) : (
            <Suspense fallback={<Spinner />}>
              <LoginForm />
            </Suspense>
          )}
        </Card>
      </div>
    </main>
  );
}
