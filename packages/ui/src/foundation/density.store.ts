import { useSyncExternalStore } from 'react';

/** How high the rows of tables are: 56 px with two lines, or 40 px with one. */
export type Density = 'comfortable' | 'compact';

/** The key in local storage; the page reads it before the first paint. */
export const DENSITY_KEY = 'density';

const listeners = new Set<() => void>();

/** The attribute that the page has is the state: tables follow it by their styles alone. */
const currentDensity = (): Density =>
  document.documentElement.dataset.density === 'compact' ? 'compact' : 'comfortable';

function apply(density: Density): void {
  if (density === 'compact') document.documentElement.dataset.density = density;
  else delete document.documentElement.dataset.density;
  for (const listener of listeners) listener();
}

function setDensity(density: Density): void {
  try {
    localStorage.setItem(DENSITY_KEY, density);
  } catch {
    // Storage may be disabled; the setting then lasts until the page is closed.
  }
  apply(density);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === DENSITY_KEY || key === null) apply(newValue === 'compact' ? 'compact' : 'comfortable');
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The chosen density, and a setter. Other tabs follow it. */
export const useDensity = () => [useSyncExternalStore(subscribe, currentDensity), setDensity] as const;
