import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { STANDING_CHECK_KINDS, STANDING_CHECK_RULES } from '@fsvp/contracts/program/standing-check';
import { loadError } from '@fsvp/web-kit';
import {
  useControlRecords,
  useCustomerAssurances,
  useFileAssurances,
  useStandingChecks,
} from '../../file-records/api/list-records.js';
import { useSupplierDocuments } from '../../fsvp-files/api/supplier-records.js';
import { candidateOfDocument, candidateOfRecord, type Candidate } from '../candidates.js';

export interface Candidates {
  /** Assurances, checks and records of controls elsewhere; of checks, only the latest one counts. */
  records: readonly Candidate[];
  /** The first ones of the supplier. */
  documents: readonly Candidate[];
  hasMoreDocuments: boolean;
}

/** The records of a file and its importer that can be evidence for a requirement, and the documents of its supplier. */
export function useCandidates(file: FsvpFile, code: RequirementCode) {
  const ofFile = useFileAssurances(file);
  const ofCustomers = useCustomerAssurances(file);
  const checks = useStandingChecks(file);
  const controls = useControlRecords(file);
  const documents = useSupplierDocuments(file.supplierId);
  const isRecorded = REQUIREMENTS[code].form !== undefined;
  const recordError = [ofFile, ofCustomers, checks, controls]
    .map((query) => loadError(query, 'The records could not be loaded'))
    .find(Boolean);
  const error = (isRecorded ? recordError : undefined) ?? loadError(documents, 'The documents could not be loaded');
  const isLoaded = [...(isRecorded ? [ofFile, ofCustomers, checks, controls] : []), documents].every(
    ({ data }) => data,
  );
  if (!isLoaded) return { error };
  const kind = STANDING_CHECK_KINDS.find((one) => STANDING_CHECK_RULES[one].code === code);
  const latest = checks.data?.standingChecks.find((one) => one.kind === kind);
  const assurances = [...(ofFile.data?.assurances ?? []), ...(ofCustomers.data?.assurances ?? [])];
  const { documents: listed = [], total = 0 } = documents.data ?? {};
  const data: Candidates = {
    records: [
      ...assurances.filter((one) => one.kind === code),
      ...(latest ? [latest] : []),
      ...(controls.data?.controlRecords ?? []).filter((one) => one.kind === code),
    ].map(candidateOfRecord),
    documents: listed.map(candidateOfDocument),
    hasMoreDocuments: total > listed.length,
  };
  return { data };
}
