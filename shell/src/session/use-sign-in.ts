import type { ClientInput } from '@fsvp/contracts/core/call';
import { login, WRONG_PASSWORD } from '@fsvp/contracts/access/sign-in';
import { getCurrentUser } from '@fsvp/contracts/access/user';
import { toast } from '@fsvp/ui';
import { api, ApiError, queryKeyOf, takeReturnAddress, useNavigate, useQueryClient } from '@fsvp/web-kit';
import { useState } from 'react';
import { rememberSignInWay, type SignInWay } from './sign-in-way.js';

const NAVIGATE_AFTER_MS = 100;
/** Pages of the gateway, such as that of the API, and no screens of this app. */
const API_PAGES = '/api/';

export function showSignInFailure(error: unknown): void {
  const hasResponse = error instanceof ApiError && error.status > 0;
  // Not `error.text`: for an empty body it is the status text, such as 'Forbidden' (spec-map: messages-6).
  const text = hasResponse && (error.problem?.detail || error.body.trim());
  if (hasResponse) toast({ title: 'Login Failed', description: text || WRONG_PASSWORD, variant: 'destructive' });
  else
    toast({
      title: 'Login Error',
      description: 'An error occurred while logging in. Please try again.',
      variant: 'destructive',
    });
}

/** Signs in, and goes to the page that was open when the last session ended. */
export function useSignIn(
  way: SignInWay,
  onFailure: (error: unknown) => void = showSignInFailure,
  openPage: (address: string) => void = (address) => window.location.replace(address),
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [verifying, setVerifying] = useState(false);

  const signIn = async (body: ClientInput<typeof login>['body']) => {
    setVerifying(true);
    try {
      await api.call(login, { body });
    } catch (error) {
      onFailure(error);
      setVerifying(false);
      return;
    }
    rememberSignInWay(way);
    void client.invalidateQueries({ queryKey: queryKeyOf(getCurrentUser) }).finally(() => setVerifying(false));
    const address = takeReturnAddress();
    const { href } = window.location;
    setTimeout(() => {
      // A screen that the user has opened in the meantime stays open.
      if (window.location.href !== href) return;
      if (address?.startsWith(API_PAGES)) openPage(address);
      else navigate(address ?? '/', { replace: address !== undefined });
    }, NAVIGATE_AFTER_MS);
  };
  return { verifying, signIn };
}
