import { formatNumber, type LoadError } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { useMemo } from 'react';
import { useAllIndividuals } from '../qualifications/api/list-individuals.js';
import { MAX_LISTED } from '../shared/load-all-pages.js';
import { useAllAccounts } from './api/list-accounts.js';
import { mergePeople, type Person } from './person.js';

export interface PeopleList {
  /** Undefined while they load. If one of the two services does not answer, those of the other. */
  people: Person[] | undefined;
  /** If neither answers. */
  error: LoadError | undefined;
  /** What the list lacks. */
  notice: { text: string; onRetry?: () => void } | undefined;
  knowsQualifications: boolean;
}

/** Accounts and qualified individuals in one list. */
export function usePeople(): PeopleList {
  const accounts = useAllAccounts();
  const individuals = useAllIndividuals();
  const isLoading = accounts.isPending || individuals.isPending;
  const isFailed = accounts.isError && individuals.isError;
  const people = useMemo(
    () => (isLoading || isFailed ? undefined : mergePeople(accounts.data?.items ?? [], individuals.data?.items ?? [])),
    [isLoading, isFailed, accounts.data, individuals.data],
  );
  const retryBoth = () => {
    void accounts.refetch();
    void individuals.refetch();
  };
  return {
    people,
    error: isFailed ? { ...loadError(accounts, 'The people could not be loaded')!, onRetry: retryBoth } : undefined,
    notice: isFailed ? undefined : noticeOf(accounts, individuals),
    knowsQualifications: individuals.data !== undefined,
  };
}

type List = ReturnType<typeof useAllAccounts> | ReturnType<typeof useAllIndividuals>;

function noticeOf(accounts: List, individuals: List): PeopleList['notice'] {
  if (individuals.isError)
    return { text: 'Qualifications could not be loaded.', onRetry: () => void individuals.refetch() };
  if (accounts.isError)
    return {
      text: 'Accounts could not be loaded. The list shows qualified individuals only.',
      onRetry: () => void accounts.refetch(),
    };
  const lists = [
    { noun: 'accounts', list: accounts },
    { noun: 'qualified individuals', list: individuals },
  ];
  const cut = lists.filter(({ list }) => (list.data?.total ?? 0) > MAX_LISTED).map(({ noun }) => noun);
  return cut.length
    ? { text: `Only the first ${formatNumber(MAX_LISTED)} ${cut.join(' and ')} are listed.` }
    : undefined;
}
