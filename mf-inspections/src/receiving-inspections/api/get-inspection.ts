import { getInspection, type ReceivingInspection } from '@fsvp/contracts/receiving-inspection';
import { useApiQuery } from '@fsvp/web-kit';

/** One inspection to look at, as it is now; `known` is what the list has of it, shown until the record itself is there. */
export function useInspection(
  id: string,
  { known, enabled }: { known: ReceivingInspection | undefined; enabled: boolean },
) {
  const query = useApiQuery(getInspection, { params: { id } }, { placeholderData: known, enabled, staleTime: 0 });
  // What was there before is not shown for a record that is gone by now.
  return { ...query, data: query.isError ? undefined : query.data };
}

/** One inspection to edit: always as it is now. */
export function useFreshInspection(id: string) {
  const query = useApiQuery(getInspection, { params: { id } }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
