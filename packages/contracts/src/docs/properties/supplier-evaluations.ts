import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const STATE = property('Draft until it is signed; signed versions never change.');
const VERSION_NUMBER = property('Number of the version for this file, from 1.', 1);
const SIGNED_AT = property('When it was signed; null for a draft, and after a withdrawal.', null);
const BASIS = property(
  'Whether it is the evaluation of the importer’s own qualified individual, or one of another entity that it relies on (21 CFR 1.505(d)).',
);
const REVIEWED = property(
  'The evaluation that it relies on, and its review (21 CFR 1.505(d)); null for an own evaluation.',
  null,
);
const ANSWERS = property('What the reevaluation says of each open reason for it (21 CFR 1.505(c)(1)).', []);
const REASON = property(
  'Conditions of the approval, why there is none, or what changes; required for these conclusions.',
  null,
);
const OUTDATED = property(
  'Of a draft: what it is made from has changed since it was saved. Of a signed one: the analysis or the regime is another one now.',
);
const CONDITIONS = property('Conditions of the approval.', 'Certificate of analysis with each lot');
const REASON_ID = property('The open reason.', EXAMPLE_IDS.reevaluationReason);
const ANSWER_TEXT = property('What was found.', 'The refusal was for a missing label.');
const DOCUMENTS = property('Ids of documents that it rests on.', []);

const TO_CHECK = property(
  'Paths of copied answers that nobody has checked, such as `procedures` and `allocations.{hazardKey}`.',
  ['procedures'],
);
const COPIED_ID = property('The signed evaluation of the other file.', EXAMPLE_IDS.signedSupplierEvaluation);
const COPIED_VERSION = property('Number of its version.', 1);

