import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { openReasons } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { ReevaluationReason } from '@fsvp/contracts/program/reevaluations/reevaluation';
import {
  reevaluationClosed,
  reevaluationDismissed,
  reevaluationOpened,
  reevaluationReasonAdded,
  reevaluationReopened,
  reevaluationUpdated,
} from '@fsvp/contracts/program/reevaluations/reevaluation.record';
import { newRecord, snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { ReevaluationEntity } from './reevaluation.entity.js';

/** How reevaluations end, and go on when the signature that ended them is withdrawn. The file must be locked. */

type Change = Partial<Pick<ReevaluationEntity, 'reasons' | 'dueOn' | 'status' | 'evaluationId' | 'closedAt'>>;

async function save(
  { manager, record }: Transaction,
  current: ReevaluationEntity,
  event: EventDefinition,
  change: Change,
): Promise<void> {
  const before = snapshot(current);
  touch(Object.assign(current, change));
  await manager.update(ReevaluationEntity, current.id, current as never);
  record({ event, before, after: current });
}

/** The earliest day by which a reason that counts wants it. @param dueOn if none counts */
const dueOf = (reasons: readonly ReevaluationReason[], dueOn: Day): Day =>
  openReasons(reasons)
    .map((reason) => reason.dueOn)
    .sort()[0] ?? dueOn;

const findOpen = ({ manager }: Transaction, fileId: string) =>
  manager.findOneBy(ReevaluationEntity, { fileId, status: 'open' });

/** Closes the open reevaluation of a file by an evaluation that is being signed. */
export async function closeReevaluation(
  transaction: Transaction,
  { id, fileId, signedAt }: { id: string; fileId: string; signedAt: string },
): Promise<void> {
  const open = await findOpen(transaction, fileId);
  if (open)
    await save(transaction, open, reevaluationClosed, { status: 'closed', evaluationId: id, closedAt: signedAt });
}

/** Opens again what an evaluation closed whose signature is withdrawn. */
export async function reopenReevaluation(transaction: Transaction, evaluationId: string): Promise<void> {
  const closed = await transaction.manager.findOneBy(ReevaluationEntity, { evaluationId, status: 'closed' });
  if (!closed) return;
  const open = await findOpen(transaction, closed.fileId);
  if (open) await join(transaction, open, openReasons(closed.reasons));
  else await reopen(transaction, closed, closed.reasons);
}

/** A dismissal is being signed. Without another reason the reevaluation is over. */
export async function dismissReason(
  transaction: Transaction,
  { id, reevaluationId, reasonId }: { id: string; reevaluationId: string; reasonId: string },
  signedAt: string,
): Promise<void> {
  const current = await transaction.manager.findOneByOrFail(ReevaluationEntity, { id: reevaluationId });
  const reasons = current.reasons.map((one) =>
    one.id === reasonId ? { ...one, dismissalId: id, dismissedAt: signedAt } : one,
  );
  if (openReasons(reasons).length)
    await save(transaction, current, reevaluationUpdated, { reasons, dueOn: dueOf(reasons, current.dueOn) });
  else await save(transaction, current, reevaluationDismissed, { reasons, status: 'dismissed', closedAt: signedAt });
}

/** The reason of a dismissal whose signature is withdrawn counts again: where it was, or in the open reevaluation of the file. */
export async function restoreReason(
  transaction: Transaction,
  { reevaluationId, reasonId }: { reevaluationId: string; reasonId: string },
): Promise<void> {
  const current = await transaction.manager.findOneByOrFail(ReevaluationEntity, { id: reevaluationId });
  const reasons = current.reasons.map((one) =>
    one.id === reasonId ? { ...one, dismissalId: null, dismissedAt: null } : one,
  );
  const restored = reasons.filter(({ id }) => id === reasonId);
  const open = await findOpen(transaction, current.fileId);
  if (open?.id === current.id)
    await save(transaction, open, reevaluationUpdated, { reasons, dueOn: dueOf(reasons, current.dueOn) });
  else if (open) await join(transaction, open, restored);
  else if (current.status === 'dismissed') await reopen(transaction, current, reasons);
  else await openAnother(transaction, current, restored);
}

async function join(
  transaction: Transaction,
  open: ReevaluationEntity,
  restored: readonly ReevaluationReason[],
): Promise<void> {
  const reasons = [...open.reasons, ...restored.filter(({ id }) => !open.reasons.some((one) => one.id === id))];
  await save(transaction, open, reevaluationReasonAdded, { reasons, dueOn: dueOf(reasons, open.dueOn) });
}

const reopen = (transaction: Transaction, over: ReevaluationEntity, reasons: ReevaluationReason[]): Promise<void> =>
  save(transaction, over, reevaluationReopened, {
    reasons,
    dueOn: dueOf(reasons, over.dueOn),
    status: 'open',
    evaluationId: null,
    closedAt: null,
  });

/** The other reasons of the reevaluation are answered by the evaluation that closed it. */
async function openAnother(
  { manager, record }: Transaction,
  { fileId, supplierId, foodId, dueOn }: ReevaluationEntity,
  reasons: ReevaluationReason[],
): Promise<void> {
  const opened = Object.assign(new ReevaluationEntity(), newRecord(), {
    fileId,
    supplierId,
    foodId,
    dueOn: dueOf(reasons, dueOn),
    status: 'open' as const,
    reasons,
    assigneeId: null,
    evaluationId: null,
    closedAt: null,
  });
  await manager.insert(ReevaluationEntity, opened);
  record({ event: reevaluationOpened, before: null, after: opened });
}
