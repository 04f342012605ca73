import type { ClientInput } from '@fsvp/contracts/core/call';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type VerificationQuery = Pick<
  NonNullable<ClientInput<typeof listVerifications>['query']>,
  'search' | 'status' | 'type' | 'supplierId' | 'sort' | 'order' | 'offset'
>;

/** A page of verification activities; the previous page stays visible while the next one loads. */
export function useVerifications({ search, offset, ...filters }: VerificationQuery) {
  const query = { search: search || undefined, ...filters, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listVerifications, { query }, { placeholderData: keepPreviousData });
}
