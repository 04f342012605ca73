import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { foodHazardAnalysisSignatures } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { eligibilitySignatures } from '@fsvp/contracts/program/importer-eligibility';
import { procedureSignatures } from '@fsvp/contracts/program/procedure';
import { supplierApprovalSignatures } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { supplierEvaluationSignatures } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { verificationPlanSignatures } from '@fsvp/contracts/program/verification-plans/verification-plan';
import type { SignatureCalls } from '@fsvp/contracts/signatures/signature';
import type { SigningRecord } from '@fsvp/web-kit';
import type { Step } from './steps.js';

/** The records of a file that are signed, by type. */
const CALLS: Readonly<Record<string, SignatureCalls>> = {
  'applicability-determination': determinationSignatures,
  'importer-eligibility': eligibilitySignatures,
  'food-hazard-analysis': foodHazardAnalysisSignatures,
  procedure: procedureSignatures,
  'supplier-approval': supplierApprovalSignatures,
  'supplier-evaluation': supplierEvaluationSignatures,
  'verification-plan': verificationPlanSignatures,
};

/** The drafts that the steps of a session wait for. */
export function preparedRecords(steps: readonly Step[]): SigningRecord[] {
  const drafts = steps
    .filter(({ state }) => state === 'prepared')
    .flatMap(({ item, question }) =>
      item.evidence.flatMap(({ recordType, id, title, signedBy }): SigningRecord[] => {
        const calls = CALLS[recordType];
        return calls && signedBy === null ? [{ id, title, details: question, calls }] : [];
      }),
    );
  // The first step that waits for a draft says what it is for.
  return [...new Map(drafts.reverse().map((draft) => [draft.id, draft])).values()].reverse();
}
