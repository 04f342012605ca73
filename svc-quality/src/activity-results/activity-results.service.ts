import { Injectable } from '@nestjs/common';
import {
  EMPTY_RESULT,
  RESULTS_OF_TYPE,
  type ActivityResult,
  type ActivityResultSet,
  type VerifiableLine,
} from '@fsvp/contracts/quality/activity-result';
import {
  activityResultCompleted,
  activityResultDrafted,
  activityResultUpdated,
} from '@fsvp/contracts/quality/activity-result.record';
import { findContradictions } from '@fsvp/contracts/quality/find-missing';
import { RESULT_ACTIVITY_LABELS } from '@fsvp/contracts/quality/result-state';
import { VERIFICATION_TYPE_LABELS } from '@fsvp/contracts/quality/verification';
import { verificationUpdated } from '@fsvp/contracts/quality/verification.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { refreshLines } from '../planned-activities/plan-lines.js';
import { ReceivingInspectionEntity } from '../receiving-inspections/receiving-inspection.entity.js';
import { VerificationActivityEntity } from '../verification-activities/verification-activity.entity.js';
import { ActivityResultEntity } from './activity-result.entity.js';
import { findActivity, findProblems, RESULT_NOUN, toAnswer, type ResultActivityRow } from './read-result.js';
import { findLine, listLinesOf } from './verifiable-lines.js';

export const ACTIVITY_NOUN = 'verification activity';
/** The version that If-Match names while there is no result yet. */
const NOT_RECORDED = '0';

const selectEvent =
  (otherwise: EventDefinition) =>
  (after: ActivityResultEntity, before?: ActivityResultEntity): EventDefinition =>
    after.state === 'complete' && before?.state !== 'complete' ? activityResultCompleted : otherwise;

/** What activities found: one result each, a draft until nothing is missing and a person says that it is complete. */
@Injectable()
export class ActivityResultsService {
  private readonly records = new Records({
    entity: ActivityResultEntity,
    noun: RESULT_NOUN,
    events: { created: selectEvent(activityResultDrafted), updated: selectEvent(activityResultUpdated) },
    answered: (result, manager) => this.toAnswer(manager, result),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
  ) {}

  /** @throws 404, also while the activity has none */
  async get(activityId: string): Promise<ActivityResult> {
    const { manager } = this.dataSource;
    const activity = await requireActivity(manager, activityId);
    return toAnswer(manager, await this.records.get(manager, { activityId }), activity);
  }

  async listLines(activityId: string): Promise<{ planLines: VerifiableLine[]; total: number }> {
    const { manager } = this.dataSource;
    const { supplierId } = await requireActivity(manager, activityId);
    const planLines = await listLinesOf(manager, supplierId);
    return { planLines, total: planLines.length };
  }

  /**
   * Merges what is sent into the result of an activity.
   * @throws 404; 412; 400 for what cannot be; 409 for a complete result of a cancelled activity; 422 with what is missing of a complete one
   */
  async set(activityId: string, body: ActivityResultSet): Promise<ActivityResult> {
    const named = (body.documentIds ?? []).map((id, at) => [`documentIds.${at}`, id] as const);
    await this.documents.require(Object.fromEntries(named));
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const known = await manager.findOneBy(ActivityResultEntity, { activityId, deletedAt: IsNull() });
      // The result before its activity, as signing does.
      if (known) await manager.query('select from activity_results where id = $1 for update', [known.id]);
      const activity = await lockActivity(manager, activityId);
      const result = known
        ? await this.records.update(transaction, known.id, {}, (current) =>
            this.apply(transaction, activity, current, body),
          )
        : await this.create(transaction, activity, body);
      if (result.planLineKey) await refreshLines(manager, [result.planLineKey]);
      return this.toAnswer(manager, result);
    });
  }

  private async create(
    transaction: Transaction,
    activity: VerificationActivityEntity,
    body: ActivityResultSet,
  ): Promise<ActivityResultEntity> {
    const found = await transaction.manager.findOneBy(ActivityResultEntity, { activityId: activity.id });
    // Another window recorded it in the meantime.
    if (found)
      return this.records.update(transaction, found.id, {}, (current) =>
        this.apply(transaction, activity, current, body),
      );
    const { ifMatch } = currentContext();
    if (ifMatch && !ifMatch.includes(NOT_RECORDED)) throw notFound(RESULT_NOUN);
    const { id: activityId, fileId, planLineKey, type } = activity;
    const start = {
      ...structuredClone(EMPTY_RESULT),
      activity: RESULTS_OF_TYPE[type][0],
      state: 'draft',
      completedAt: null,
    };
    return this.records.create(transaction, { ...start, activityId, fileId, planLineKey }, (created) =>
      this.apply(transaction, activity, created, body),
    );
  }

  /** Merges and checks, in place. */
  private async apply(
    transaction: Transaction,
    activity: VerificationActivityEntity,
    result: ActivityResultEntity,
    { complete, planLine, performedBy, ...content }: ActivityResultSet,
  ): Promise<void> {
    const { manager } = transaction;
    for (const [name, value] of Object.entries(content))
      if (value !== undefined) Object.assign(result, { [name]: value });
    // Merging leaves out members that are null.
    result.performedBy = { ...EMPTY_RESULT.performedBy, ...result.performedBy, ...withoutUndefined(performedBy ?? {}) };
    const errors = [
      ...findContradictions(result),
      ...checkType(activity, result),
      ...(await checkInspection(manager, activity, result)),
    ];
    if (errors.length) throw invalidInput(errors);
    if (planLine !== undefined) await this.linkLine(transaction, activity, planLine);
    const { fileId, planLineKey } = activity;
    Object.assign(result, { fileId, planLineKey });
    await requireActivityOfLine(manager, result);
    const state = (complete ?? result.state === 'complete') ? 'complete' : 'draft';
    if (state === 'complete') await requireComplete(manager, activity, result);
    const now = new Date().toISOString();
    result.completedAt = state === 'complete' ? (result.state === 'complete' ? result.completedAt : now) : null;
    result.state = state;
  }

  /** Links an activity that nobody generated to a line, or to none. */
  private async linkLine(
    { manager, record }: Transaction,
    activity: VerificationActivityEntity,
    planLine: NonNullable<ActivityResultSet['planLine']> | null,
  ): Promise<void> {
    const { fileId = null, lineKey = null } = planLine ?? {};
    if (activity.planLineKey === lineKey && activity.fileId === fileId) return;
    const [generated] = await manager.query<object[]>('select from generated_activities where activity_id = $1', [
      activity.id,
    ]);
    const message = generated
      ? 'This activity was generated from another line of a plan'
      : planLine && !(await findLine(manager, activity.supplierId, planLine))
        ? 'This supplier has no such line in a signed plan'
        : undefined;
    if (message) throw invalidInput([{ path: 'planLine', message }]);
    const former = activity.planLineKey;
    const before = snapshot(activity);
    touch(Object.assign(activity, { fileId, planLineKey: lineKey }));
    const { version, updatedAt } = activity;
    await manager.update(VerificationActivityEntity, activity.id, { fileId, planLineKey: lineKey, version, updatedAt });
    record({ event: verificationUpdated, before, after: snapshot(activity) });
    if (former) await refreshLines(manager, [former]);
  }

  private async toAnswer(manager: EntityManager, result: ActivityResultEntity): Promise<ActivityResult> {
    return toAnswer(manager, result, await requireActivity(manager, result.activityId));
  }
}

