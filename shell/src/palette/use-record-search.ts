import { formatNumber } from '@fsvp/ui';
import { apiQuery } from '@fsvp/web-kit';
import { useQueries } from '@tanstack/react-query';
import { List } from 'lucide-react';
import type { NavigationEntry } from '../layout/navigation.js';
import type { PaletteGroup, PaletteItem } from './palette.types.js';
import { sourcesOn } from './record-sources.js';
import { useDebounced } from './use-debounced.js';

const TYPING_PAUSE_MS = 200;
const RESULTS_PER_KIND = 5;
const MIN_SEARCH_LENGTH = 2;

/** Searches records of every kind as the user types; a failed search affects its own group only. */
export function useRecordSearch(typed: string, navigation: readonly NavigationEntry[]): PaletteGroup[] {
  const sources = sourcesOn(navigation);
  const wanted = typed.trim();
  const settled = useDebounced(wanted, TYPING_PAUSE_MS);
  const enabled = settled.length >= MIN_SEARCH_LENGTH;
  const waiting = wanted !== settled;
  const answers = useQueries({
    queries: sources.map(({ call }) => ({
      ...apiQuery(call, { query: { search: settled, limit: RESULTS_PER_KIND } } as never),
      enabled,
      gcTime: 60_000,
    })),
  });
  if (wanted.length < MIN_SEARCH_LENGTH) return [];
  return sources.map(({ title, read, listHref, Icon }, index) => {
    const { data, isError, refetch } = answers[index]!;
    const found = data === undefined ? undefined : read(data);
    const items: PaletteItem[] = found?.items.map((item) => ({ ...item, Icon, id: `record:${item.href}` })) ?? [];
    if (found && found.total > items.length) {
      items.push({
        id: `all:${title}`,
        label: `Show all ${formatNumber(found.total)} in ${title}`,
        href: listHref(settled),
        Icon: List,
        transient: true,
      });
    }
    return {
      id: title,
      title,
      items: waiting ? [] : items,
      loading: waiting || (!found && !isError),
      retry: isError && !waiting ? () => void refetch() : undefined,
    };
  });
}
