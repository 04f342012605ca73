import type { LucideIcon } from 'lucide-react';

/** Something the palette can go to or do; everything in it has an address. */
export interface PaletteItem {
  /** Unique among all items, the same each time. */
  id: string;
  label: string;
  detail?: string;
  href: string;
  Icon: LucideIcon;
  /** Not kept among the recent ones, such as a list's search. */
  passing?: boolean;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  loading?: boolean;
  /** Set where the group's search failed: tries it again. */
  retry?: () => void;
}
