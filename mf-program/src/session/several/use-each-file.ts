import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQueries } from '@tanstack/react-query';

/** The answer of a call whose path has the id of a file, for each of several files. */
export function useEachFile<C extends CallDefinition>(
  call: C,
  ids: readonly string[],
): { answers: ReadonlyMap<string, ResponseOf<C>>; isPending: boolean; isError: boolean } {
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeyOf(call, { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(call, { params: { id }, signal } as never) as Promise<ResponseOf<C>>,
      staleTime: 0,
    })),
  });
  const answers = new Map(ids.flatMap((id, at) => (queries[at]?.data === undefined ? [] : [[id, queries[at].data]])));
  return {
    answers: answers as ReadonlyMap<string, ResponseOf<C>>,
    isPending: queries.some(({ isPending }) => isPending),
    isError: queries.some(({ isError }) => isError),
  };
}
