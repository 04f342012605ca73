import type { QueryClient } from '@tanstack/react-query';
import { DASHBOARD } from '../layout/navigation.js';
import { dialogs } from './dialogs.js';
import { host } from './host.js';
import { ownPage } from './own-screens.js';
import { currentRegistry, ownerOf } from './registry.store.js';
import { remotePage } from './remote-pages.js';
import { whenFirstScreenIsLoaded } from './when-idle.js';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not with data saver on, and not on a connection on which it would delay what the user opens. */
function mayPrefetch(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return !connection.saveData && !/2g/.test(connection.effectiveType ?? '');
}

function loadScreen(path: string): void {
  ownPage(path)?.prefetch();
  const owner = ownerOf(currentRegistry().modules, path);
  if (owner?.entry.available) remotePage(owner.entry, owner.route).prefetch();
}

/** Prefetches the screen of a link before it is clicked. */
export function prefetchScreen(path: string): void {
  if (mayPrefetch()) loadScreen(path);
}

/** Loads the first screen. Its styles are applied at once, while there are few elements to restyle. */
export function prefetchFirstScreen(path: string): void {
  const owner = ownerOf(currentRegistry().modules, path);
  if (owner) host.applyStyles(owner.entry.name);
  loadScreen(path);
}

/** Prefetches what dialogs need, the dashboard, and the first screen of each module, when the first screen is loaded and the page is idle. */
export function prefetchWhenIdle(client: QueryClient): () => void {
  return whenFirstScreenIsLoaded(client, () => {
    if (mayPrefetch()) dialogs.prefetch();
    prefetchScreen(DASHBOARD.path);
    for (const { manifest } of currentRegistry().modules) {
      const [first] = manifest?.routes ?? [];
      if (first) prefetchScreen(first);
    }
  });
}
