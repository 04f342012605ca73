import { saveFormDrafts, toast } from '@fsvp/ui';
import { keepReturnAddress } from '../router/return-address.js';

const LOGIN_REDIRECT_MS = 500;

let leaving = false;

/**
 * Shows a toast, saves what was typed into open forms, and goes to the login page, which leads back; once for several
 * failing calls. The login replaces the page in the history: the way back is not a second entry.
 */
export function redirectToLogin(go: (address: string) => void = (address) => window.location.replace(address)): void {
  if (leaving) return;
  leaving = true;
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' });
  setTimeout(() => {
    leaving = false;
    saveFormDrafts();
    keepReturnAddress();
    go('/api/login');
  }, LOGIN_REDIRECT_MS);
}
