import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { ClientInput } from '@fsvp/contracts/core/call';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type SupplierQuery = Omit<NonNullable<ClientInput<typeof listSuppliers>['query']>, 'limit'>;

/** A page of suppliers; the previous page stays visible while the next one loads. */
export function useSuppliers({ search, offset, ...filters }: SupplierQuery) {
  const query = { search: search || undefined, ...filters, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listSuppliers, { query }, { placeholderData: keepPreviousData });
}
