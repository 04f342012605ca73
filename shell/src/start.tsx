import { installHistoryListener } from '@fsvp/ui';
import { startThemeSync } from '@fsvp/web-kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { SignedIn } from './session/signed-in.js';

export function start(): void {
  installHistoryListener();
  const root = document.getElementById('root');
  if (root) startTransition(() => createRoot(root).render(<App />));
  // Each in a separate task. The script in the page's head has already set the theme.
  setTimeout(SignedIn.prefetch);
  setTimeout(startThemeSync);
}
