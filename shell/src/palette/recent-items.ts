import type { PaletteItem } from './palette.types.js';

const KEY = 'palette-recent';
const KEPT = 5;

/** As it can be stored; the icon is the screen's. */
export type RecentItem = Pick<PaletteItem, 'id' | 'label' | 'detail' | 'href'>;

function isRecent(value: unknown): value is RecentItem {
  const { id, label, href } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    typeof href === 'string' &&
    href.startsWith('/') &&
    !href.startsWith('//')
  );
}

/** What was last gone to from the palette in this tab, the latest first. */
export function recentItems(): RecentItem[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberItem({ id, label, detail, href }: RecentItem): void {
  const others = recentItems().filter((item) => item.id !== id);
  store([{ id, label, detail, href }, ...others].slice(0, KEPT));
}

/** At sign-out: names of records are nobody else's business. */
export function forgetRecentItems(): void {
  store([]);
}

function store(items: RecentItem[]): void {
  try {
    if (items.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(items));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be refused; nothing is then remembered.
  }
}
