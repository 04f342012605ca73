import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listReferenceSets } from '@fsvp/contracts/program/reference-set';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { loadAllPages } from '../../shared/load-all-pages.js';

/** All sets of all kinds, without their rows. */
export function useReferenceSets() {
  return useQuery({
    queryKey: [...queryKeyOf(listReferenceSets), 'all'],
    queryFn: ({ signal }) =>
      loadAllPages(async (offset) => {
        const query = { limit: MAX_LIMIT, offset };
        const { referenceSets, total } = await api.call(listReferenceSets, { query, signal });
        return { items: referenceSets, total };
      }),
  });
}
