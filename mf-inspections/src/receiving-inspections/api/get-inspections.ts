import type { ClientInput } from '@fsvp/contracts/core/call';
import { listInspections } from '@fsvp/contracts/quality/receiving-inspection';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type InspectionQuery = Pick<
  NonNullable<ClientInput<typeof listInspections>['query']>,
  'search' | 'status' | 'supplier' | 'sort' | 'order'
> & { offset: number };

/** A page of inspections, of the server's default size. The previous page stays on screen while the next one loads. */
export function useInspections({ search, offset, ...filters }: InspectionQuery) {
  const query = { search: search || undefined, ...filters, offset: offset || undefined };
  return useApiQuery(listInspections, { query }, { placeholderData: keepPreviousData });
}
