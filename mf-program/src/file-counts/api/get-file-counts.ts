import { getFsvpFileCounts } from '@fsvp/contracts/program/file-readiness';
import { useApiQuery } from '@fsvp/web-kit';

/** How many open files have each verdict, in all. */
export function useFileCounts() {
  return useApiQuery(getFsvpFileCounts, {});
}

/** The same for the files of each of some suppliers, at most MAX_COUNTED_SUPPLIERS. */
export function useSupplierFileCounts(supplierIds: readonly string[]) {
  return useApiQuery(getFsvpFileCounts, { query: { supplierId: [...supplierIds] } });
}
