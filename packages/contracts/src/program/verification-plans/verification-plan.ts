import * as z from 'zod/mini';
import { READ, write } from '../../core/access.js';
import { defineCall } from '../../core/call.js';
import { calendarDay, idParams, nullableInstant, nullableText, recordFields } from '../../core/fields.js';
import { signatureCalls, SIGNED_STATES } from '../../signatures/index.js';
import { rowText } from '../food-hazard-analyses/analysis-hazard.js';
import { REGIMES } from '../readiness/regime.js';
import { hazardAllocation } from '../supplier-evaluations/allocation.js';
import { PERFORMANCE_BANDS } from '../supplier-evaluations/performance.js';
import { droppedLineInput, PLAN_ACTIVITIES, PLAN_RULES, planLine, planLineInput } from './plan-line.js';

/**
 * Plans of the activities by which a supplier is verified (21 CFR 1.506(d)), for the hazards of a signed evaluation. Versions of one file
 * are a series. (Specification: beyond/verification-engine.md, 1, 3, 4 and 7.)
 */

/** More than the proposal can have for 201 hazards that each have a controller of their own. */
export const MAX_PLAN_LINES = 1000;

/** What may justify another activity or frequency than the yearly onsite audit (21 CFR 1.506(d)(2); G23 F.10). */
export const JUSTIFICATION_BASES = [
  'own_history',
  'audits',
  'inspections',
  'test_results',
  'fda_compliance_record',
  'corporate_system',
] as const;
export type JustificationBasis = (typeof JUSTIFICATION_BASES)[number];
export const JUSTIFICATION_BASIS_LABELS: Record<JustificationBasis, string> = {
  own_history: 'Our own history with the supplier',
  audits: 'Earlier audits',
  inspections: 'Inspections by authorities',
  test_results: 'Test results',
  fda_compliance_record: "The supplier's compliance record with FDA",
  corporate_system: 'A corporate food-safety system',
};
/** Least characters of a justification (our policy). */
export const MIN_JUSTIFICATION = 100;
/** Months within which FDA expects some auditing in most cases (G23 F.10). */
export const SOME_AUDIT_MONTHS = 36;

const justification = z
  .object({
    text: rowText(5000),
    basis: z._default(
      z
        .array(z.enum(JUSTIFICATION_BASES, 'Choose what the justification rests on'))
        .check(z.overwrite((values) => [...new Set(values)])),
      [],
    ),
  })
  .check(z.meta({ id: 'PlanJustification' }));
export type PlanJustification = z.output<typeof justification>;

/** Another entity that determines or performs activities, whose work the importer reviews and assesses (21 CFR 1.506(d)(3), (e)(2)). */
const reliedOn = z
  .object({ entity: rowText(255), qualificationEvidence: rowText(2000), assessment: rowText(5000) })
  .check(z.meta({ id: 'PlanReliedOn' }));
export type PlanReliedOn = z.output<typeof reliedOn>;

const contentFields = {
  /** The whole list. */
  lines: z
    .array(planLineInput, 'Send the list of activities')
    .check(z.maxLength(MAX_PLAN_LINES, `At most ${MAX_PLAN_LINES} activities`)),
  /** Why the plan leaves out lines that were proposed; which ones those are follows from its lines. */
  droppedLines: z.array(droppedLineInput).check(z.maxLength(MAX_PLAN_LINES, `At most ${MAX_PLAN_LINES} activities`)),
  justification: z.nullable(justification),
  reliedOn: z.nullable(reliedOn),
};
/** Without lines, the proposed ones. */
export const verificationPlanCreate = z
  .object({
    lines: z.optional(contentFields.lines),
    droppedLines: z._default(contentFields.droppedLines, []),
    justification: z._default(contentFields.justification, null),
    reliedOn: z._default(contentFields.reliedOn, null),
  })
  .check(z.meta({ id: 'VerificationPlanCreate' }));
export type VerificationPlanCreate = z.output<typeof verificationPlanCreate>;
/** A body without a field takes over what the newest signed evaluation proposes today. */
export const verificationPlanUpdate = z
  .partial(z.object(contentFields))
  .check(z.meta({ id: 'VerificationPlanUpdate' }));
export type VerificationPlanUpdate = z.output<typeof verificationPlanUpdate>;

/** Why a line is proposed, or why a hazard has none, with the section of 21 CFR; null where the interval is our policy. */
export const explanation = z
  .object({
    /** Null of a hazard that the importer controls. */
    rule: z.nullable(z.enum([...PLAN_RULES, 'P9', 'P13'])),
    hazardKey: nullableText,
    lineKey: nullableText,
    text: z.string(),
    citation: nullableText,
  })
  .check(z.meta({ id: 'PlanExplanation' }));
export type PlanExplanation = z.output<typeof explanation>;