async function requireActivity(manager: EntityManager, id: string): Promise<ResultActivityRow> {
  const found = await findActivity(manager, id);
  if (!found) throw notFound(ACTIVITY_NOUN);
  return found;
}

/** Whatever version If-Match names: it is that of the result. */
async function lockActivity(manager: EntityManager, id: string): Promise<VerificationActivityEntity> {
  const found = await manager.findOne(VerificationActivityEntity, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!found) throw notFound(ACTIVITY_NOUN);
  return found;
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function checkType({ type }: VerificationActivityEntity, { activity }: ActivityResultEntity): FieldError[] {
  const allowed = RESULTS_OF_TYPE[type];
  if (allowed.includes(activity)) return [];
  const names = allowed.map((one) => RESULT_ACTIVITY_LABELS[one].toLowerCase()).join(' or ');
  const message = `The result of a verification activity of the type “${VERIFICATION_TYPE_LABELS[type]}” is that of: ${names}`;
  return [{ path: 'activity', message }];
}

async function checkInspection(
  manager: EntityManager,
  { supplierId }: VerificationActivityEntity,
  { inspectionId }: ActivityResultEntity,
): Promise<FieldError[]> {
  if (!inspectionId || (await manager.existsBy(ReceivingInspectionEntity, { id: inspectionId, supplierId }))) return [];
  return [{ path: 'inspectionId', message: 'This supplier has no such receiving inspection' }];
}

/** @throws 400 for the result of another activity than the line plans */
async function requireActivityOfLine(
  manager: EntityManager,
  { planLineKey, activity }: ActivityResultEntity,
): Promise<void> {
  if (!planLineKey) return;
  const [line] = await manager.query<{ activity: ActivityResultEntity['activity'] }[]>(
    'select activity from plan_lines where line_key = $1',
    [planLineKey],
  );
  const planned = line?.activity;
  if (!planned || planned === activity || (planned === 'audit' && activity === 'inspection')) return;
  const message = `The plan has another activity in this line: ${RESULT_ACTIVITY_LABELS[planned].toLowerCase()}`;
  throw invalidInput([{ path: 'activity', message }]);
}

/** @throws 409 for a cancelled activity, 422 with what is missing */
async function requireComplete(
  manager: EntityManager,
  activity: VerificationActivityEntity,
  result: ActivityResultEntity,
): Promise<void> {
  if (activity.status === 'cancelled')
    throw new ProblemError(
      'wrong-state',
      'This activity is cancelled. Change its status before you complete the result.',
    );
  const errors = findProblems(result, await requireActivity(manager, activity.id));
  if (!errors.length) return;
  const more = errors.length > 1 ? ` ${errors.length - 1} more to enter.` : '';
  throw new ProblemError('record-incomplete', `${errors[0]!.message}${more}`, { errors });
}
