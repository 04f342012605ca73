import { useSyncExternalStore } from 'react';
import { currentTheme, resolvedTheme, setTheme, subscribeToTheme } from './theme.store.js';

/** The selected theme, the resolved one, and a setter. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const shown = useSyncExternalStore(subscribeToTheme, resolvedTheme);
  return { theme, shown, setTheme };
}
