import { logout } from '@fsvp/contracts/access/user';
import { clearFormDrafts, toast } from '@fsvp/ui';
import { api, ApiError, keepWayBack, takeReturnAddress } from '@fsvp/web-kit';
import { clearRecentItems } from '../palette/recent-items.js';

/**
 * Ends the session on the server, then reloads the page at / so that no data stays in memory.
 * @param singleSignOn goes on to sign out of the single sign-on provider, which leads back to /
 */
export async function signOut(singleSignOn = false): Promise<void> {
  try {
    // Not reported as a session that ended: the user does not want to return.
    await api.call({ ...logout, public: true });
  } catch (error) {
    const ended = error instanceof ApiError && error.status === 401;
    if (!ended) {
      toast({ title: 'Error', description: 'You could not be signed out. Please try again.', variant: 'destructive' });
      return;
    }
  }
  clearRecentItems();
  clearFormDrafts();
  takeReturnAddress();
  keepWayBack(undefined);
  window.location.assign(singleSignOn ? '/api/auth/oidc/sign-out' : '/');
}
