import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { queryOptions, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../api/api.js';
import type { CallInput } from '../api/api-client.js';
import { queryKeyOf } from './query-key.js';

type Options<C extends CallDefinition, T> = Omit<UseQueryOptions<ResponseOf<C>, Error, T>, 'queryKey' | 'queryFn'>;

/** `api.call` for a generic input. */
const request = api.call as <C extends CallDefinition>(call: C, input: CallInput<C>) => Promise<ResponseOf<C>>;

/** Key and fetcher of a GET, for useQuery, prefetchQuery and setQueryData alike. */
export function apiQuery<C extends CallDefinition>(call: C, input: CallInput<C>) {
  return queryOptions<ResponseOf<C>>({
    queryKey: queryKeyOf(call, input),
    queryFn: ({ signal }) => request(call, { ...input, signal }),
  });
}

/** Reads a GET through the cache: `useApiQuery(listSuppliers, { query: { search } })`. */
export function useApiQuery<C extends CallDefinition, T = ResponseOf<C>>(
  call: C,
  input: CallInput<C>,
  options?: Options<C, T>,
): UseQueryResult<T> {
  const { queryKey, queryFn } = apiQuery(call, input);
  return useQuery<ResponseOf<C>, Error, T>({ ...options, queryKey, queryFn } as UseQueryOptions<
    ResponseOf<C>,
    Error,
    T
  >);
}
