import { useMay } from '@fsvp/web-kit';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useNavigation } from '../layout/use-navigation.js';
import { actionsOn, matching, screensOf } from './commands.js';
import type { PaletteGroup } from './palette.types.js';
import { recentItems } from './recent-items.js';
import { useRecordSearch } from './use-record-search.js';

/** The groups for a search text; without a text: recent items, all screens and all tasks. */
export function usePaletteGroups(text: string): PaletteGroup[] {
  const [recent] = useState(recentItems);
  const navigation = useNavigation();
  const mayWrite = useMay('write');
  const records = useRecordSearch(text, navigation);
  const groups: PaletteGroup[] = [
    {
      id: 'recent',
      title: 'Recent',
      items: text.trim() ? [] : recent.map((item) => ({ ...item, id: `recent:${item.id}`, Icon: History })),
    },
    { id: 'screens', title: 'Go to', items: matching(screensOf(navigation), text) },
    { id: 'actions', title: 'Actions', items: matching(actionsOn(navigation, mayWrite), text) },
    ...records,
  ];
  return groups.filter(({ items, loading, retry }) => items.length > 0 || loading || retry);
}
