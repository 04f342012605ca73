import { getVerification, type VerificationActivity } from '@fsvp/contracts/verification';
import { useApiQuery } from '@fsvp/web-kit';

/** One activity to look at; `known` is what the list has of it, shown until the record itself is there. */
export function useVerification(
  id: string,
  { known, enabled }: { known: VerificationActivity | undefined; enabled: boolean },
) {
  return useApiQuery(getVerification, { params: { id } }, { placeholderData: known, enabled });
}

/** One activity to edit: always as it is now. */
export function useFreshVerification(id: string) {
  const query = useApiQuery(getVerification, { params: { id } }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
