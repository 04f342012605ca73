import { isTimeZone, setTimeZone } from '@fsvp/contracts/calendar-day';
import { getCurrentUser, type User } from '@fsvp/contracts/user';
import { FullPageSpinner, setDisplayTimeZone } from '@fsvp/ui';
import { api, ApiError, queryKeyOf, SessionContext } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { SignedOutApp } from '../app/signed-out.app.js';
import { SignedIn } from './signed-in.js';

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

export function AuthGate() {
  const user = useQuery({ queryKey: queryKeyOf(getCurrentUser), queryFn: ({ signal }) => fetchUser(signal) });
  // The layout and its first screen render in the background, so that the page stays responsive.
  const ready = useDeferredValue(user.data != null);
  if (user.isPending || (user.data && !ready)) {
    return (
      <main>
        <FullPageSpinner label="Loading…" />
      </main>
    );
  }
  if (user.data) {
    return (
      <SessionContext value={user.data}>
        <SignedIn />
      </SessionContext>
    );
  }
  return <SignedOutApp unreachable={user.isError} retrying={user.isFetching} onRetry={() => void user.refetch()} />;
}
