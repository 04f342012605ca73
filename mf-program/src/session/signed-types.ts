import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { foodHazardAnalysisSignatures } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { eligibilitySignatures } from '@fsvp/contracts/program/importer-eligibility';
import { procedureSignatures } from '@fsvp/contracts/program/procedure';
import { supplierApprovalSignatures } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { supplierEvaluationSignatures } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { verificationPlanSignatures } from '@fsvp/contracts/program/verification-plans/verification-plan';
import type { SignatureCalls } from '@fsvp/contracts/signatures/signature';
import type { SigningRecord } from '@fsvp/web-kit';
import type { ReadinessItem } from '../readiness/item-text.js';
import type { Step } from './steps.js';

/** Records that are complete once they are saved. */
const COMPLETE: Readonly<Record<string, SignatureCalls>> = {
  'applicability-determination': determinationSignatures,
  'importer-eligibility': eligibilitySignatures,
  procedure: procedureSignatures,
  'supplier-approval': supplierApprovalSignatures,
};

/** The records of a file that are signed, by type. */
const CALLS: Readonly<Record<string, SignatureCalls>> = {
  ...COMPLETE,
  'food-hazard-analysis': foodHazardAnalysisSignatures,
  'supplier-evaluation': supplierEvaluationSignatures,
  'verification-plan': verificationPlanSignatures,
};

type Draft = SigningRecord & { calls: SignatureCalls };

const draftsOf = (item: ReadinessItem, details: string, types = CALLS): Draft[] =>
  item.evidence.flatMap(({ recordType, id, title, signedBy }) => {
    const calls = types[recordType];
    return calls && signedBy === null ? [{ id, title, details, calls }] : [];
  });

/** The draft that a requirement waits for, if nothing is left to do with it but to sign it. */
export function completeDraft(item: ReadinessItem): Draft | undefined {
  return item.state === 'missing' && item.reason === 'unsigned' ? draftsOf(item, item.title, COMPLETE)[0] : undefined;
}

/** The drafts that the steps of a session wait for. */
export function preparedRecords(steps: readonly Step[]): SigningRecord[] {
  const drafts = steps
    .filter(({ state }) => state === 'prepared')
    .flatMap(({ item, question }) => draftsOf(item, question));
  // The first step that waits for a draft says what it is for.
  return [...new Map(drafts.reverse().map((draft) => [draft.id, draft])).values()].reverse();
}
