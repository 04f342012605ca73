import { host, prefetchUnits } from './host.js';
import { currentRegistry, ownerOf } from './registry.store.js';
import { remotePage } from './remote-pages.js';

/** Loads the screen behind a link before it is pressed. */
export function prefetchScreen(path: string): void {
  const owner = ownerOf(currentRegistry().modules, path);
  if (!owner?.available) return;
  prefetchUnits();
  remotePage(owner, path).prefetch();
}

/** Loads the screen that the page begins with. Its style sheets may be applied at once: there is hardly anything to restyle yet. */
export function prefetchFirstScreen(path: string): void {
  const owner = ownerOf(currentRegistry().modules, path);
  if (owner) host.applyStyles(owner.name);
  prefetchScreen(path);
}

interface Connection {
  saveData?: boolean;
}

/** Once the page is idle, loads the modules' first screens; not for users who asked to save data. */
export function prefetchWhenIdle(): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return () => undefined;
  const fetchAll = () => {
    for (const { manifest } of currentRegistry().modules) {
      const [first] = manifest?.routes ?? [];
      if (first) prefetchScreen(first);
    }
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchAll, 3_000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(fetchAll, { timeout: 10_000 });
  return () => window.cancelIdleCallback(request);
}
