import { useSession, type Extension } from '@fsvp/web-kit';
import { useMemo } from 'react';
import { host } from './host.js';
import { reloadRegistry } from './registry.store.js';
import { remotePage } from './remote-pages.js';
import { useRegistry } from './use-registry.js';
import { useFirstScreenLoaded } from './when-idle.js';

/** In sight with the screen, and not what the user came for: loaded after it. */
const AFTER_SCREEN: readonly string[] = ['supplier-row', 'hazard-row'];

/** What modules offer for extension points and the user may see, in order. */
export function useExtensions(): readonly Extension[] {
  const { modules } = useRegistry();
  const { user } = useSession();
  const isScreenLoaded = useFirstScreenLoaded();
  return useMemo(() => {
    const granted: readonly string[] = user?.permissions ?? [];
    return modules
      .flatMap((entry) => (entry.manifest?.extensions ?? []).map((extension) => ({ ...extension, entry })))
      .filter(({ permission }) => permission === undefined || granted.includes(permission))
      .filter(({ point }) => isScreenLoaded || !AFTER_SCREEN.includes(point))
      .sort((one, other) => one.order - other.order)
      .map(({ point, title, entry }) => ({
        point,
        title,
        module: entry.name,
        load: () => {
          host.applyStyles(entry.name);
          return remotePage(entry, point).read();
        },
        reload: reloadRegistry,
      }));
  }, [modules, user, isScreenLoaded]);
}
