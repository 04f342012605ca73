import { saveFormDrafts, toast } from '@fsvp/ui';

const LOGIN_REDIRECT_MS = 500;

let leaving = false;

/** Shows a toast, saves the values of open forms, and goes to the login page; once for several failing calls. */
export function redirectToLogin(go: (address: string) => void = (address) => window.location.assign(address)): void {
  if (leaving) return;
  leaving = true;
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' });
  setTimeout(() => {
    leaving = false;
    saveFormDrafts();
    go('/api/login');
  }, LOGIN_REDIRECT_MS);
}
