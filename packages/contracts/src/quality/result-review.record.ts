import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import type { FieldError } from '../core/problem.js';
import { choice, dayText, list, named, nameOf, type Names, plain } from '../core/signed-field.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../signatures/index.js';
import {
  ASSESSMENT_LABELS,
  ASSESSMENTS,
  getResultReview,
  PERFORMER_RELATION_LABELS,
  PLAN_REVIEWED_LABELS,
  type ResultContent,
  type ResultReview,
} from './activity-result.js';
import { RESULT_ACTIVITY_LABELS } from './result-state.js';

export const resultReviewRecord = defineStoredRecord({
  type: 'result-review',
  label: 'Reviews of results',
  service: 'quality',
  read: getResultReview,
  derived: ['activityTitle', 'outdated'],
  data: z.looseObject({
    id: z.string(),
    resultId: z.string(),
    activityId: z.string(),
    resultVersion: z.int(),
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    assessment: z.enum(ASSESSMENTS),
    actionIds: z.array(z.string()),
    signedByName: z.nullable(z.string()),
    signedAt: z.nullable(z.string()),
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
  drafted: resultReviewDrafted,
  updated: resultReviewUpdated,
  deleted: resultReviewDeleted,
  signed: resultReviewSigned,
  superseded: resultReviewSuperseded,
  withdrawn: resultReviewWithdrawn,
} = resultReviewRecord.events;

/** A review with the result as it is now: both are signed, so that a change of the result makes the signature stale. */
export interface SignedResultReview extends ResultReview {
  result: ResultContent;
  isComplete: boolean;
}

type Line = readonly [label: string, text: string | number | null | undefined | false];
const lines = (entries: readonly Line[]): string =>
  entries
    .flatMap(([label, text]) => (text === null || text === undefined || text === false ? [] : [`${label}: ${text}`]))
    .join('\n');
const dayOrNull = (day: string | null) => day && dayText(day);

/** A result as people read it before they sign its review. */
function readResult(value: unknown, names: Names): string {
  const result = value as ResultContent;
  const { performedBy, independent, foodSafetyPlanReviewed, tests, documentIds } = result;
  return lines([
    ['Activity', RESULT_ACTIVITY_LABELS[result.activity]],
    ['Authority', result.authority],
    ['First day', dayOrNull(result.startedOn)],
    ['Day', dayOrNull(result.performedOn)],
    ['Performed by', [performedBy.name, performedBy.employer].filter(Boolean).join(', ') || null],
    ['In relation to the importer', performedBy.relation && PERFORMER_RELATION_LABELS[performedBy.relation]],
    ['Qualified by', result.qualificationEvidence],
    ['No financial conflict of interest', independent === null ? null : independent ? 'Yes' : 'No'],
    ['Procedures, records or description', result.procedures],
    ['Regulations', result.regulations],
    ['Food safety plan considered', foodSafetyPlanReviewed && PLAN_REVIEWED_LABELS[foodSafetyPlanReviewed]],
    ['Reason', result.foodSafetyPlanReason],
    ['Why it is appropriate', result.whyAppropriate],
    ['Food', result.food],
    ['Lot', result.lotNumber],
    ['Samples', result.samples],
    ...tests.map(({ name, method, result: found }): Line => ['Test', [name, method, found].filter(Boolean).join(', ')]),
    ['Report', dayOrNull(result.reportedOn)],
    ['Laboratory', [result.laboratoryName, result.laboratoryAddress].filter(Boolean).join(', ') || null],
    ['Conclusions', result.conclusions],
    ['Corrective actions', result.correctiveActions],
    ['Why it was late', result.lateReason],
    ...documentIds.map((id): Line => ['Document', nameOf(id, names)]),
  ]);
}

function refuse({ state, outdated, isComplete }: SignedResultReview): string | undefined {
  if (state !== 'draft') return 'Only a draft can be signed.';
  if (!isComplete) return 'The result is not complete any more.';
  return outdated ? 'The result has changed. Open the draft, read the result and save the draft again.' : undefined;
}

/** What a review still needs before it can be signed. */
export function findReviewProblems({
  assessment,
  reason,
  actionIds,
}: Pick<ResultReview, 'assessment' | 'reason' | 'actionIds'>): FieldError[] {
  if (assessment === 'adequate') return [];
  return [
    ...(reason === null ? [{ path: 'reason', message: 'Enter why the result is inadequate.' }] : []),
    ...(actionIds.length ? [] : [{ path: 'actionIds', message: 'An inadequate result needs a corrective action.' }]),
  ];
}

export const resultReviewSigning: SignableDefinition<SignedResultReview> = {
  type: 'result-review',
  noun: 'result review',
  fields: signedFields<SignedResultReview>()({
    activityId: named('Verification Activity'),
    resultId: { ...plain('Result'), hidden: true },
    resultVersion: plain('Version of the Result'),
    versionNumber: plain('Version of the Review'),
    result: { label: 'Result', text: readResult },
    assessment: choice('Assessment', ASSESSMENT_LABELS),
    reason: plain('Reason'),
    hazardKeys: list('Hazards That Are Not Controlled', nameOf),
    actionIds: list('Corrective Actions of the Review', nameOf),
    activityTitle: false,
    fileId: false,
    planLineKey: false,
    isComplete: false,
    state: false,
    outdated: false,
    signedByName: false,
    signedAt: false,
  }),
  meanings: {
    reviewed_and_assessed: {
      permission: 'sign',
      activity: () => 'results_review',
      refusal: refuse,
      openQuestions: findReviewProblems,
      duty: 'sod.reviewer',
    },
  },
};
