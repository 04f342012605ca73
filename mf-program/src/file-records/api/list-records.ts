import { listAssurances } from '@fsvp/contracts/program/assurance';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { getDisclosure, listControlRecords } from '@fsvp/contracts/program/control-records/control-record';
import { listStandingChecks } from '@fsvp/contracts/program/standing-check';
import { useApiQuery } from '@fsvp/web-kit';

const LATEST = { sort: 'effectiveOn', order: 'desc', limit: MAX_LIMIT, offset: 0 } as const;

/** The assurances for a file. */
export function useFileAssurances({ id }: FsvpFile) {
  return useApiQuery(listAssurances, { query: { fileId: id, ...LATEST } }, { staleTime: 0 });
}

/** Those of customers for all files of its importer. */
export function useCustomerAssurances({ importerId }: FsvpFile) {
  return useApiQuery(listAssurances, { query: { importerId, ...LATEST } }, { staleTime: 0 });
}

/** The checks of scope and standing of a file, the latest first. */
export function useStandingChecks({ id }: FsvpFile) {
  return useApiQuery(listStandingChecks, { params: { id } }, { staleTime: 0 });
}

/** The records of a file that a hazard is controlled elsewhere, the latest first. */
export function useControlRecords({ id }: FsvpFile) {
  return useApiQuery(listControlRecords, { params: { id } }, { staleTime: 0 });
}

/** What a file has to disclose to customers. @param isNeeded whether it is asked for */
export function useDisclosure({ id }: FsvpFile, isNeeded: boolean) {
  return useApiQuery(getDisclosure, { params: { id } }, { staleTime: 0, enabled: isNeeded });
}
