import type { PaletteGroup, PaletteItem } from './palette.types.js';

/** One line that can be chosen: an item, or the second try of a group that could not be searched. */
export interface PaletteOption {
  id: string;
  group: string;
  label: string;
  item?: PaletteItem;
  retry?: () => void;
}

/** All lines in the order on screen. */
export function optionsOf(groups: readonly PaletteGroup[]): PaletteOption[] {
  return groups.flatMap((group) => [
    ...group.items.map((item) => ({ id: item.id, group: group.id, label: item.label, item })),
    ...(group.retry
      ? [
          {
            id: `retry:${group.id}`,
            group: group.id,
            label: `${group.title} could not be searched. Try again`,
            retry: group.retry,
          },
        ]
      : []),
  ]);
}
