export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept (specification §1); the shell's page reads it before the first paint. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

export function storedTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'light';
  } catch {
    return 'light';
  }
}

let current: Theme | undefined;

export function currentTheme(): Theme {
  current ??= storedTheme();
  return current;
}

/** What is on screen: a choice of 'system' resolved. */
export function shownTheme(): 'light' | 'dark' {
  const theme = currentTheme();
  if (theme === 'system') return darkSystem().matches ? 'dark' : 'light';
  return theme;
}

function apply() {
  document.documentElement.dataset.theme = shownTheme();
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  current = theme;
  try {
    window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
  apply();
}

/** Keeps the page on the chosen theme while the system's or another tab's changes. Answers how to stop. */
export function followTheme(): () => void {
  const system = darkSystem();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    current = storedTheme();
    apply();
  };
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
