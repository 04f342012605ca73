import { useSyncExternalStore } from 'react';
import type { CalendarView } from './calendar.url.js';

const NARROW = '(max-width: 639px)';
const queryOf = () => globalThis.matchMedia?.(NARROW);

function subscribe(onChange: () => void): () => void {
  const query = queryOf();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** A month where there is room for one, else an agenda. */
export function useDefaultView(): CalendarView {
  return useSyncExternalStore(subscribe, () => (queryOf()?.matches ? 'agenda' : 'month'));
}
