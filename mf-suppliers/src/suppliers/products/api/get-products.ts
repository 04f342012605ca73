import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listSupplierProducts } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

/** A page of a supplier's products, newest first; the previous page stays visible while the next one loads. */
export function useProducts(id: string, { search, offset }: { search: string; offset: number }) {
  const query = { search: search || undefined, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listSupplierProducts, { params: { id }, query }, { placeholderData: keepPreviousData });
}
