import { useSyncExternalStore } from 'react';

const STORED = 'way-back';

/** A place that the user goes on with after work on other screens. */
export interface WayBack {
  href: string;
  /** 'Back to the questions of F-000001' */
  label: string;
}

let current: WayBack | undefined = read();
const listeners = new Set<() => void>();

function read(): WayBack | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(STORED) ?? 'null') as WayBack | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the place in this tab; undefined forgets it. */
export function keepWayBack(place: WayBack | undefined): void {
  current = place;
  try {
    if (place) window.sessionStorage.setItem(STORED, JSON.stringify(place));
    else window.sessionStorage.removeItem(STORED);
  } catch {
    // Storage may be disabled: the place is then kept until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useWayBack = (): WayBack | undefined => useSyncExternalStore(subscribe, () => current);
