import { listAccounts } from '@fsvp/contracts/account';
import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { PeopleState } from '../people.url.js';

type AccountsFilter = Partial<Pick<PeopleState, 'search' | 'role' | 'status' | 'sort' | 'order'>> & { offset: number };

/** A page of accounts; the previous page stays visible while the next one loads. */
export function useAccounts({ search, role, status, sort, order, offset }: AccountsFilter) {
  const query = { search: search || undefined, role, status, sort, order: sort && order, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listAccounts, { query }, { placeholderData: keepPreviousData });
}
