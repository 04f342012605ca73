import { listDocuments } from '@fsvp/contracts/documents/document';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';

/** What the supplier's own record says; it is never evidence. */
export function useSupplier(id: string) {
  return useApiQuery(getSupplier, { params: { id } });
}

/** Documents of the supplier; those that expire first are first. */
export function useSupplierDocuments(supplierId: string) {
  return useApiQuery(listDocuments, {
    query: { supplierId, sort: 'expirationDate', order: 'asc', limit: MAX_LIMIT, offset: 0 },
  });
}
