import { listEvidenceLinks, type EvidenceLinks } from '@fsvp/contracts/program/evidence-links';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { useApiQuery } from '@fsvp/web-kit';

interface ListedEvidence {
  evidence: readonly EvidenceLinks[];
}

/** What was chosen for one requirement; undefined if nothing was. */
export const choiceFor = ({ evidence }: ListedEvidence, code: RequirementCode) =>
  evidence.find((one) => one.code === code);

/** What people chose as evidence for the requirements of a file. */
export function useEvidence(fileId: string) {
  return useApiQuery(listEvidenceLinks, { params: { id: fileId } }, { staleTime: 0 });
}
