import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listIndividuals } from '@fsvp/contracts/program/qualified-individual';
import { api, queryKeyOf, useApiQuery } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { loadAllPages } from '../../shared/load-all-pages.js';

/** All qualified individuals. */
export function useAllIndividuals() {
  return useQuery({
    queryKey: [...queryKeyOf(listIndividuals), 'all'],
    queryFn: ({ signal }) =>
      loadAllPages(async (offset) => {
        const query = { limit: MAX_LIMIT, offset };
        const { individuals, total } = await api.call(listIndividuals, { query, signal });
        return { items: individuals, total };
      }),
  });
}

/** The qualified individual of an account, always in its current state; null without one. */
export function useIndividualOfAccount(userId: string) {
  return useApiQuery(
    listIndividuals,
    { query: { userId, limit: 1, offset: 0 } },
    { select: ({ individuals }) => individuals[0] ?? null, staleTime: 0 },
  );
}
