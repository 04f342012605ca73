import { getHazard, type HazardAnalysis } from '@fsvp/contracts/hazard-analysis';
import { useApiQuery } from '@fsvp/web-kit';

/** One analysis to look at; `known` is what the list has of it, shown until the record itself is there. */
export function useHazard(id: string, { known, enabled }: { known: HazardAnalysis | undefined; enabled: boolean }) {
  return useApiQuery(getHazard, { params: { id } }, { placeholderData: known, enabled });
}

/** One analysis to edit: always as it is now. */
export function useFreshHazard(id: string) {
  const query = useApiQuery(getHazard, { params: { id } }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
