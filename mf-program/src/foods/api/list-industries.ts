import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/program/reference-set';
import { api, queryKeyOf, useQueryClient } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';

export interface Industry {
  industryCode: string;
  name: string;
}

/** FDA's industries that are in force on a day, by their codes. */
const industriesOn = (day: Day) => ({
  queryKey: [...queryKeyOf(listReferenceSets), 'industries', day],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Industry[]> => {
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
});

/**
 * The industries of today; undefined until they are loaded, none if that fails.
 * @param isNeeded false while something more important loads
 */
export function useIndustries(isNeeded = true): readonly Industry[] | undefined {
  const { data, isError } = useQuery({ ...industriesOn(today()), enabled: isNeeded });
  return isError ? [] : data;
}

/** Loads the industries of today, if they are not loaded yet; none if that fails. */
export function useLoadIndustries(): () => Promise<readonly Industry[]> {
  const client = useQueryClient();
  return () => client.fetchQuery(industriesOn(today())).catch(() => []);
}
