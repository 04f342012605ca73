import { listDocuments } from '@fsvp/contracts/documents/document';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { listSupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';

/** Newest records that are named; the list has all. */
export const SHOWN = 5;

export const useSupplierDocuments = (supplierId: string) =>
  useApiQuery(listDocuments, { query: { supplierId, limit: SHOWN, offset: 0 } });

/** Audits, tests and reviews that were completed. */
export const useSupplierVerifications = (supplierId: string) =>
  useApiQuery(listVerifications, { query: { supplierId, status: ['completed'], limit: SHOWN, offset: 0 } });

/** The last score that a person gave the supplier. */
export const useSupplierScore = (supplierId: string) =>
  useApiQuery(listSupplierPerformance, {
    params: { id: supplierId },
    query: { sort: 'evaluationDate', order: 'desc', limit: 1, offset: 0 },
  });
