import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { ApiError } from '../api/api-error.js';
import { useApiQuery } from '../query/use-api-query.js';
import { UNKNOWN_SUPPLIER } from './unknown-supplier.js';

const NO_ID = '';

/** The name of a supplier, such as the one in the URL; undefined until it is loaded. */
export function useSupplierName(id: string | undefined): string | undefined {
  const { data, error } = useApiQuery(getSupplier, { params: { id: id ?? NO_ID } }, { enabled: id !== undefined });
  if (id === undefined) return undefined;
  return data?.name ?? (error instanceof ApiError && error.status === 404 ? UNKNOWN_SUPPLIER : undefined);
}
