import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../../core/event.js';
import { choice, list, named, nameOf, type Names, plain } from '../../core/signed-field.js';
import { defineStoredRecord } from '../../core/stored-record.js';
import { SIGNED_STATES, type SignableDefinition, signedFields, type SigningRule } from '../../signatures/index.js';
import { REGIME_LABELS } from '../readiness/regime.js';
import { CONTROLLER_RULES, type HazardAllocation } from './allocation.js';
import { findEvaluationProblems } from './find-evaluation-problems.js';
import { PERFORMANCE_BAND_LABELS, type PerformanceSnapshot } from './performance.js';
import {
  CONCLUSION_LABELS,
  CONCLUSIONS,
  EVALUATION_BASIS_LABELS,
  EVALUATION_KIND_LABELS,
  EVALUATION_KINDS,
  type EvaluationContext,
  type EvaluationReview,
  type EvaluationStatement,
  getSupplierEvaluation,
  type ReevaluationAnswer,
  type Regulation,
  REGULATION_LABELS,
  type SupplierEvaluation,
} from './supplier-evaluation.js';

export const supplierEvaluationRecord = defineStoredRecord({
  type: 'supplier-evaluation',
  label: 'Evaluations of foods and suppliers',
  service: 'program',
  read: getSupplierEvaluation,
  derived: ['fileNumber', 'outdated', 'signedByName', 'signedAt'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    state: z.enum(SIGNED_STATES),
    kind: z.enum(EVALUATION_KINDS),
    conclusion: z.nullable(z.enum(CONCLUSIONS)),
  }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: supplierEvaluationDrafted,
  updated: supplierEvaluationUpdated,
  deleted: supplierEvaluationDeleted,
  signed: supplierEvaluationSigned,
  superseded: supplierEvaluationSuperseded,
  withdrawn: supplierEvaluationWithdrawn,
} = supplierEvaluationRecord.events;

/** An evaluation with the parties of its file, and what it is judged by before it is signed. */
export interface SignedEvaluation extends SupplierEvaluation {
  importerId: string;
  supplierId: string;
  foodId: string;
  fileClosed: boolean;
  context: EvaluationContext;
}

const lines = (entries: readonly (string | null | false | undefined)[]): string => entries.filter(Boolean).join('\n');
const titles = (ids: readonly string[], names: Names) =>
  ids.length > 0 && `Documents: ${ids.map((id) => nameOf(id, names)).join(', ')}`;

function readAllocation(allocation: HazardAllocation, names: Names): string {
  const { hazardName, score, sahcodha, requiredByPart112, controlledBy, entityName, control, evidence } = allocation;
  return lines([
    `${hazardName}${score === null ? '' : `, score ${score}`}`,
    sahcodha && 'Serious adverse health consequences or death are reasonably probable',
    requiredByPart112 && 'Biological hazards of covered produce (21 CFR 1.504(e))',
    `Controlled by: ${controlledBy ? CONTROLLER_RULES[controlledBy].label : 'not decided'}${entityName ? `, ${entityName}` : ''}`,
    control && `How: ${control}`,
    titles(evidence, names),
  ]);
}
const readAllocations = (value: unknown, names: Names) =>
  (value as HazardAllocation[]).map((one) => readAllocation(one, names)).join('\n\n') || 'None';

function readStatement(value: unknown, names: Names): string {
  const { text, evidence } = value as EvaluationStatement;
  return lines([text, titles(evidence, names)]) || 'None';
}
const statement = (label: string) => ({ label, text: readStatement });

function readPerformance(value: unknown): string {
  const { day, lines: of, points, band } = value as PerformanceSnapshot;
  return lines([
    `${PERFORMANCE_BAND_LABELS[band]}: ${points} points on ${day}`,
    ...of.map((line) => `• ${line.text}: ${line.points}`),
  ]);
}

function readReview(value: unknown, names: Names): string {
  const { entity, preparedBy, preparedOn, qualificationEvidence, documentId, assessment } = value as EvaluationReview;
  return lines([
    entity && `Conducted by: ${entity}`,
    preparedBy && `Prepared by: ${preparedBy}`,
    preparedOn && `Prepared on: ${preparedOn}`,
    qualificationEvidence && `Qualified individual: ${qualificationEvidence}`,
    documentId && `Evaluation: ${nameOf(documentId, names)}`,
    assessment && `Assessment: ${assessment}`,
  ]);
}

const yesNo = (question: string, answer: boolean | null) => answer !== null && `${question}: ${answer ? 'yes' : 'no'}`;
const readAnswers = (value: unknown) =>
  (value as ReevaluationAnswer[])
    .map(({ reasonText, concernsChanged, goesOn, activitiesChanged, text }) =>
      lines([
        reasonText,
        yesNo('Concerns have changed', concernsChanged),
        yesNo('Importing goes on', goesOn),
        yesNo('Verification activities change', activitiesChanged),
        text,
      ]),
    )
    .join('\n\n') || 'None';

function refuse({ state, outdated, fileClosed }: SignedEvaluation): string | undefined {
  if (state !== 'draft') return 'Only a draft can be signed.';
  if (fileClosed) return 'This file is closed.';
  return outdated
    ? 'The hazard analysis, the regime of the file or the reasons for the reevaluation have changed. Take the changes over, and check the draft.'
    : undefined;
}

const ruleFor = (basis: SupplierEvaluation['basis'], otherwise: string): SigningRule<SignedEvaluation> => ({
  permission: 'sign',
  activity: () => 'evaluation',
  refusal: (evaluation) => (evaluation.basis === basis ? refuse(evaluation) : otherwise),
  openQuestions: (evaluation) => findEvaluationProblems(evaluation, evaluation.context),
});

export const supplierEvaluationSigning: SignableDefinition<SignedEvaluation> = {
  type: 'supplier-evaluation',
  noun: 'supplier evaluation',
  fields: signedFields<SignedEvaluation>()({
    fileId: { ...plain('File'), hidden: true },
    fileNumber: plain('FSVP File'),
    // A later change of their names takes nothing away from what was signed.
    importerId: named('Importer'),
    supplierId: named('Supplier'),
    foodId: named('Food'),
    versionNumber: plain('Version'),
    kind: choice('Kind', EVALUATION_KIND_LABELS),
    regime: choice('Regime', REGIME_LABELS),
    basis: choice('Basis', EVALUATION_BASIS_LABELS),
    reviewed: { label: 'Review of the Evaluation', text: readReview },
    hazardAnalysisId: { ...plain('Hazard Analysis'), hidden: true },
    hazardAnalysisVersion: plain('Hazard Analysis, Version'),
    allocations: { label: 'Control of the Hazards', text: readAllocations },
    procedures: statement('Procedures, Processes and Practices'),
    regulations: list('Rules of 21 CFR', (part) => REGULATION_LABELS[part as Regulation] ?? String(part)),
    complianceHistory: statement('Compliance with the Rules'),
    safetyHistory: statement('Food-Safety History'),
    performance: { label: 'Performance', text: readPerformance },
    otherFactors: plain('Other Factors'),
    answers: { label: 'Reasons for the Reevaluation', text: readAnswers },
    conclusion: choice('Conclusion', CONCLUSION_LABELS),
    reason: plain('Reason'),
    complianceOnly: false,
    copied: false,
    state: false,
    outdated: false,
    fileClosed: false,
    context: false,
    signedByName: false,
    signedAt: false,
    validUntil: false,
  }),
  meanings: {
    conducted: ruleFor('own', 'An evaluation that you rely on is reviewed and assessed.'),
    reviewed_and_assessed: ruleFor('reviewed', 'This is your own evaluation: sign that you conducted it.'),
  },
};
