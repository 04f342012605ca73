import { host, prefetchSharedPackages } from './host.js';
import { currentRegistry, ownerOf } from './registry.store.js';
import { remotePage } from './remote-pages.js';

/** Prefetches the screen of a link before it is clicked. */
export function prefetchScreen(path: string): void {
  const owner = ownerOf(currentRegistry().modules, path);
  if (!owner?.available) return;
  prefetchSharedPackages();
  remotePage(owner, path).prefetch();
}

/** Prefetches the first screen. Its styles are applied at once, while there are few elements to restyle. */
export function prefetchFirstScreen(path: string): void {
  const owner = ownerOf(currentRegistry().modules, path);
  if (owner) host.applyStyles(owner.name);
  prefetchScreen(path);
}

interface Connection {
  saveData?: boolean;
}

/** Prefetches the first screen of each module when the page is idle, unless the user saves data. */
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
