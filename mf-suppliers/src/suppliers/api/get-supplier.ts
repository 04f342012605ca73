import { getSupplier, type Supplier } from '@fsvp/contracts/supplier';
import { useApiQuery } from '@fsvp/web-kit';

/** One supplier to look at; `known` is what a list has of it, shown until the record itself is there. */
export function useSupplier(id: string, { known, enabled }: { known: Supplier | undefined; enabled: boolean }) {
  return useApiQuery(getSupplier, { params: { id } }, { placeholderData: known, enabled });
}

/** One supplier to edit: always as it is now. */
export function useFreshSupplier(id: string) {
  const query = useApiQuery(getSupplier, { params: { id } }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
