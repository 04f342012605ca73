import { getAction, type CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { useApiQuery } from '@fsvp/web-kit';

/** One action to look at; `known` is what the list has of it, shown until the record itself is there. */
export function useAction(id: string, { known, enabled }: { known: CorrectiveAction | undefined; enabled: boolean }) {
  return useApiQuery(getAction, { params: { id } }, { placeholderData: known, enabled });
}

/** One action to edit: always as it is now. */
export function useFreshAction(id: string) {
  const query = useApiQuery(getAction, { params: { id } }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
