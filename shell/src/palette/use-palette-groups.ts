import { History } from 'lucide-react';
import { useState } from 'react';
import { actions, matching, screens } from './commands.js';
import type { PaletteGroup } from './palette.types.js';
import { recentItems } from './recent-items.js';
import { useRecordSearch } from './use-record-search.js';

/** The groups for a search text; without a text: recent items, all screens and all tasks. */
export function usePaletteGroups(text: string): PaletteGroup[] {
  const [recent] = useState(recentItems);
  const records = useRecordSearch(text);
  const groups: PaletteGroup[] = [
    {
      id: 'recent',
      title: 'Recent',
      items: text.trim() ? [] : recent.map((item) => ({ ...item, id: `recent:${item.id}`, Icon: History })),
    },
    { id: 'screens', title: 'Go to', items: matching(screens, text) },
    { id: 'actions', title: 'Actions', items: matching(actions, text) },
    ...records,
  ];
  return groups.filter(({ items, loading, retry }) => items.length > 0 || loading || retry);
}
