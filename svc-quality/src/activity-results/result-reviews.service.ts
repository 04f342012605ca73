import { Injectable } from '@nestjs/common';
import type { ResultReview, ResultReviewCreate, ResultReviewUpdate } from '@fsvp/contracts/quality/activity-result';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { merge, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { CorrectiveActionEntity } from '../corrective-actions/corrective-action.entity.js';
import { ActivityResultEntity } from './activity-result.entity.js';
import { ACTIVITY_NOUN } from './activity-results.service.js';
import { findActivity, readReviewsOf, RESULT_NOUN } from './read-result.js';
import { reviewSeries } from './review-series.js';
import type { ResultReviewEntity } from './result-review.entity.js';

type Content = Pick<ResultReviewEntity, 'hazardKeys' | 'actionIds'>;

/** The reviews of results: drafts on the result of the moment, and signed ones, which never change. */
@Injectable()
export class ResultReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(activityId: string): Promise<{ resultReviews: ResultReview[]; total: number }> {
    const { manager } = this.dataSource;
    if (!(await findActivity(manager, activityId))) throw notFound(ACTIVITY_NOUN);
    const result = await manager.findOneBy(ActivityResultEntity, { activityId });
    const resultReviews = result ? await readReviewsOf(manager, result.id) : [];
    return { resultReviews, total: resultReviews.length };
  }

  get(id: string): Promise<ResultReview> {
    return reviewSeries.get(this.dataSource.manager, id);
  }

  /** @throws 404 without a result, 409 for one that is not complete or when there is a draft, 400 */
  create(activityId: string, body: ResultReviewCreate): Promise<ResultReview> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const result = await manager.findOne(ActivityResultEntity, {
        where: { activityId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!result) throw notFound(RESULT_NOUN);
      assertComplete(result);
      return reviewSeries.create(transaction, { resultId: result.id }, async () => {
        const { assessment, reason = null, hazardKeys, actionIds } = body;
        await requireReferences(manager, result, body);
        const { fileId, planLineKey, version: resultVersion } = result;
        return {
          activityId,
          fileId,
          planLineKey,
          resultVersion,
          assessment,
          reason,
          hazardKeys,
          actionIds,
          signedByName: null,
          signedAt: null,
        };
      });
    });
  }

  /** The draft is then on the result of the moment. */
  update(id: string, body: ResultReviewUpdate): Promise<ResultReview> {
    return this.unitOfWork.run((transaction) =>
      reviewSeries.update(transaction, id, async (draft) => {
        const { manager } = transaction;
        const result = await manager.findOneByOrFail(ActivityResultEntity, { id: draft.resultId });
        assertComplete(result);
        merge(draft, { ...body, resultVersion: result.version });
        Object.assign(draft, { fileId: result.fileId, planLineKey: result.planLineKey });
        await requireReferences(manager, result, draft);
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => reviewSeries.delete(transaction, id));
  }
}

function assertComplete({ state }: ActivityResultEntity): void {
  if (state !== 'complete')
    throw new ProblemError('wrong-state', 'The result is not complete yet. Complete it before you review it.');
}

/** @throws 400 for hazards that are not in the line of the plan, and for corrective actions of another supplier */
async function requireReferences(
  manager: EntityManager,
  { activityId, planLineKey }: ActivityResultEntity,
  { hazardKeys, actionIds }: Content,
): Promise<void> {
  const [line] = planLineKey
    ? await manager.query<{ keys: string[] }[]>('select hazard_keys as keys from plan_lines where line_key = $1', [
        planLineKey,
      ])
    : [];
  const supplierId = (await findActivity(manager, activityId))?.supplierId ?? '';
  const actions = await manager.findBy(CorrectiveActionEntity, { id: In(actionIds), supplierId, deletedAt: IsNull() });
  const errors: FieldError[] = [
    ...hazardKeys.flatMap((key, at) =>
      line?.keys.includes(key)
        ? []
        : [{ path: `hazardKeys.${at}`, message: 'The activity does not verify this hazard' }],
    ),
    ...actionIds.flatMap((id, at) =>
      actions.some((one) => one.id === id)
        ? []
        : [{ path: `actionIds.${at}`, message: 'This supplier has no such corrective action' }],
    ),
  ];
  if (errors.length) throw invalidInput(errors);
}
