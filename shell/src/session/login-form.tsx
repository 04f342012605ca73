import { Button, Spinner } from '@fsvp/ui';
import { lazyComponent, useQueryClient } from '@fsvp/web-kit';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { SharedPasswordForm } from './shared-password-form.js';
import type { SignInWay } from './sign-in-way.js';

const OwnAccountForm = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "account" */ './own-account-form.js')).OwnAccountForm,
}));

/** A page of the gateway, which leads to the provider. */
const SINGLE_SIGN_ON = '/api/auth/oidc/start';

interface LoginFormProps {
  way: SignInWay;
  onWay: (way: SignInWay) => void;
  /** The server does not accept the shared password. */
  onSharedLoginOff: () => void;
}

/** The fields of the chosen way to sign in, and the button for the other way. */
export function LoginForm({ way, onWay, onSharedLoginOff }: LoginFormProps) {
  const client = useQueryClient();
  const [sharedLogin, setSharedLogin] = useState(true);
  const [provider, setProvider] = useState<string | null>(null);

  // After the first paint. If it fails, the page keeps both ways; the server explains a refusal.
  const applyOptions = useEffectEvent(async () => {
    const { showProviderFailure, signInOptionsQuery } = await import(
      /* webpackChunkName: "account" */ './sign-in-options.js'
    );
    showProviderFailure();
    const options = await client.fetchQuery(signInOptionsQuery());
    setSharedLogin(options.sharedLogin);
    setProvider(options.provider);
    if (!options.sharedLogin) onSharedLoginOff();
  });
  useEffect(() => void applyOptions().catch(() => undefined), []);

  return (
    <div className="flex flex-col gap-4">
      {provider !== null && (
        <Button variant="outline" onClick={() => window.location.assign(SINGLE_SIGN_ON)}>
          Sign in with {provider}
        </Button>
      )}
      {way === 'shared' ? (
        <SharedPasswordForm />
      ) : (
        <Suspense fallback={<Spinner />}>
          <OwnAccountForm />
        </Suspense>
      )}
      {way === 'shared' ? (
        <Button
          variant="ghost"
          onPointerEnter={() => OwnAccountForm.prefetch()}
          onFocus={() => OwnAccountForm.prefetch()}
          onClick={() => onWay('own')}
        >
          Use your own account
        </Button>
      ) : sharedLogin ? (
        <Button variant="ghost" onClick={() => onWay('shared')}>
          Use the shared password
        </Button>
      ) : null}
    </div>
  );
}
