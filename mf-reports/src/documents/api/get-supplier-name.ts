import { getSupplier } from '@fsvp/contracts/supplier';
import { ApiError, UNKNOWN_SUPPLIER, useApiQuery } from '@fsvp/web-kit';

const NO_ID = '';

/** The name of the supplier that the address filters by; undefined until it is known. */
export function useSupplierName(id: string | undefined): string | undefined {
  const { data, error } = useApiQuery(getSupplier, { params: { id: id ?? NO_ID } }, { enabled: id !== undefined });
  if (id === undefined) return undefined;
  return data?.name ?? (error instanceof ApiError && error.status === 404 ? UNKNOWN_SUPPLIER : undefined);
}
