import { listAccounts } from '@fsvp/contracts/access/account';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { api, queryKeyOf, useApiQuery } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { loadAllPages } from '../../shared/load-all-pages.js';

const page = (offset: number) => ({ limit: MAX_LIMIT, offset });

/** All accounts, because the list is sorted by what another service knows of them. */
export function useAllAccounts() {
  return useQuery({
    queryKey: [...queryKeyOf(listAccounts), 'all'],
    queryFn: ({ signal }) =>
      loadAllPages(async (offset) => {
        const { users, total } = await api.call(listAccounts, { query: page(offset), signal });
        return { items: users, total };
      }),
  });
}

/** The first page of accounts: whether this person may read it. */
export function useFirstAccounts() {
  return useApiQuery(listAccounts, { query: page(0) });
}