export const verificationPlan = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    /** From 1 within the file. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    /** The signed evaluation whose hazards it verifies. */
    evaluationId: z.string(),
    evaluationVersion: z.int(),
    /** Regime for which it was proposed. */
    regime: z.enum(REGIMES),
    /** The supplier's performance when it was proposed. */
    band: z.enum(PERFORMANCE_BANDS),
    /** Of that evaluation. */
    allocations: z.array(hazardAllocation),
    lines: z.array(planLine),
    /** What was proposed and is not in the plan, with the reason in `changeReason`. */
    droppedLines: z.array(planLine),
    /** Of all that was proposed. */
    explanations: z.array(explanation),
    justification: z.nullable(justification),
    reliedOn: z.nullable(reliedOn),
    /** Another evaluation was signed since it was saved; of a signed plan: one that demands a new plan, or other hazards. */
    outdated: z.boolean(),
    signedByName: nullableText,
    signedAt: nullableInstant,
    /** How it was signed: `alternative_determination` where no yearly audit is planned for a hazard that needs one. */
    isAlternative: z.boolean(),
  })
  .check(z.meta({ id: 'VerificationPlan' }));
export type VerificationPlan = z.output<typeof verificationPlan>;

const tag = 'Verification plans';
const ofFile = '/api/fsvp-files/{id}/plans';
const path = '/api/verification-plans';
const one = `${path}/{id}`;

export const listVerificationPlans = defineCall({
  id: 'listVerificationPlans',
  method: 'GET',
  path: ofFile,
  summary: 'All verification plans of one FSVP file, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ verificationPlans: z.array(verificationPlan), total: z.int() })
    .check(z.meta({ id: 'VerificationPlanList' })),
});
export const proposeVerificationPlan = defineCall({
  id: 'proposeVerificationPlan',
  method: 'POST',
  path: `${ofFile}/propose`,
  summary: 'The verification activities that follow from the signed evaluation, each with its rule; nothing is stored',
  tag,
  access: READ,
  params: idParams,
  status: 200,
  response: z
    .object({
      lines: z.array(planLine),
      explanations: z.array(explanation),
      band: z.enum(PERFORMANCE_BANDS),
    })
    .check(z.meta({ id: 'VerificationPlanProposal' })),
});
export const createVerificationPlan = defineCall({
  id: 'createVerificationPlan',
  method: 'POST',
  path: ofFile,
  summary: 'Draft the verification plan of an FSVP file on its signed evaluation; a second open draft is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: verificationPlanCreate,
  response: verificationPlan,
  location: one,
});
export const getVerificationPlan = defineCall({
  id: 'getVerificationPlan',
  method: 'GET',
  path: one,
  summary: 'One version of a verification plan',
  tag,
  access: READ,
  params: idParams,
  response: verificationPlan,
});
export const updateVerificationPlan = defineCall({
  id: 'updateVerificationPlan',
  method: 'PUT',
  path: one,
  summary: 'Update the draft of a verification plan; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: verificationPlanUpdate,
  response: verificationPlan,
});
export const deleteVerificationPlan = defineCall({
  id: 'deleteVerificationPlan',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of a verification plan; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const createVerificationPlanVersion = defineCall({
  id: 'createVerificationPlanVersion',
  method: 'POST',
  path: `${one}/versions`,
  summary: 'Copy the signed verification plan into a new draft; its lines keep their keys',
  tag,
  access: write('program:write'),
  params: idParams,
  response: verificationPlan,
  location: one,
});
export const checkVerificationPlan = defineCall({
  id: 'checkVerificationPlan',
  method: 'GET',
  path: `${one}/check`,
  summary: 'What a verification plan still needs before it can be signed, and what to think about',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({
      signable: z.boolean(),
      problems: z.array(z.object({ path: z.string(), message: z.string() })),
      warnings: z.array(z.string()),
    })
    .check(z.meta({ id: 'VerificationPlanCheck' })),
});

/** An activity of the signed plan on its day, past or to come. */
const scheduledActivity = z
  .object({
    lineKey: z.string(),
    activity: z.enum(PLAN_ACTIVITIES),
    title: z.string(),
    /** Day. */
    dueOn: z.string(),
    state: z.enum(['done', 'unreviewed', 'inadequate', 'overdue', 'due', 'planned']),
    /** Day, of one that was performed. */
    performedOn: nullableText,
    /** The verification activity, once it is generated. */
    activityId: nullableText,
  })
  .check(z.meta({ id: 'ScheduledActivity' }));
export type ScheduledActivity = z.output<typeof scheduledActivity>;
const fileSchedule = z
  .object({
    activities: z.array(scheduledActivity),
    /** Lines that are due by lots, at the receipt. */
    byLots: z.array(z.object({ lineKey: z.string(), title: z.string() }).check(z.meta({ id: 'LotActivity' }))),
  })
  .check(z.meta({ id: 'FileSchedule' }));
export type FileSchedule = z.output<typeof fileSchedule>;
/** Months of the schedule by default, and at most. */
export const SCHEDULE_MONTHS = 24;
export const MAX_SCHEDULE_MONTHS = 36;
export const getFileSchedule = defineCall({
  id: 'getFileSchedule',
  method: 'GET',
  path: '/api/fsvp-files/{id}/schedule',
  summary: 'Activities of the signed verification plan of an FSVP file until a day, by default of the next 24 months',
  tag,
  access: READ,
  params: idParams,
  query: z.object({ to: z.optional(calendarDay('Enter a day as 2027-03-01')) }),
  response: fileSchedule,
});

export const verificationPlanSignatures = signatureCalls(path, 'verification plan');
