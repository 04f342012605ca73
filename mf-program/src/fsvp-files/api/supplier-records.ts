import { listDocuments } from '@fsvp/contracts/documents/document';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listHazards } from '@fsvp/contracts/quality/hazard-analysis';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';

/** What the supplier's own record says; it is never evidence. */
export function useSupplier(id: string) {
  return useApiQuery(getSupplier, { params: { id } });
}

/** Hazard analyses of the supplier, which are of no file. */
export function useSupplierHazards(supplierId: string) {
  return useApiQuery(listHazards, { query: { supplierId, limit: 20, offset: 0 } });
}

/** Documents of the supplier; those that expire first are first. */
export function useSupplierDocuments(supplierId: string) {
  return useApiQuery(listDocuments, {
    query: { supplierId, sort: 'expirationDate', order: 'asc', limit: MAX_LIMIT, offset: 0 },
  });
}
