import { logout } from '@fsvp/contracts/user';
import { forgetFormDrafts, toast } from '@fsvp/ui';
import { api, ApiError } from '@fsvp/web-kit';
import { forgetRecentItems } from '../palette/recent-items.js';

/** Ends the session on the server, then starts the page anew at / so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await api.call(logout);
  } catch (error) {
    const ended = error instanceof ApiError && error.status === 401;
    if (!ended) {
      toast({ title: 'Error', description: 'You could not be signed out. Please try again.', variant: 'destructive' });
      return;
    }
  }
  forgetRecentItems();
  forgetFormDrafts();
  window.location.assign('/');
}
