import { useSession } from '@fsvp/web-kit';
import { useMemo } from 'react';
import { useRegistry } from '../modules/use-registry.js';
import { navigationOf, type NavigationEntry } from './navigation.js';

/** The entries that the user may open. */
export function useNavigation(): readonly NavigationEntry[] {
  const { modules } = useRegistry();
  const { user } = useSession();
  return useMemo(() => {
    const granted: readonly string[] = user?.permissions ?? [];
    return navigationOf(modules).filter(({ permission }) => permission === undefined || granted.includes(permission));
  }, [modules, user]);
}
