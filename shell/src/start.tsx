import { listenBeforeRouter } from '@fsvp/ui';
import { followTheme } from '@fsvp/web-kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { SignedIn } from './session/signed-in.js';

export function start(): void {
  listenBeforeRouter();
  const root = document.getElementById('root');
  if (root) startTransition(() => createRoot(root).render(<App />));
  // Each in a task of its own. The page has its theme already, from its head.
  setTimeout(SignedIn.prefetch);
  setTimeout(followTheme);
}
