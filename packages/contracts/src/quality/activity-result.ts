import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  notInFuture,
  nullableInstant,
  nullableText,
  optionalText,
  optionalWholeNumber,
  recordFields,
  requiredText,
  uuid,
} from '../core/fields.js';
import { signatureCalls, SIGNED_STATES } from '../signatures/index.js';
import { RESULT_ACTIVITIES, type ResultActivity } from './result-state.js';
import type { VerificationType } from './verification.js';

/**
 * What a verification activity found (21 CFR 1.506(e)(1)), and its review (1.506(e)(3)). An activity has one result, which may be a draft;
 * the reviews of a result are a series of signed records. (Specification: beyond/verification-engine.md, 5.)
 */

/** What an activity of each type may have been; the first one unless another is chosen. */
export const RESULTS_OF_TYPE: Record<VerificationType, readonly [ResultActivity, ...ResultActivity[]]> = {
  audit: ['audit', 'inspection'],
  facility_inspection: ['inspection', 'audit'],
  testing: ['sampling_testing'],
  certificate_review: ['records_review', 'other'],
};

/** In relation to the importer. */
export const PERFORMER_RELATIONS = ['importer', 'third_party', 'supplier', 'authority'] as const;
export type PerformerRelation = (typeof PERFORMER_RELATIONS)[number];
export const PERFORMER_RELATION_LABELS: Record<PerformerRelation, string> = {
  importer: 'The importer',
  third_party: 'Another entity',
  supplier: 'The supplier',
  authority: 'An authority',
};
export const PLAN_REVIEWED = ['yes', 'no_plan'] as const;
export type PlanReviewed = (typeof PLAN_REVIEWED)[number];
export const PLAN_REVIEWED_LABELS: Record<PlanReviewed, string> = {
  yes: 'Yes',
  no_plan: 'No, the supplier does not need one',
};
export const MAX_RESULT_DOCUMENTS = 50;
export const MAX_TESTS = 100;

const pastDay = z.nullable(calendarDay('Enter a day').check(notInFuture('It cannot be in the future')));
const relation = z.nullable(z.enum(PERFORMER_RELATIONS, 'Choose who performed it'));
const planReviewed = z.nullable(z.enum(PLAN_REVIEWED, 'Choose whether the plan was considered'));

const performerInput = z
  .partial(z.object({ name: optionalText(500), employer: optionalText(500), relation }))
  .check(z.meta({ id: 'ActivityPerformerInput' }));
const performer = z
  .object({ name: nullableText, employer: nullableText, relation })
  .check(z.meta({ id: 'ActivityPerformer' }));
export type ActivityPerformer = z.output<typeof performer>;

const testInput = z
  .object({
    name: requiredText(255, 'Name the test'),
    method: z._default(optionalText(500), null),
    result: z._default(optionalText(500), null),
  })
  .check(z.meta({ id: 'PerformedTestInput' }));
const test = z
  .object({ name: z.string(), method: nullableText, result: nullableText })
  .check(z.meta({ id: 'PerformedTest' }));
export type PerformedTest = z.output<typeof test>;

const text = optionalText(5000);
const shortText = optionalText(500);

