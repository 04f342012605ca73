import { today } from '@fsvp/contracts/calendar-day';
import { MAX_LIMIT } from '@fsvp/contracts/fields';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/reference-set';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';

export interface Industry {
  industryCode: string;
  name: string;
}

/**
 * FDA's industries that are in force today, by their codes; undefined until they are loaded, none if that fails.
 * @param isNeeded false while something more important loads
 */
export function useIndustries(isNeeded = true): readonly Industry[] | undefined {
  const day = today();
  const { data, isError } = useQuery({
    queryKey: [...queryKeyOf(listReferenceSets), 'industries', day],
    queryFn: async ({ signal }) => {
      const query = { kind: ['product_industries' as const], day, limit: MAX_LIMIT };
      const { referenceSets } = await api.call(listReferenceSets, { query, signal });
      const sets = await Promise.all(
        referenceSets.map(({ id }) => api.call(getReferenceSet, { params: { id }, signal })),
      );
      return sets
        .flatMap(({ rows }) => rows as unknown as Industry[])
        .sort((one, other) => one.industryCode.localeCompare(other.industryCode));
    },
    staleTime: Infinity,
    enabled: isNeeded,
  });
  return isError ? [] : data;
}
