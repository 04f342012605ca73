import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listHazards } from '@fsvp/contracts/quality/hazard-analysis';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

interface HazardQuery {
  search: string;
  supplierId: string | undefined;
  offset: number;
}

/** A page of hazard analyses with the number of all; the previous page stays visible while the next one loads. */
export function useHazards({ search, supplierId, offset }: HazardQuery) {
  // The first page is asked for without paging, as specified; its size is the default.
  const page = offset ? { limit: DEFAULT_LIMIT, offset } : {};
  const input = { query: { search: search || undefined, supplierId, ...page } };
  return useQuery({
    queryKey: [...queryKeyOf(listHazards, input), 'page'],
    queryFn: ({ signal }) => api.page(listHazards, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
}
