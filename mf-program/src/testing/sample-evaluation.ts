import type { SupplierApproval } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import {
  EMPTY_STATEMENT,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { ANALYSIS_ID, hazardKey } from './sample-analysis.js';
import { FILE_ID, SUPPLIER_ID } from './sample-records.js';

export const EVALUATION_ID = '0197a000-0000-7000-8000-0000000000c2';
export const APPROVAL_ID = '0197a000-0000-7000-8000-0000000000c3';

const RECORD = {
  version: 1,
  createdBy: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  fileId: FILE_ID,
  fileNumber: 'F-000012',
  versionNumber: 1,
  state: 'draft' as const,
  outdated: false,
  signedByName: null,
  signedAt: null,
};

/** The draft of an evaluation with one hazard, in which nothing is answered. */
export function sampleEvaluation(changes: Partial<SupplierEvaluation> = {}): SupplierEvaluation {
  return {
    ...RECORD,
    id: EVALUATION_ID,
    kind: 'initial',
    regime: 'standard',
    complianceOnly: false,
    basis: 'own',
    hazardAnalysisId: ANALYSIS_ID,
    hazardAnalysisVersion: 2,
    allocations: [
      {
        hazardKey: hazardKey(1),
        hazardName: 'Salmonella',
        hazardClass: 'biological',
        subtype: 'pathogen',
        score: 12,
        sahcodha: true,
        requiredByPart112: false,
        controlledBy: null,
        entityName: null,
        control: null,
        evidence: [],
      },
    ],
    procedures: EMPTY_STATEMENT,
    regulations: [],
    complianceHistory: EMPTY_STATEMENT,
    safetyHistory: EMPTY_STATEMENT,
    performance: {
      supplierId: SUPPLIER_ID,
      day: '2026-01-05',
      formula: 'perf-1',
      metrics: {
        receipts: 40,
        failedReceipts: 2,
        inadequateReviews: 0,
        overdueActions: 0,
        confirmedMatches: null,
        lateDocuments: null,
        months: 24,
      },
      lines: [{ text: '2 of 40 receipts failed: 200 × 2 / 40 points, at most 40', points: -10 }],
      points: 90,
      band: 'good',
      goodSince: '2026-01-05',
    },
    otherFactors: null,
    conclusion: null,
    reason: null,
    reviewed: null,
    answers: [],
    copied: null,
    validUntil: null,
    ...changes,
  };
}

/** One that is signed, with all that signing needs. */
export const sampleSigned = (changes: Partial<SupplierEvaluation> = {}): SupplierEvaluation =>
  sampleEvaluation({
    state: 'signed',
    allocations: sampleEvaluation().allocations.map((allocation) => ({
      ...allocation,
      controlledBy: 'foreign_supplier',
      control: 'Validated steam treatment',
    })),
    procedures: { text: 'Steam treatment', evidence: [] },
    regulations: ['117'],
    complianceHistory: { text: 'Nothing found', evidence: [] },
    safetyHistory: { text: 'Two years without a finding', evidence: [] },
    conclusion: 'approve',
    signedByName: 'Mia Chen',
    signedAt: '2026-01-06T10:00:00.000Z',
    validUntil: '2029-01-06',
    ...changes,
  });

export const sampleApproval = (changes: Partial<SupplierApproval> = {}): SupplierApproval => ({
  ...RECORD,
  id: APPROVAL_ID,
  evaluationId: EVALUATION_ID,
  evaluationVersion: 1,
  decision: 'approved',
  conditions: null,
  until: null,
  preImportVerification: null,
  ...changes,
});
