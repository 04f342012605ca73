import { keepFormDrafts, toast } from '@fsvp/ui';

const LOGIN_REDIRECT_MS = 500;

let leaving = false;

/** Says so, keeps what is typed in open forms, and goes to the login screen (specification §8); several failing calls do it once. */
export function leaveForLogin(go: (address: string) => void = (address) => window.location.assign(address)): void {
  if (leaving) return;
  leaving = true;
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' });
  setTimeout(() => {
    leaving = false;
    keepFormDrafts();
    go('/api/login');
  }, LOGIN_REDIRECT_MS);
}
