import type { PaletteItem } from './palette.types.js';

const KEY = 'palette-recent';
const MAX_ITEMS = 5;

/** The part that is stored; the icon is always the same. */
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

/** The items last opened from the palette in this tab, the latest first. */
export function recentItems(): RecentItem[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_ITEMS) : [];
  } catch {
    return [];
  }
}

export function addRecentItem({ id, label, detail, href }: RecentItem): void {
  const others = recentItems().filter((item) => item.id !== id);
  store([{ id, label, detail, href }, ...others].slice(0, MAX_ITEMS));
}

/** Called at sign-out, so that the next user does not see the names of records. */
export function clearRecentItems(): void {
  store([]);
}

function store(items: RecentItem[]): void {
  try {
    if (items.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(items));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be disabled; there are then no recent items.
  }
}
