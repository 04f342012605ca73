import { listImporterEligibilities } from '@fsvp/contracts/program/importer-eligibility';
import { useApiQuery } from '@fsvp/web-kit';

/** All versions of the eligibilities of one importer, the latest year first. */
export function useEligibilities(importerId: string) {
  return useApiQuery(listImporterEligibilities, { params: { id: importerId } }, { staleTime: 0 });
}
