import { getHazard, type HazardAnalysis } from '@fsvp/contracts/hazard-analysis';
import { isMissing, invalidate, useApiQuery, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { recordParams } from '../../shared/record-params.js';

/** One analysis to look at, as it is now; `known` is what the list has of it, shown until the record itself is there. */
export function useHazard(id: string, { known, enabled }: { known: HazardAnalysis | undefined; enabled: boolean }) {
  const query = useApiQuery(getHazard, { params: recordParams(id) }, { placeholderData: known, enabled, staleTime: 0 });
  const gone = isMissing(query.error);
  const client = useQueryClient();
  // Someone deleted it: a list that still shows it does not know yet.
  const updateList = useEffectEvent(() => void (known && invalidate(client, ['hazard-analysis'])));
  useEffect(() => {
    if (gone) updateList();
  }, [gone]);
  return gone ? { ...query, data: undefined } : query;
}

/** One analysis to edit: always as it is now. */
export function useFreshHazard(id: string) {
  const query = useApiQuery(getHazard, { params: recordParams(id) }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
