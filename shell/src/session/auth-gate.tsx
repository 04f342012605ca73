import { isTimeZone, setTimeZone } from '@fsvp/contracts/core/calendar-day';
import { getCurrentUser, type User } from '@fsvp/contracts/access/user';
import { FullPageSpinner, setDisplayTimeZone } from '@fsvp/ui';
import { api, ApiError, lazyComponent, queryKeyOf, SessionContext, useLocation } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { SignedOutApp } from '../app/signed-out.app.js';
import { dialogs } from '../modules/dialogs.js';
import { invitationToken } from './invitation-token.js';
import { SignedIn } from './signed-in.js';

const loadPages = async () => (await dialogs.read()).loadAccountPages();
const InvitationPage = lazyComponent(async () => ({ default: (await loadPages()).InvitationPage }));
const SetUpPage = lazyComponent(async () => ({ default: (await loadPages()).SetUpPage }));

/**
 * The current user, or null if there is no session; any other failure is an error and not a silent logout. Days are
 * counted in the suite's time zone from then on.
 */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    const user = await api.call({ ...getCurrentUser, public: true }, { signal });
    if (isTimeZone(user.timeZone)) {
      setTimeZone(user.timeZone);
      setDisplayTimeZone(user.timeZone);
    }
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

const loading = (
  <main>
    <FullPageSpinner label="Loading…" />
  </main>
);

export function AuthGate() {
  const token = invitationToken(useLocation().hash);
  const user = useQuery({
    queryKey: queryKeyOf(getCurrentUser),
    queryFn: ({ signal }) => fetchUser(signal),
  });
  // The layout and its first screen render in the background, so that the page stays responsive.
  const ready = useDeferredValue(user.data != null);
  if (token !== undefined)
    return (
      <Suspense fallback={loading}>
        <InvitationPage key={token} token={token} />
      </Suspense>
    );
  if (user.isPending || (user.data && !ready)) return loading;
  if (user.data?.mustSetUp)
    return (
      <Suspense fallback={loading}>
        <SetUpPage user={user.data} step={user.data.mustSetUp} />
      </Suspense>
    );
  if (user.data) {
    return (
      <SessionContext value={user.data}>
        <SignedIn />
      </SessionContext>
    );
  }
  return <SignedOutApp unreachable={user.isError} retrying={user.isFetching} onRetry={() => void user.refetch()} />;
}
