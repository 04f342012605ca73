import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const ofFile = { id: EXAMPLE_IDS.fsvpFile };
const ofEvaluated = { id: EXAMPLE_IDS.evaluatedFile };
const one = { id: EXAMPLE_IDS.supplierEvaluation };
const approval = { id: EXAMPLE_IDS.supplierApproval };

const PERFORMANCE = {
  supplierId: EXAMPLE_IDS.supplier,
  day: '2026-11-24',
  formula: 'perf-1',
  metrics: {
    receipts: 40,
    failedReceipts: 2,
    inadequateReviews: 0,
    overdueActions: 1,
    confirmedMatches: null,
    lateDocuments: null,
    months: 31,
  },
  lines: [
    { text: '2 of 40 receipts failed: 200 × 2 / 40 points, at most 40', points: -10 },
    { text: '1 overdue corrective action: 10 points each, at most 20', points: -10 },
  ],
  points: 80,
  band: 'fair',
  goodSince: null,
};

const ALLOCATION = {
  hazardKey: EXAMPLE_IDS.analysisHazard,
  controlledBy: 'foreign_supplier',
  entityName: null,
  control: 'Validated steam treatment of each lot',
  evidence: [],
  hazardName: 'Salmonella',
  hazardClass: 'biological',
  subtype: 'pathogen',
  score: 12,
  sahcodha: true,
  requiredByPart112: false,
};
const CONTENT = {
  basis: 'own',
  procedures: { text: 'HACCP plan with steam treatment as critical control point', evidence: [EXAMPLE_IDS.document] },
  regulations: ['117'],
  complianceHistory: { text: 'No warning letter, import alert or refusal found on FDA’s pages', evidence: [] },
  safetyHistory: { text: 'Two years of shipments, one late certificate', evidence: [] },
  otherFactors: 'Dry containers only',
  conclusion: 'approve',
  reason: null,
  reviewed: null,
};
const EVALUATION = {
  ...recordOf(EXAMPLE_IDS.supplierEvaluation),
  ...CONTENT,
  fileId: EXAMPLE_IDS.fsvpFile,
  fileNumber: 'F-000012',
  versionNumber: 1,
  state: 'draft',
  kind: 'initial',
  regime: 'standard',
  complianceOnly: false,
  hazardAnalysisId: EXAMPLE_IDS.signedFoodHazardAnalysis,
  hazardAnalysisVersion: 1,
  allocations: [ALLOCATION],
  performance: PERFORMANCE,
  answers: [],
  copied: null,
  outdated: false,
  signedByName: null,
  signedAt: null,
  validUntil: null,
};
const APPROVAL_INPUT = {
  decision: 'approved_temporarily',
  conditions: 'Certificate of analysis with each lot',
  until: '2027-02-28',
  preImportVerification: 'Each lot is tested for Salmonella before it is imported',
};
const APPROVAL = {
  ...recordOf(EXAMPLE_IDS.supplierApproval),
  ...APPROVAL_INPUT,
  fileId: EXAMPLE_IDS.evaluatedFile,
  fileNumber: 'F-000012',
  versionNumber: 1,
  state: 'draft',
  evaluationId: EXAMPLE_IDS.signedSupplierEvaluation,
  evaluationVersion: 1,
  outdated: false,
  signedByName: null,
  signedAt: null,
};

