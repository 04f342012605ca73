import type { ClientInput } from '@fsvp/contracts/call';
import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import { listFsvpFiles } from '@fsvp/contracts/fsvp-file';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

type FileQuery = Pick<
  NonNullable<ClientInput<typeof listFsvpFiles>['query']>,
  'search' | 'lifecycle' | 'importerId' | 'sort' | 'order' | 'offset'
>;

/** A page of files; the previous page stays visible while the next one loads. */
export function useFsvpFiles({ search, offset, ...filters }: FileQuery) {
  const query = { search: search || undefined, ...filters, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listFsvpFiles, { query }, { placeholderData: keepPreviousData });
}
