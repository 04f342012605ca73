import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, shownTheme, subscribeToTheme } from './theme.store.js';

/** The chosen theme, the one on screen, and how to choose. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const shown = useSyncExternalStore(subscribeToTheme, shownTheme);
  return { theme, shown, setTheme: chooseTheme };
}