/** What clients send. All fields that any activity has; absent ones stay. */
const contentInput = {
  activity: z.enum(RESULT_ACTIVITIES, 'Choose what was done'),
  startedOn: pastDay,
  performedOn: pastDay,
  performedBy: performerInput,
  qualificationEvidence: text,
  independent: z.nullable(z.boolean('Answer yes or no')),
  procedures: text,
  conclusions: text,
  correctiveActions: text,
  regulations: text,
  foodSafetyPlanReviewed: planReviewed,
  foodSafetyPlanReason: text,
  authority: shortText,
  whyAppropriate: text,
  food: shortText,
  lotNumber: shortText,
  samples: optionalWholeNumber(1, 100_000),
  tests: z.array(testInput).check(z.maxLength(MAX_TESTS, 'At most 100 tests')),
  reportedOn: pastDay,
  laboratoryName: shortText,
  laboratoryAddress: shortText,
  documentIds: z.array(uuid('Not a valid id')).check(
    z.maxLength(MAX_RESULT_DOCUMENTS, 'At most 50 documents'),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
  inspectionId: z.nullable(uuid('Not a valid id')),
  lateReason: text,
};

const contentFields = {
  activity: z.enum(RESULT_ACTIVITIES),
  /** First and last day. The last one is the day from which the next activity counts. */
  startedOn: nullableText,
  performedOn: nullableText,
  performedBy: performer,
  /** That its qualified individual or auditor is qualified. */
  qualificationEvidence: nullableText,
  /** No financial conflict of interest, and payment not tied to the result (21 CFR 1.506(e)(4)). */
  independent: z.nullable(z.boolean()),
  /** Procedures of the audit; nature of the records; description of another activity. */
  procedures: nullableText,
  conclusions: nullableText,
  /** Significant deficiencies and the corrective actions on them, or "none". */
  correctiveActions: nullableText,
  /** Rules that were considered, such as 'Part 117'. */
  regulations: nullableText,
  /** Whether the audit considered the supplier's food-safety plan. */
  foodSafetyPlanReviewed: planReviewed,
  foodSafetyPlanReason: nullableText,
  /** Of an inspection: the authority, and why it can stand for the audit. */
  authority: nullableText,
  whyAppropriate: nullableText,
  /** Of sampling: the food and the lot. */
  food: nullableText,
  lotNumber: nullableText,
  samples: z.nullable(z.int()),
  tests: z.array(test),
  reportedOn: nullableText,
  laboratoryName: nullableText,
  laboratoryAddress: nullableText,
  documentIds: z.array(z.string()),
  inspectionId: nullableText,
  /** Why it was performed after its due day. */
  lateReason: nullableText,
};
/** What a result records. */
export type ResultContent = z.output<z.ZodMiniObject<typeof contentFields>>;

export const EMPTY_RESULT: Omit<ResultContent, 'activity'> = {
  startedOn: null,
  performedOn: null,
  performedBy: { name: null, employer: null, relation: null },
  qualificationEvidence: null,
  independent: null,
  procedures: null,
  conclusions: null,
  correctiveActions: null,
  regulations: null,
  foodSafetyPlanReviewed: null,
  foodSafetyPlanReason: null,
  authority: null,
  whyAppropriate: null,
  food: null,
  lotNumber: null,
  samples: null,
  tests: [],
  reportedOn: null,
  laboratoryName: null,
  laboratoryAddress: null,
  documentIds: [],
  inspectionId: null,
  lateReason: null,
};

export const activityResultSet = z
  .partial(
    z.object({
      ...contentInput,
      /** The line of the verification plan that it fulfils, of an activity that was not generated from one. */
      planLine: z.nullable(
        z
          .object({ fileId: uuid('Choose a file'), lineKey: uuid('Choose a line of the plan') })
          .check(z.meta({ id: 'ResultPlanLine' })),
      ),
      /** Nothing is missing: what the activity has to record is all there. */
      complete: z.boolean('Answer yes or no'),
    }),
  )
  .check(z.meta({ id: 'ActivityResultSet' }));
export type ActivityResultSet = z.output<typeof activityResultSet>;

export const activityResult = z
  .object({
    ...recordFields,
    activityId: z.string(),
    activityTitle: z.string(),
    supplierId: z.string(),
    fileId: nullableText,
    planLineKey: nullableText,
    ...contentFields,
    state: z.enum(['draft', 'complete']),
    /** When it became complete. */
    completedAt: nullableInstant,
    /** What is still missing, by field. */
    missing: z.array(z.object({ path: z.string(), message: z.string() })),
    /** The last signed review of this version; null without one. */
    review: z.nullable(
      z
        .object({
          id: z.string(),
          versionNumber: z.int(),
          assessment: z.enum(['adequate', 'inadequate']),
          signedByName: nullableText,
          signedAt: nullableInstant,
        })
        .check(z.meta({ id: 'ResultReviewSummary' })),
    ),
  })
  .check(z.meta({ id: 'ActivityResult' }));
export type ActivityResult = z.output<typeof activityResult>;

const tag = 'Verification results';
const ofActivity = '/api/verification-activities/{id}/result';

export const getActivityResult = defineCall({
  id: 'getActivityResult',
  method: 'GET',
  path: ofActivity,
  summary: 'The result of a verification activity; 404 while it has none',
  tag,
  access: READ,
  params: idParams,
  response: activityResult,
});
export const setActivityResult = defineCall({
  id: 'setActivityResult',
  method: 'PUT',
  path: ofActivity,
  summary: 'Record the result of a verification activity; as complete only with all that it has to record',
  tag,
  access: write('quality:write'),
  params: idParams,
  body: activityResultSet,
  response: activityResult,
});

/** A line of a signed verification plan that an activity can fulfil. */
export const verifiableLine = z
  .object({
    lineKey: z.string(),
    fileId: z.string(),
    fileNumber: nullableText,
    foodName: z.string(),
    activity: z.enum(RESULT_ACTIVITIES),
    hazardKeys: z.array(z.string()),
    hazardNames: z.array(z.string()),
    /** Day on which it is due next; null for a line that is due by lots or was done once. */
    dueOn: nullableText,
  })
  .check(z.meta({ id: 'VerifiableLine' }));
export type VerifiableLine = z.output<typeof verifiableLine>;

export const listVerifiableLines = defineCall({
  id: 'listVerifiableLines',
  method: 'GET',
  path: '/api/verification-activities/{id}/plan-lines',
  summary: 'The lines of signed verification plans of the supplier of an activity, by due day',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ planLines: z.array(verifiableLine), total: z.int() })
    .check(z.meta({ id: 'VerifiableLineList' })),
});

