import { SortSelect, type SortSelectProps } from '@fsvp/ui';

/** The server's default order, so it is omitted from the URL and from the call. */
const NEWEST_FIRST = { id: 'createdAt', order: 'desc' } as const;

interface SortState<S extends string> {
  sort: S | undefined;
  order: 'asc' | 'desc' | undefined;
  /** Of a list that can be shown in groups by due day (due-groups.ts). */
  grouped?: '1' | undefined;
}

interface UrlSortSelectProps<S extends string> {
  /** Offers the groups by due day. */
  groupable?: boolean;
  choices: readonly (SortSelectProps['choices'][number] & { id: S })[];
  state: SortState<S>;
  setState: (patch: SortState<S> & { offset: number }) => void;
}

/** The sort order of a list of cards, kept in the URL. A change shows the first page. */
export function UrlSortSelect<S extends string>({
  choices,
  groupable = false,
  state,
  setState,
}: UrlSortSelectProps<S>) {
  const { sort, order = 'asc' } = state;
  return (
    <SortSelect
      width="auto"
      choices={choices}
      grouping={
        groupable
          ? {
              label: 'Group by due day',
              chosen: state.grouped === '1',
              onChoose: () => setState({ sort: undefined, order: undefined, grouped: '1', offset: 0 }),
            }
          : undefined
      }
      sort={sort ? { id: sort, order } : NEWEST_FIRST}
      onSortChange={(next) => {
        const isDefault = next.id === NEWEST_FIRST.id && next.order === NEWEST_FIRST.order;
        setState({
          sort: isDefault ? undefined : (next.id as S),
          order: isDefault ? undefined : next.order,
          ...(groupable && { grouped: undefined }),
          offset: 0,
        });
      }}
    />
  );
}
