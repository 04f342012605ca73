import type { CallDefinition, ClientInput, ResponseOf } from '@fsvp/contracts/core/call';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { SignatureCalls } from '@fsvp/contracts/signatures/signature';
import type { TableSort } from '@fsvp/ui';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '../api/api-client.js';
import { useApiQuery } from '../query/use-api-query.js';
import type { UrlField } from '../router/url-field.js';
import { useUrlState, type SetUrlState, type UrlState } from '../router/use-url-state.js';
import { useSignatureStates } from '../signatures/use-signature-states.js';
import { usePages } from './use-pages.js';

/** What the state of a list in the URL can have besides its filters. */
interface ListState {
  offset: number;
  search?: string;
  sort?: string;
  order?: TableSort['order'];
}

type ListQuery<C> = ClientInput<C> extends { query?: infer Q } ? NonNullable<Q> : never;

interface PagedListOptions<S, C extends CallDefinition, Q, K> {
  /** Returns a page with its total. */
  call: C;
  /** The filters of the call. Search, order and page of the state are sent as they are, unless this returns others. */
  query?: (state: UrlState<S>) => Q & Record<Exclude<keyof Q, keyof ListQuery<C>>, never>;
  /** The property of the response that has the records. */
  records: K;
  /** Of records that can be signed. */
  signatures?: SignatureCalls;
  refetchInterval?: number;
  /** The order of a list whose state has none, ascending. */
  defaultSort?: string;
}

/**
 * A list with its state in the URL: one page of records, what their signatures are worth, and the props of its
 * Pagination and its table's order. The page before stays visible while another one loads.
 * @param shape see `useUrlState`
 */
export function usePagedList<
  S extends Record<keyof S, UrlField<unknown>> & { offset: UrlField<number> },
  C extends CallDefinition,
  Q extends ListQuery<C>,
  K extends keyof ResponseOf<C>,
>(
  shape: S,
  { call, query, records: property, signatures, refetchInterval, defaultSort }: PagedListOptions<S, C, Q, K>,
) {
  const [state, setState] = useUrlState<S>(shape);
  const { search, sort = defaultSort, order = 'asc', offset } = state as ListState;
  const setList = setState as SetUrlState<Record<keyof ListState, UrlField<unknown>>>;

  const common = { search: search || undefined, sort, order: sort && order, limit: DEFAULT_LIMIT, offset };
  const input = { query: { ...common, ...query?.(state) } } as unknown as CallInput<C>;
  const list = useApiQuery(call, input, { placeholderData: keepPreviousData as never, refetchInterval });
  const records = list.data?.[property];
  return {
    state,
    setState,
    list,
    records,
    signed: useSignatureStates(signatures, signatures && (records as readonly { id: string }[] | undefined)),
    pages: usePages(list as Parameters<typeof usePages>[0], {
      offset,
      show: (next, how) => setList({ offset: next }, how),
    }),
    sorting: {
      sort: sort === undefined ? undefined : { id: sort, order },
      onSortChange: (next: TableSort) => setList({ sort: next.id, order: next.order, offset: 0 }),
    },
  };
}