export const ASSESSMENTS = ['adequate', 'inadequate'] as const;
export type Assessment = (typeof ASSESSMENTS)[number];
export const ASSESSMENT_LABELS: Record<Assessment, string> = { adequate: 'Adequate', inadequate: 'Inadequate' };

const reviewFields = {
  assessment: z.enum(ASSESSMENTS, 'Choose adequate or inadequate'),
  reason: optionalText(5000),
  /** Hazards that an inadequate result concerns. */
  hazardKeys: z.array(uuid('Not a valid key')).check(
    z.maxLength(201, 'At most 201 hazards'),
    z.overwrite((keys) => [...new Set(keys)]),
  ),
  /** Corrective actions, of which an inadequate result needs one. */
  actionIds: z.array(id).check(
    z.maxLength(20, 'At most 20 actions'),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
};
export const resultReviewCreate = z
  .object({
    ...reviewFields,
    hazardKeys: z._default(reviewFields.hazardKeys, []),
    actionIds: z._default(reviewFields.actionIds, []),
  })
  .check(z.meta({ id: 'ResultReviewCreate' }));
export type ResultReviewCreate = z.output<typeof resultReviewCreate>;
export const resultReviewUpdate = z.partial(z.object(reviewFields)).check(z.meta({ id: 'ResultReviewUpdate' }));
export type ResultReviewUpdate = z.output<typeof resultReviewUpdate>;

export const resultReview = z
  .object({
    ...recordFields,
    resultId: z.string(),
    activityId: z.string(),
    activityTitle: z.string(),
    fileId: nullableText,
    planLineKey: nullableText,
    /** Version of the result that was reviewed. */
    resultVersion: z.int(),
    /** From 1 within the result. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    assessment: z.enum(ASSESSMENTS),
    reason: nullableText,
    hazardKeys: z.array(z.string()),
    actionIds: z.array(z.string()),
    /** The result has changed since the draft was saved, or since the review was signed. */
    outdated: z.boolean(),
    signedByName: nullableText,
    signedAt: nullableInstant,
  })
  .check(z.meta({ id: 'ResultReview' }));
export type ResultReview = z.output<typeof resultReview>;

const reviewPath = '/api/result-reviews';
const oneReview = `${reviewPath}/{id}`;
export const listResultReviews = defineCall({
  id: 'listResultReviews',
  method: 'GET',
  path: '/api/verification-activities/{id}/reviews',
  summary: 'All reviews of the result of a verification activity, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ resultReviews: z.array(resultReview), total: z.int() })
    .check(z.meta({ id: 'ResultReviewList' })),
});
export const createResultReview = defineCall({
  id: 'createResultReview',
  method: 'POST',
  path: '/api/verification-activities/{id}/reviews',
  summary: 'Draft the review of a complete result; a second open draft is refused',
  tag,
  access: write('quality:write'),
  params: idParams,
  body: resultReviewCreate,
  response: resultReview,
  location: oneReview,
});
export const getResultReview = defineCall({
  id: 'getResultReview',
  method: 'GET',
  path: oneReview,
  summary: 'One review of the result of a verification activity',
  tag,
  access: READ,
  params: idParams,
  response: resultReview,
});
export const updateResultReview = defineCall({
  id: 'updateResultReview',
  method: 'PUT',
  path: oneReview,
  summary: 'Update the draft of a review; a signed one is refused',
  tag,
  access: write('quality:write'),
  params: idParams,
  body: resultReviewUpdate,
  response: resultReview,
});
export const deleteResultReview = defineCall({
  id: 'deleteResultReview',
  method: 'DELETE',
  path: oneReview,
  summary: 'Delete the draft of a review; a signed one is refused',
  tag,
  access: write('quality:write'),
  params: idParams,
});

export const resultReviewSignatures = signatureCalls(reviewPath, 'result review');
