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
  recordFields,
  requiredText,
  uuid,
  wholeNumber,
} from '../core/fields.js';
import { signatureCalls, SIGNED_STATES } from '../signatures/index.js';
import type { VerificationType } from './verification.js';

/**
 * What a verification activity found (21 CFR 1.506(e)(1)), and its review (1.506(e)(3)). An activity has one result, which may be a draft;
 * the reviews of a result are a series of signed records. (Specification: beyond/verification-engine.md, 5.)
 */

export const RESULT_ACTIVITIES = ['audit', 'inspection', 'sampling_testing', 'records_review', 'other'] as const;
export type ResultActivity = (typeof RESULT_ACTIVITIES)[number];
export const RESULT_ACTIVITY_LABELS: Record<ResultActivity, string> = {
  audit: 'Onsite audit',
  inspection: 'Inspection in place of an audit',
  sampling_testing: 'Sampling and testing',
  records_review: 'Review of records',
  other: 'Other activity',
};
/** What an activity of each type may have been; the first one unless another is chosen. */
export const RESULTS_OF_TYPE: Record<VerificationType, readonly [ResultActivity, ...ResultActivity[]]> = {
  audit: ['audit', 'inspection'],
  facility_inspection: ['inspection', 'audit'],
  testing: ['sampling_testing'],
  certificate_review: ['records_review', 'other'],
};
/** Section of 21 CFR that says what each result holds. */
export const RESULT_CITATIONS: Record<ResultActivity, string> = {
  audit: '1.506(e)(1)(i)',
  inspection: '1.506(e)(1)(i)(E)',
  sampling_testing: '1.506(e)(1)(ii)',
  records_review: '1.506(e)(1)(iii)',
  other: '1.506(e)(1)(iv)',
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

const pastDay = z._default(
  z.nullable(calendarDay('Use YYYY-MM-DD').check(notInFuture('It cannot be in the future'))),
  null,
);
const text = z.pipe(
  optionalText(5000),
  z.transform((value: string | null | undefined) => value ?? null),
);
const shortText = z.pipe(
  optionalText(500),
  z.transform((value: string | null | undefined) => value ?? null),
);
const performer = z
  .object({
    name: shortText,
    employer: shortText,
    relation: z._default(z.nullable(z.enum(PERFORMER_RELATIONS, 'Choose who performed it')), null),
  })
  .check(z.meta({ id: 'ActivityPerformer' }));
export type ActivityPerformer = z.output<typeof performer>;
const test = z
  .object({ name: requiredText(255, 'Name the test'), method: shortText, result: shortText })
  .check(z.meta({ id: 'PerformedTest' }));
export type PerformedTest = z.output<typeof test>;

/** All fields that any activity has; those of other activities are null. */
const contentFields = {
  activity: z.enum(RESULT_ACTIVITIES, 'Choose what was done'),
  /** First and last day. The last one is the day from which the next activity counts. */
  startedOn: pastDay,
  performedOn: pastDay,
  performedBy: z._default(performer, { name: null, employer: null, relation: null }),
  /** That its qualified individual or auditor is qualified, where the suite does not know the person. */
  qualificationEvidence: text,
  /** No financial conflict of interest, and payment not tied to the result (21 CFR 1.506(e)(4)). */
  independent: z._default(z.nullable(z.boolean('Answer yes or no')), null),
  /** Procedures of the audit; nature of the records; description of another activity. */
  procedures: text,
  conclusions: text,
  /** Significant deficiencies and the corrective actions on them, or "none". */
  correctiveActions: text,
  /** Rules that were considered, such as 'Part 117'. */
  regulations: text,
  /** Whether the audit considered the supplier's food-safety plan. */
  foodSafetyPlanReviewed: z._default(z.nullable(z.enum(PLAN_REVIEWED, 'Choose whether the plan was reviewed')), null),
  foodSafetyPlanReason: text,
  /** Of an inspection: the authority, and why it can stand for the audit. */
  authority: shortText,
  whyAppropriate: text,
  lotNumber: shortText,
  samples: z._default(z.nullable(wholeNumber(1, 100_000)), null),
  tests: z._default(z.array(test).check(z.maxLength(100, 'At most 100 tests')), []),
  reportedOn: pastDay,
  laboratoryName: shortText,
  laboratoryAddress: shortText,
  documentIds: z._default(
    z.array(uuid('Not a valid id')).check(
      z.maxLength(50, 'At most 50 documents'),
      z.overwrite((ids) => [...new Set(ids)]),
    ),
    [],
  ),
  inspectionId: z._default(z.nullable(uuid('Not a valid id')), null),
  /** Why it was performed after its due day. */
  lateReason: text,
};

export const activityResultSet = z
  .object({
    ...contentFields,
    /** The line of the verification plan that it fulfils, of an activity that was not generated from one. */
    planLine: z.optional(
      z.nullable(
        z
          .object({ fileId: uuid('Choose a file'), lineKey: uuid('Choose a line of the plan') })
          .check(z.meta({ id: 'ResultPlanLine' })),
      ),
    ),
    /** Nothing is missing: what the activity has to record is all there. */
    complete: z._default(z.boolean('Answer yes or no'), false),
  })
  .check(z.meta({ id: 'ActivityResultSet' }));
export type ActivityResultSet = z.output<typeof activityResultSet>;

export const RESULT_STATES = ['none', 'draft', 'complete', 'reviewed_adequate', 'reviewed_inadequate'] as const;
export type ResultState = (typeof RESULT_STATES)[number];
export const RESULT_STATE_LABELS: Record<ResultState, string> = {
  none: 'No result',
  draft: 'Result in preparation',
  complete: 'To be reviewed',
  reviewed_adequate: 'Adequate',
  reviewed_inadequate: 'Inadequate',
};

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
    /** What is still missing, by field. */
    missing: z.array(z.object({ path: z.string(), message: z.string() })),
    /** The last signed review; null without one. */
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
  summary: 'Store the result of a verification activity as a whole; as complete only with all that it has to record',
  tag,
  access: write('quality:write'),
  params: idParams,
  body: activityResultSet,
  response: activityResult,
});

export const ASSESSMENTS = ['adequate', 'inadequate'] as const;
export type Assessment = (typeof ASSESSMENTS)[number];
export const ASSESSMENT_LABELS: Record<Assessment, string> = { adequate: 'Adequate', inadequate: 'Inadequate' };

const reviewFields = {
  assessment: z.enum(ASSESSMENTS, 'Choose adequate or inadequate'),
  reason: optionalText(5000),
  /** Hazards that an inadequate result concerns. */
  hazardKeys: z.array(uuid('Not a valid key')).check(z.maxLength(201, 'At most 201 hazards')),
  /** Corrective actions, of which an inadequate result needs one. */
  actionIds: z.array(id).check(z.maxLength(20, 'At most 20 actions')),
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
    ...reviewFields,
    reason: nullableText,
    /** The result has changed since the draft was saved. */
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

export const resultReviewSignatures = signatureCalls(reviewPath, 'review of a result');
