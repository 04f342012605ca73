import { today } from '@fsvp/contracts/core/calendar-day';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/program/reference-set';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { LibraryHazard } from '../worksheet/content.js';

/** The hazards of the library that are in force today; undefined until they are loaded, and if that fails. */
export function useHazardLibrary(): readonly LibraryHazard[] | undefined {
  const day = today();
  const { data } = useQuery({
    queryKey: [...queryKeyOf(listReferenceSets), 'hazard-library', day],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const query = { kind: ['hazard_library' as const], day, limit: MAX_LIMIT };
      const { referenceSets } = await api.call(listReferenceSets, { query, signal });
      const sets = await Promise.all(
        referenceSets.map(({ id }) => api.call(getReferenceSet, { params: { id }, signal })),
      );
      return sets.flatMap(({ rows }) => rows as unknown as LibraryHazard[]);
    },
    staleTime: Infinity,
  });
  return data;
}
