import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../../core/event.js';
import { nullableInstant } from '../../core/fields.js';
import { choice, plain } from '../../core/signed-field.js';
import { defineStoredRecord } from '../../core/stored-record.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../../signatures/index.js';
import { REGIME_LABELS } from '../readiness/regime.js';
import { PERFORMANCE_BAND_LABELS } from '../supplier-evaluations/performance.js';
import { findChanges, findPlanProblems, findWithoutYearlyAudit } from './judge-plan.js';
import { ADDRESSEE_LABELS, frequencyText, PLAN_ACTIVITY_LABELS, planLine, type PlanLine } from './plan-line.js';
import {
  getVerificationPlan,
  JUSTIFICATION_BASIS_LABELS,
  type JustificationBasis,
  type PlanJustification,
  type PlanReliedOn,
  type VerificationPlan,
} from './verification-plan.js';

export const verificationPlanRecord = defineStoredRecord({
  type: 'verification-plan',
  label: 'Verification plans of FSVP files',
  service: 'program',
  read: getVerificationPlan,
  derived: ['fileNumber', 'outdated', 'signedByName', 'signedAt', 'isAlternative'],
  more: {
    deletedAt: nullableInstant,
    /** Of the file, for those who keep a copy of its lines; the name of the food as it was when the plan was saved. */
    supplierId: z.string(),
    foodId: z.string(),
    foodName: z.string(),
  },
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    supplierId: z.string(),
    foodId: z.string(),
    foodName: z.string(),
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    evaluationId: z.string(),
    lines: z.array(planLine),
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
  drafted: verificationPlanDrafted,
  updated: verificationPlanUpdated,
  deleted: verificationPlanDeleted,
  signed: verificationPlanSigned,
  superseded: verificationPlanSuperseded,
  withdrawn: verificationPlanWithdrawn,
} = verificationPlanRecord.events;

/** A plan with the names of its file, which people read. */
export interface SignedPlan extends VerificationPlan {
  importerName: string;
  supplierName: string;
  foodName: string;
  fileClosed: boolean;
}

const paragraph = (entries: readonly (string | null | false | undefined)[]): string =>
  entries.filter(Boolean).join('\n');
const whom = ({ kind, name }: PlanLine['addressee']): string =>
  [ADDRESSEE_LABELS[kind], name].filter(Boolean).join(': ');

/** A line as people read it before they sign it. */
function readLine(line: PlanLine, index: number): string {
  const { activity, frequency, beforeFirstImport, beforeRelease, sampling, proposed, rule } = line;
  const changes = findChanges(line);
  return paragraph([
    `${index + 1}. ${PLAN_ACTIVITY_LABELS[activity]}, ${frequencyText(frequency)}`,
    line.hazardNames.length > 0 && `Hazards: ${line.hazardNames.join(', ')}`,
    `Concerns: ${whom(line.addressee)}`,
    beforeFirstImport && 'Before the first import',
    beforeRelease && 'Before the release of each lot',
    line.description && `What is done: ${line.description}`,
    sampling && `Samples: ${sampling.samples}${sampling.method ? `, ${sampling.method}` : ''}`,
    proposed ? `Proposed by rule ${rule}` : 'Not proposed',
    changes.length > 0 && `Changed: ${changes.join(', ')}`,
    line.changeReason && `Reason: ${line.changeReason}`,
  ]);
}
const readLines = (value: unknown) => (value as PlanLine[]).map(readLine).join('\n\n') || 'None';

function readJustification(value: unknown): string {
  const { text, basis } = value as PlanJustification;
  return paragraph([text, ...basis.map((one: JustificationBasis) => `• ${JUSTIFICATION_BASIS_LABELS[one]}`)]);
}

function readReliedOn(value: unknown): string {
  const { entity, qualificationEvidence, assessment } = value as PlanReliedOn;
  return paragraph([
    entity && `Determined by: ${entity}`,
    qualificationEvidence && `Qualified individual: ${qualificationEvidence}`,
    assessment && `Assessment: ${assessment}`,
  ]);
}

function refuse({ state, outdated, fileClosed }: SignedPlan): string | undefined {
  if (state !== 'draft') return 'Only a draft can be signed.';
  if (fileClosed) return 'This file is closed.';
  return outdated ? 'Another evaluation was signed. Open the draft and take over what it says.' : undefined;
}

const activity = () => 'plan' as const;
const problemsOf = (plan: SignedPlan) => findPlanProblems(plan, plan.supplierName);

export const verificationPlanSigning: SignableDefinition<SignedPlan> = {
  type: 'verification-plan',
  noun: 'verification plan',
  fields: signedFields<SignedPlan>()({
    fileId: { ...plain('File'), hidden: true },
    fileNumber: plain('FSVP File'),
    importerName: plain('Importer'),
    supplierName: plain('Supplier'),
    foodName: plain('Food'),
    versionNumber: plain('Version'),
    evaluationId: { ...plain('Evaluation'), hidden: true },
    evaluationVersion: plain('Version of the Evaluation'),
    regime: choice('Regime', REGIME_LABELS),
    band: choice('Performance of the Supplier', PERFORMANCE_BAND_LABELS),
    lines: { label: 'Activities', text: readLines },
    droppedLines: { label: 'Proposed, but Not Planned', text: readLines },
    justification: { label: 'Why No Yearly Onsite Audit', text: readJustification },
    reliedOn: { label: 'Determination of Another Entity', text: readReliedOn },
    allocations: false,
    explanations: false,
    state: false,
    fileClosed: false,
    outdated: false,
    signedByName: false,
    signedAt: false,
    isAlternative: false,
  }),
  meanings: {
    determined: {
      permission: 'sign',
      activity,
      refusal: refuse,
      openQuestions: (plan) => {
        const problems = problemsOf(plan);
        const hazards = findWithoutYearlyAudit(plan).map(({ hazardName }) => hazardName);
        return problems.length || !hazards.length
          ? problems
          : [
              {
                path: 'justification',
                message: `There is no yearly onsite audit for ${hazards.join(', ')}: sign it as an alternative determination.`,
              },
            ];
      },
    },
    alternative_determination: {
      permission: 'sign',
      activity,
      refusal: (plan) =>
        refuse(plan) ??
        (findWithoutYearlyAudit(plan).length
          ? undefined
          : 'A yearly onsite audit is planned wherever it is the rule: sign it as determined.'),
      openQuestions: problemsOf,
    },
  },
};
