import type { Assessment, ActivityResult, ResultReview } from '@fsvp/contracts/quality/activity-result';
import { findMissing } from '@fsvp/contracts/quality/find-missing';
import { inspectionRefusal } from '@fsvp/contracts/program/verification-plans/clocks';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { IsNull, type EntityManager } from 'typeorm';
import type { ActivityResultEntity } from './activity-result.entity.js';
import { ResultReviewEntity } from './result-review.entity.js';

export const RESULT_NOUN = 'result of this verification activity';

/** What a result needs of its activity. */
export interface ResultActivityRow {
  id: string;
  title: string;
  supplierId: string;
  /** The day on which it is due by its plan; null for an activity of no plan. */
  dueOn: string | null;
}

/** @returns undefined for an activity that was deleted */
export async function findActivity(manager: EntityManager, id: string): Promise<ResultActivityRow | undefined> {
  const [row] = await manager.query<ResultActivityRow[]>(
    `select v.id, v.title, v.supplier_id as "supplierId",
       coalesce((select g.due_on from generated_activities g where g.activity_id = v.id),
         (select l.next_due_on from plan_lines l where l.line_key = v.plan_line_key))::text as "dueOn"
     from verification_activities v where v.id = $1 and v.deleted_at is null`,
    [id],
  );
  return row;
}

/** What the result still needs to be complete: also the days in which an inspection can stand for the audit that is due. */
export function findProblems(result: ActivityResultEntity, { dueOn }: Pick<ResultActivityRow, 'dueOn'>): FieldError[] {
  const { activity, performedOn } = result;
  const refusal = activity === 'inspection' && performedOn && dueOn ? inspectionRefusal(performedOn, dueOn) : undefined;
  return [...findMissing(result), ...(refusal === undefined ? [] : [{ path: 'performedOn', message: refusal }])];
}

export async function toAnswer(
  manager: EntityManager,
  result: ActivityResultEntity,
  activity: ResultActivityRow,
): Promise<ActivityResult> {
  const { deletedAt: _deletedAt, ...fields } = result;
  return {
    ...fields,
    activityTitle: activity.title,
    supplierId: activity.supplierId,
    missing: findProblems(result, activity),
    review: await findReview(manager, result),
  };
}

/** The signed review of this version of the result. */
async function findReview(
  manager: EntityManager,
  { id, version }: ActivityResultEntity,
): Promise<ActivityResult['review']> {
  const found = await manager.findOneBy(ResultReviewEntity, {
    resultId: id,
    state: 'signed',
    resultVersion: version,
    deletedAt: IsNull(),
  });
  if (!found) return null;
  const { id: reviewId, versionNumber, assessment, signedByName, signedAt } = found;
  return { id: reviewId, versionNumber, assessment: assessment satisfies Assessment, signedByName, signedAt };
}

interface ReviewRow {
  title: string;
  resultVersion: number;
}

/** A review as calls return it. @returns undefined if there is none, or none any more */
export async function readReview(manager: EntityManager, id: string): Promise<ResultReview | undefined> {
  const found = await manager.findOneBy(ResultReviewEntity, { id, deletedAt: IsNull() });
  return found ? toReview(manager, found) : undefined;
}

export async function readReviewsOf(manager: EntityManager, resultId: string): Promise<ResultReview[]> {
  const found = await manager.find(ResultReviewEntity, {
    where: { resultId, deletedAt: IsNull() },
    order: { versionNumber: 'desc' },
  });
  const reviews: ResultReview[] = [];
  for (const one of found) reviews.push(await toReview(manager, one));
  return reviews;
}

async function toReview(manager: EntityManager, review: ResultReviewEntity): Promise<ResultReview> {
  const [row] = await manager.query<ReviewRow[]>(
    `select v.title, r.version as "resultVersion" from activity_results r join verification_activities v on v.id = r.activity_id
     where r.id = $1`,
    [review.resultId],
  );
  const { deletedAt: _deletedAt, ...fields } = review;
  return { ...fields, activityTitle: row!.title, outdated: row!.resultVersion !== review.resultVersion };
}
