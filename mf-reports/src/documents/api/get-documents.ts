import type { ClientInput } from '@fsvp/contracts/core/call';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type DocumentQuery = Omit<NonNullable<ClientInput<typeof listDocuments>['query']>, 'limit'>;

/** A page of documents with the counts over all; the previous page stays visible while the next one loads. */
export function useDocuments({ search, offset, ...filters }: DocumentQuery) {
  const query = { search: search || undefined, ...filters, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listDocuments, { query }, { placeholderData: keepPreviousData });
}
