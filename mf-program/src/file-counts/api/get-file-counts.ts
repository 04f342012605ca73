import { getFsvpFileCounts } from '@fsvp/contracts/file-readiness';
import { useApiQuery } from '@fsvp/web-kit';

/** How many open files have each verdict, in all. */
export function useFileCounts() {
  return useApiQuery(getFsvpFileCounts, {});
}

/** The same for the files of one supplier. */
export function useSupplierFileCounts(supplierId: string) {
  return useApiQuery(getFsvpFileCounts, { query: { supplierId: [supplierId] } });
}
