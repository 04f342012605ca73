import type { ClientInput } from '@fsvp/contracts/core/call';
import { listActions } from '@fsvp/contracts/quality/corrective-action';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type ActionQuery = Pick<
  NonNullable<ClientInput<typeof listActions>['query']>,
  'search' | 'status' | 'priority' | 'supplierId' | 'sort' | 'order' | 'offset'
>;

/** A page of corrective actions; the previous page stays visible while the next one loads. */
export function useActions({ search, offset, ...filters }: ActionQuery) {
  const query = { search: search || undefined, ...filters, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listActions, { query }, { placeholderData: keepPreviousData });
}
