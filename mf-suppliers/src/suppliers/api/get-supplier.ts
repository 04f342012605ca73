import { getSupplier, type Supplier } from '@fsvp/contracts/supplier';
import { isMissing, invalidate, useApiQuery, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { recordParams } from '../../shared/record-params.js';

/** One supplier to look at, as it is now; `known` is what a list has of it, shown until the record itself is there. */
export function useSupplier(id: string, { known, enabled }: { known: Supplier | undefined; enabled: boolean }) {
  const query = useApiQuery(
    getSupplier,
    { params: recordParams(id) },
    { placeholderData: known, enabled, staleTime: 0 },
  );
  const gone = isMissing(query.error);
  const client = useQueryClient();
  // Someone deleted it: a list that still shows it does not know yet.
  const updateLists = useEffectEvent(() => void (known && invalidate(client, ['supplier'])));
  useEffect(() => {
    if (gone) updateLists();
  }, [gone]);
  return gone ? { ...query, data: undefined } : query;
}

/** One supplier to edit: always as it is now. */
export function useFreshSupplier(id: string) {
  const query = useApiQuery(getSupplier, { params: recordParams(id) }, { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
