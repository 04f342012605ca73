import type { LucideIcon } from 'lucide-react';

/** A screen, record or task in the palette; each has a URL. */
export interface PaletteItem {
  /** Unique and stable. */
  id: string;
  label: string;
  detail?: string;
  href: string;
  Icon: LucideIcon;
  /** Not added to the recent items, such as a search in a list. */
  transient?: boolean;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  loading?: boolean;
  /** Set if the group's search failed: searches again. */
  retry?: () => void;
}
