import { today } from '@fsvp/contracts/core/calendar-day';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/program/reference-set';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';

export interface RecognisedSystem {
  /** ISO 3166. */
  country: string;
  authority: string;
  /** Foods that the recognition does not cover. */
  excludedClasses: string[];
}

/** The recognised systems that are in force today; undefined until they are loaded, none if that fails. */
export function useRecognisedSystems(isNeeded: boolean): readonly RecognisedSystem[] | undefined {
  const day = today();
  const { data, isError } = useQuery({
    queryKey: [...queryKeyOf(listReferenceSets), 'recognised systems', day],
    queryFn: async ({ signal }) => {
      const query = { kind: ['recognised_systems' as const], day, limit: MAX_LIMIT };
      const { referenceSets } = await api.call(listReferenceSets, { query, signal });
      const sets = await Promise.all(
        referenceSets.map(({ id }) => api.call(getReferenceSet, { params: { id }, signal })),
      );
      return sets.flatMap(({ rows }) => rows as unknown as RecognisedSystem[]);
    },
    staleTime: Infinity,
    enabled: isNeeded,
  });
  return isError ? [] : data;
}
