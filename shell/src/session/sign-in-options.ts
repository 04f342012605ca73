import { getSignInOptions, SIGN_IN_FAILURES } from '@fsvp/contracts/access/own-account';
import { toast } from '@fsvp/ui';
import { apiQuery } from '@fsvp/web-kit';

/** The ways to sign in. In a file of its own, because the first paint does not wait for it. */
export const signInOptionsQuery = () => apiQuery(getSignInOptions, {});

const FAILURE = /^#sign-in=([a-z-]+)$/;

/** Says why single sign-on failed, if the gateway has come back with that; a reload does not say it again. */
export function showProviderFailure(): void {
  const [, reason = ''] = FAILURE.exec(window.location.hash) ?? [];
  if (!Object.hasOwn(SIGN_IN_FAILURES, reason)) return;
  window.history.replaceState(null, '', '/');
  toast({
    title: 'Login Failed',
    description: SIGN_IN_FAILURES[reason as keyof typeof SIGN_IN_FAILURES],
    variant: 'destructive',
  });
}