/** Evaluations and approvals of suppliers. */
export const SUPPLIER_EVALUATION_PROPERTIES: PropertyDocs = {
  supplierEvaluations: property('All evaluations of the file, the newest first.'),
  supplierApprovals: property('All approvals of the file, the newest first.'),
  'SupplierEvaluation.versionNumber': VERSION_NUMBER,
  'SupplierApproval.versionNumber': VERSION_NUMBER,
  'SupplierEvaluation.state': STATE,
  'SupplierApproval.state': STATE,
  'SupplierEvaluation.signedAt': SIGNED_AT,
  'SupplierApproval.signedAt': SIGNED_AT,
  'SupplierEvaluation.kind': property(
    '`initial` until a version of the file was signed that lets importing begin or go on, and again after one that does not.',
  ),
  'SupplierEvaluation.regime': property('Regime of the file when it was saved.'),
  complianceOnly: property(
    'Whether only the compliance history is evaluated, as of a small supplier (21 CFR 1.512(c)(1)(i)).',
  ),
  'SupplierEvaluation.basis': BASIS,
  'SupplierEvaluationCreate.basis': BASIS,
  'SupplierEvaluationUpdate.basis': BASIS,
  hazardAnalysisId: property(
    'The signed hazard analysis of the food that its hazards are from; null where none is needed, and while there is none.',
    EXAMPLE_IDS.signedFoodHazardAnalysis,
  ),
  hazardAnalysisVersion: property('Number of its version.', 1),
  allocations: property('Who controls each hazard that requires a control (21 CFR 1.505(a)(1)(ii)).'),
  hazardName: property('Name of the hazard in the analysis.', 'Salmonella'),
  hazardClass: property('Biological, chemical or physical.', 'biological'),
  'HazardAllocation.subtype': property('Kind of hazard within its class.', 'pathogen'),
  'HazardAllocation.sahcodha': property(
    'Whether serious adverse health consequences or death are reasonably probable (21 CFR 1.506(d)(2)).',
  ),
  controlledBy: property('Who controls it; null while nobody has decided.'),
  entityName: property('The entity that controls it, where it is neither the supplier nor the importer.', null),
  control: property(
    'How it is controlled; of `not_consumable`, why the food cannot be consumed without a control.',
    'Validated steam treatment of each lot',
  ),
  'HazardAllocation.evidence': DOCUMENTS,
  'HazardAllocationInput.evidence': DOCUMENTS,
  'EvaluationStatement.text': property('What the evaluator found.', 'HACCP plan with a validated steam treatment'),
  'EvaluationStatement.evidence': DOCUMENTS,
  procedures: property(
    'Procedures, processes and practices of the supplier that concern the safety of the food (21 CFR 1.505(a)(1)(iii)(A)).',
  ),
  regulations: property('Parts of 21 CFR that the supplier has to meet (21 CFR 1.505(a)(1)(iii)(B)).', ['117']),
  complianceHistory: property(
    'How the supplier has complied with them: warning letters, import alerts and so on (21 CFR 1.505(a)(1)(iii)(B)).',
  ),
  safetyHistory: property(
    'Food-safety history of the supplier: tests, audits, how it corrects problems (21 CFR 1.505(a)(1)(iii)(C)).',
  ),
  performance: property('The performance when the draft was saved; null if it could not be computed.'),
  otherFactors: property('Other factors, such as storage and transportation (21 CFR 1.505(a)(1)(iv)).', null),
  conclusion: property('The conclusion; null while there is none. A reevaluation has others than an evaluation.'),
  'SupplierEvaluation.reason': REASON,
  'SupplierEvaluationCreate.reason': REASON,
  'SupplierEvaluationUpdate.reason': REASON,
  'SupplierEvaluation.reviewed': REVIEWED,
  'SupplierEvaluationCreate.reviewed': REVIEWED,
  'SupplierEvaluationUpdate.reviewed': REVIEWED,
  'SupplierEvaluation.answers': ANSWERS,
  'SupplierEvaluationCreate.answers': ANSWERS,
  'SupplierEvaluationUpdate.answers': ANSWERS,
  copied: property('Where answers were copied from; null if none were.', null),
  copyFrom: property(
    'The signed evaluation of another file of the same food or supplier whose answers the draft begins with.',
    null,
  ),
  'CopiedAnswers.toCheck': TO_CHECK,
  'SupplierEvaluationUpdate.toCheck': TO_CHECK,
  'CopiedAnswers.evaluationId': COPIED_ID,
  'EvaluationToCopy.evaluationId': COPIED_ID,
  'CopiedAnswers.versionNumber': COPIED_VERSION,
  'EvaluationToCopy.versionNumber': COPIED_VERSION,
  evaluations: property('Evaluations whose answers can be copied, the nearest first.'),
  isSameFood: property('Whether it is about the food of the file.'),
  isSameSupplier: property('Whether it is about the supplier of the file.'),
  'SupplierEvaluation.outdated': OUTDATED,
  'SupplierEvaluation.validUntil': property(
    'Last day on which it counts: 36 months after it was signed (21 CFR 1.505(c)(2)); null for a draft.',
    null,
  ),
  'SupplierEvaluationReview.entity': property(
    'Who conducted the evaluation, never the supplier itself.',
    'Nordic Spice Trading AB',
  ),
  'SupplierEvaluationReview.preparedBy': property('Person who prepared it.', 'Elin Holm'),
  'SupplierEvaluationReview.preparedOn': property('Day on which it was prepared.', '2026-05-04'),
  'SupplierEvaluationReview.qualificationEvidence': property(
    'That a qualified individual prepared it.',
    'Certificate of the FSVP course, 2024',
  ),
  'SupplierEvaluationReview.documentId': property('Document of the evaluation.', EXAMPLE_IDS.document),
  'SupplierEvaluationReview.assessment': property(
    'Assessment of the evaluation, at least 50 characters.',
    'It covers all hazards of our analysis, and its audit report is of this year.',
  ),
  'ReevaluationAnswer.reasonId': REASON_ID,
  'ReevaluationAnswerInput.reasonId': REASON_ID,
  reasonText: property('The reason in words, as it was when the draft was saved.', 'Refusal of an import: …'),
  concernsChanged: property(
    'Whether the concerns about the hazards or the supplier have changed; null while it is not answered.',
  ),
  goesOn: property('Whether importing from the supplier goes on; null while it is not answered.'),
  activitiesChanged: property('Whether the verification activities change; null while it is not answered.'),
  'ReevaluationAnswer.text': ANSWER_TEXT,
  'ReevaluationAnswerInput.text': ANSWER_TEXT,
  warnings: property('What to think about before signing.', []),
  'SupplierEvaluationCheck.context': property('What the evaluation is judged by beside what it says.'),
  'SupplierEvaluationContext.supplierName': property('Name of the supplier, on whose own evaluation nobody may rely.'),
  'SupplierEvaluationContext.lowAcidCanned': property('Whether the food is low-acid canned food.'),
  analysisState: property('What counts of the hazard analysis of the food.'),
  'PerformanceSnapshot.day': property('Day for which it was computed.', '2026-11-24'),
  formula: property('The formula, which stays the same under its name.', 'perf-1'),
  metrics: property('What it is computed from, over 24 months.'),
  'PerformanceMetrics.receipts': property('All receipts.', 40),
  failedReceipts: property('Receipts that failed.', 2),
  inadequateReviews: property('Results of verification activities that were reviewed as inadequate.', 0),
  overdueActions: property('Corrective actions that are overdue on the day.', 1),
  confirmedMatches: property(
    'Refusals, recalls, red-list entries and warning letters that a person confirmed; null while the suite does not know them.',
    null,
  ),
  lateDocuments: property('Documents that came more than 14 days late; null while the suite does not know them.', null),
  months: property('Whole months since the first receipt from the supplier.', 31),
  'PerformanceSnapshot.lines': property('What each metric takes from 100 points.'),
  'PerformanceLine.text': property('The metric in words.', '1 overdue corrective action: 10 points each, at most 20'),
  'PerformanceLine.points': property('Points that it takes away, as a negative number.', -10),
  'PerformanceSnapshot.points': property('What is left of 100 points.', 80),
  band: property(
    '`good` from 85 points, `poor` below 60; `unknown` with fewer than 5 receipts in less than 12 months.',
  ),
  goodSince: property('First day since which every computed performance is good; null if this one is not.', null),
  evaluationId: property('The signed evaluation that it is based on.', EXAMPLE_IDS.signedSupplierEvaluation),
  evaluationVersion: property('Number of its version.', 1),
  decision: property('Approved, approved temporarily, or approval withdrawn.'),
  'SupplierApproval.conditions': CONDITIONS,
  'SupplierApprovalCreate.conditions': CONDITIONS,
  'SupplierApprovalUpdate.conditions': CONDITIONS,
  until: property('Last day of a temporary approval, at most 180 days after it is signed.', '2027-02-28'),
  preImportVerification: property(
    'How the food is verified before each import, while the approval is temporary (21 CFR 1.506(a)(1)).',
    'Each lot is tested for Salmonella before it is imported',
  ),
  'SupplierApproval.outdated': property(
    'Of a draft: another evaluation counts now. Of a signed one: an evaluation was signed since that does not let it continue, or its own was withdrawn.',
  ),
};
