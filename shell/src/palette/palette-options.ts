import type { PaletteGroup, PaletteItem } from './palette.types.js';

/** An option: an item, or the retry of a group whose search failed. */
export interface PaletteOption {
  id: string;
  group: string;
  label: string;
  item?: PaletteItem;
  retry?: () => void;
}

/** All options in display order. */
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
