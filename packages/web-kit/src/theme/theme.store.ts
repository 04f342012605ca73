export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** The key in local storage (spec-map: product-5); the page reads it before the first paint. */
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

/** The theme on screen: 'system' is resolved to the system's theme. */
export function resolvedTheme(): 'light' | 'dark' {
  const theme = currentTheme();
  if (theme === 'system') return darkSystem().matches ? 'dark' : 'light';
  return theme;
}

function apply() {
  document.documentElement.dataset.theme = resolvedTheme();
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  current = theme;
  try {
    window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be disabled; the setting then lasts until the page is closed.
  }
  apply();
}

/** Applies the theme now and whenever the system's or another tab's theme changes. Returns a function that stops it. */
export function startThemeSync(): () => void {
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
