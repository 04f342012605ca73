import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import { proposePlan } from '@fsvp/contracts/program/verification-plans/propose-plan';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { hazardKey } from './sample-analysis.js';
import { FILE_ID } from './sample-records.js';

export const PLAN_ID = '0197a000-0000-7000-8000-0000000000f7';
const EVALUATION_ID = '0197a000-0000-7000-8000-0000000000f8';

export const SALMONELLA: HazardAllocation = {
  hazardKey: hazardKey(1),
  hazardName: 'Salmonella',
  hazardClass: 'biological',
  subtype: 'pathogen',
  score: 12,
  sahcodha: true,
  requiredByPart112: false,
  controlledBy: 'foreign_supplier',
  entityName: null,
  control: null,
  evidence: [],
};
export const LEAD: HazardAllocation = {
  ...SALMONELLA,
  hazardKey: hazardKey(2),
  hazardName: 'Lead',
  hazardClass: 'chemical',
  subtype: 'heavy_metal',
  sahcodha: false,
};

/** What the rules propose for these hazards; the audit is line 1. */
export function sampleProposal(allocations: readonly HazardAllocation[] = [SALMONELLA, LEAD]) {
  let line = 0;
  return proposePlan(
    { regime: 'standard', band: 'fair', goodSince: null, day: '2026-11-01', redListed: false, allocations },
    () => `0197a000-0000-4000-9000-${String((line += 1)).padStart(12, '0')}`,
  );
}

/** The draft of what is proposed. */
export function samplePlan(changes: Partial<VerificationPlan> = {}): VerificationPlan {
  const allocations = changes.allocations ?? [SALMONELLA, LEAD];
  return {
    id: PLAN_ID,
    version: 1,
    createdBy: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    fileId: FILE_ID,
    fileNumber: 'F-000123',
    versionNumber: 1,
    state: 'draft',
    evaluationId: EVALUATION_ID,
    evaluationVersion: 1,
    regime: 'standard',
    band: 'fair',
    allocations,
    ...sampleProposal(allocations),
    droppedLines: [],
    justification: null,
    reliedOn: null,
    outdated: false,
    signedByName: null,
    signedAt: null,
    isAlternative: false,
    ...changes,
  };
}
