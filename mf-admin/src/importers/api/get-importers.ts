import type { ClientInput } from '@fsvp/contracts/core/call';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listImporters } from '@fsvp/contracts/program/importer';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

type ImporterQuery = Pick<
  NonNullable<ClientInput<typeof listImporters>['query']>,
  'search' | 'active' | 'sort' | 'order' | 'offset'
>;

/** A page of importers; the previous page stays visible while the next one loads. */
export function useImporters({ search, ...others }: ImporterQuery) {
  const query = { search: search || undefined, ...others, limit: DEFAULT_LIMIT };
  return useApiQuery(listImporters, { query }, { placeholderData: keepPreviousData });
}