export const SUPPLIER_EVALUATION_CALLS: CallsDocs = {
  listSupplierEvaluations: {
    description: 'Signed and superseded versions stay as evidence.',
    params: ofFile,
    response: { supplierEvaluations: [EVALUATION], total: 1 },
  },
  createSupplierEvaluation: {
    description:
      'The evaluation of the food and the supplier of a file (21 CFR 1.505(a)). The server adds one allocation for each hazard that the signed analysis of the food wants controlled, and the performance of the supplier. `reviewed` relies on the evaluation of an entity other than the supplier (21 CFR 1.505(d)). Publishes `supplier-evaluation.drafted.v1`.',
    params: ofFile,
    request: CONTENT,
    response: EVALUATION,
    problems: ['duplicate', 'wrong-state'],
  },
  listEvaluationsToCopy: {
    description:
      'At most 10: those of the same food and supplier first, then of the same supplier. `copyFrom` of a new draft copies the answers to the same hazards and the rules; of the same supplier also what was found about it; never a conclusion. Each copied answer is to be checked before the draft can be signed.',
    params: ofFile,
    response: {
      evaluations: [
        {
          evaluationId: EXAMPLE_IDS.signedSupplierEvaluation,
          versionNumber: 1,
          fileId: EXAMPLE_IDS.evaluatedFile,
          fileNumber: 'F-000007',
          foodName: 'Black pepper',
          supplierName: 'Haldiram Foods',
          importerName: 'Harbor Spice Imports LLC',
          isSameFood: true,
          isSameSupplier: false,
        },
      ],
      total: 1,
    },
  },
  getSupplierEvaluation: {
    description:
      'With the ETag for `If-Match`. A signed version counts for 36 months (21 CFR 1.505(c)(2)), as long as every hazard that requires a control is allocated in it.',
    params: one,
    response: EVALUATION,
  },
  updateSupplierEvaluation: {
    description:
      'Only drafts change. An allocation or an answer replaces the one to its hazard or reason; those that are not sent stay. `toCheck` confirms copied answers that it leaves out; a copied answer that changes counts as checked. An empty body takes over the signed analysis, the regime, the performance and the open reasons as they are now; allocations of hazards that stay are kept. Publishes `supplier-evaluation.updated.v1`.',
    params: one,
    request: { otherFactors: 'Dry containers only, sealed at the plant' },
    response: { ...EVALUATION, version: 2, otherFactors: 'Dry containers only, sealed at the plant' },
    problems: ['record-signed', 'wrong-state'],
  },
  deleteSupplierEvaluation: {
    description: 'Only drafts can be deleted. Publishes `supplier-evaluation.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
  createSupplierEvaluationVersion: {
    description:
      'The signed version can be copied, and while there is none a withdrawn one, if there is no open draft. Conclusion and reason are left for a new decision. Publishes `supplier-evaluation.drafted.v1`.',
    params: { id: EXAMPLE_IDS.signedSupplierEvaluation },
    response: { ...EVALUATION, versionNumber: 2, kind: 'reevaluation', conclusion: null },
    problems: ['wrong-state', 'duplicate'],
  },
  checkSupplierEvaluation: {
    description: 'What signing it demands, by field. Warnings keep nobody from signing.',
    params: one,
    response: {
      signable: false,
      problems: [{ path: 'allocations.0.controlledBy', message: 'Say who controls Salmonella.' }],
      warnings: [],
      context: { supplierName: 'Haldiram Foods', lowAcidCanned: false, analysisState: 'current' },
    },
  },
  getPerformanceBand: {
    description:
      'Computed for today over 24 months by formula `perf-1`; each line is a metric and what it takes from 100 points. The numbers are our policy, the law names the factors (21 CFR 1.505(a)(1)(iii)). What the suite does not know takes nothing away.',
    params: { supplierId: EXAMPLE_IDS.supplier },
    response: PERFORMANCE,
  },
  listSupplierApprovals: {
    description: 'Signed and superseded ones stay as evidence.',
    params: ofEvaluated,
    response: { supplierApprovals: [APPROVAL], total: 1 },
  },
  createSupplierApproval: {
    description:
      'The importer’s own decision on the signed evaluation (21 CFR 1.505(b)). A temporary approval has a last day, at most 180 days ahead, and says how the food is verified before each import; `withdrawn` ends an approval. Publishes `supplier-approval.drafted.v1`.',
    params: ofEvaluated,
    request: APPROVAL_INPUT,
    response: APPROVAL,
    problems: ['duplicate', 'wrong-state'],
  },
  getSupplierApproval: {
    description:
      'With the ETag for `If-Match`. It counts while its evaluation is the newest signed one, or later ones let it continue.',
    params: approval,
    response: APPROVAL,
  },
  updateSupplierApproval: {
    description:
      'Only drafts change. An empty body takes over the evaluation that counts now. Publishes `supplier-approval.updated.v1`.',
    params: approval,
    request: { conditions: 'Certificate of analysis with each lot, for 6 months' },
    response: { ...APPROVAL, version: 2 },
    problems: ['record-signed', 'wrong-state'],
  },
  deleteSupplierApproval: {
    description: 'Only drafts can be deleted. Publishes `supplier-approval.deleted.v1`.',
    params: approval,
    problems: ['record-signed'],
  },
};
