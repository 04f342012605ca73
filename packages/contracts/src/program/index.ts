import { individualRecord, qualificationRecord, qualificationSigning } from './qualified-individual.record.js';
import { importerRecord } from './importer.record.js';
import { eligibilityRecord, eligibilitySigning } from './importer-eligibility.record.js';
import { fsvpFileRecord, fileReadinessRecord } from './fsvp-file.record.js';
import { determinationRecord, determinationSigning } from './determination.record.js';
import { assuranceRecord } from './assurance.record.js';
import { controlRecordRecord } from './control-records/control-record.record.js';
import { entryLineRecord } from './entry-line.record.js';
import { standingCheckRecord } from './standing-check.record.js';
import { evidenceLinksRecord } from './evidence-links.record.js';
import { letterRequestRecord } from './letter-request.record.js';
import { procedureRecord, procedureSigning } from './procedure.record.js';
import { referenceSetRecord } from './reference-set.record.js';
import { foodRecord } from './food.record.js';
import { foodNoteRecord } from './food-note.record.js';
import { hazardTemplateRecord } from './hazard-template.record.js';
import { supplierApprovalRecord, supplierApprovalSigning } from './supplier-evaluations/supplier-approval.record.js';
import {
  supplierEvaluationRecord,
  supplierEvaluationSigning,
} from './supplier-evaluations/supplier-evaluation.record.js';
import {
  foodHazardAnalysisRecord,
  foodHazardAnalysisSigning,
} from './food-hazard-analyses/food-hazard-analysis.record.js';
import { verificationPlanRecord, verificationPlanSigning } from './verification-plans/verification-plan.record.js';
import {
  reevaluationDismissalRecord,
  reevaluationDismissalSigning,
  reevaluationRecord,
} from './reevaluations/reevaluation.record.js';

export * from './assurance.record.js';
export * from './assurance.js';
export * from './citations.js';
export * from './control-records/control-record.record.js';
export * from './control-records/control-record.js';
export * from './control-records/disclosure.js';
export * from './determination.record.js';
export * from './determination.js';
export * from './entry-line-coverage.js';
export * from './entry-line.record.js';
export * from './entry-line.js';
export * from './evidence-links.record.js';
export * from './evidence-links.js';
export * from './file-proposal.js';
export * from './file-readiness.js';
export * from './food-hazard-analyses/analysis-hazard.js';
export * from './food-hazard-analyses/compare-analyses.js';
export * from './food-hazard-analyses/find-conditions.js';
export * from './food-hazard-analyses/food-hazard-analysis.record.js';
export * from './food-hazard-analyses/food-hazard-analysis.js';
export * from './food-hazard-analyses/hazard-kinds.js';
export * from './food-hazard-analyses/statement-paths.js';
export * from './food-hazard-analyses/statements.js';
export * from './food-note.record.js';
export * from './food-note.js';
export * from './food.record.js';
export * from './food.js';
export * from './fsvp-file.record.js';
export * from './fsvp-file.js';
export * from './hazard-categories.js';
export * from './hazard-template.record.js';
export * from './hazard-template.js';
export * from './hrefs.js';
export * from './importer-eligibility.record.js';
export * from './importer-eligibility.js';
export * from './importer.record.js';
export * from './importer.js';
export * from './internal.js';
export * from './letter-request.record.js';
export * from './letter-request.js';
export * from './live.js';
export * from './procedure.record.js';
export * from './procedure.js';
export * from './qualification.js';
export * from './qualified-individual.record.js';
export * from './qualified-individual.js';
export * from './readiness/applicability.js';
export * from './readiness/derive-regime.js';
export * from './readiness/disclosures.js';
export * from './readiness/evaluate-file.js';
export * from './readiness/evaluation.js';
export * from './readiness/evaluations.js';
export * from './readiness/evidence.js';
export * from './readiness/file-inputs.js';
export * from './readiness/readiness-summary.js';
export * from './readiness/readiness.js';
export * from './readiness/regime.js';
export * from './readiness/requirement-codes.js';
export * from './readiness/requirement.js';
export * from './readiness/requirements.js';
export * from './readiness/shared-evaluations.js';
export * from './readiness/window-days.js';
export * from './receiving-gate.js';
export * from './reevaluations/join-reason.js';
export * from './reevaluations/reevaluation.record.js';
export * from './reevaluations/reevaluation.js';
export * from './reference-set.record.js';
export * from './reference-set.js';
export * from './standing-check.record.js';
export * from './standing-check.js';
export * from './supplier-evaluations/allocation.js';
export * from './supplier-evaluations/compute-performance.js';
export * from './supplier-evaluations/copy-answers.js';
export * from './supplier-evaluations/find-approval-problems.js';
export * from './supplier-evaluations/find-evaluation-problems.js';
export * from './supplier-evaluations/performance.js';
export * from './supplier-evaluations/supplier-approval.record.js';
export * from './supplier-evaluations/supplier-approval.js';
export * from './supplier-evaluations/supplier-evaluation.record.js';
export * from './supplier-evaluations/supplier-evaluation.js';
export * from './verification-plans/clocks.js';
export * from './verification-plans/judge-plan.js';
export * from './verification-plans/plan-line.js';
export * from './verification-plans/propose-plan.js';
export * from './verification-plans/schedule-plan.js';
export * from './verification-plans/verification-plan.record.js';
export * from './verification-plans/verification-plan.js';

/** In the order in which documents name them. */
export const records = [
  individualRecord,
  qualificationRecord,
  importerRecord,
  eligibilityRecord,
  fsvpFileRecord,
  fileReadinessRecord,
  determinationRecord,
  assuranceRecord,
  entryLineRecord,
  standingCheckRecord,
  controlRecordRecord,
  evidenceLinksRecord,
  procedureRecord,
  referenceSetRecord,
  foodRecord,
  hazardTemplateRecord,
  foodHazardAnalysisRecord,
  foodNoteRecord,
  supplierEvaluationRecord,
  supplierApprovalRecord,
  verificationPlanRecord,
  reevaluationRecord,
  reevaluationDismissalRecord,
  letterRequestRecord,
];

/** What is signed of them. */
export const signable = [
  qualificationSigning,
  eligibilitySigning,
  determinationSigning,
  procedureSigning,
  foodHazardAnalysisSigning,
  supplierEvaluationSigning,
  supplierApprovalSigning,
  verificationPlanSigning,
  reevaluationDismissalSigning,
];
