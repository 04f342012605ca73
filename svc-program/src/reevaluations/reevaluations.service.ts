import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  REASON_RULES,
  type createReevaluation,
  type createReevaluationDismissal,
  type Reevaluation,
  type ReevaluationDismissal,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { reevaluationOpened, reevaluationUpdated } from '@fsvp/contracts/program/reevaluations/reevaluation.record';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { assertOpen } from '../fsvp-files/fsvp-files.service.js';
import { addReasons } from './add-reasons.js';
import { dismissalSeries } from './dismissal-series.js';
import { readDismissalsOf } from './read-dismissal.js';
import { readReevaluation } from './read-reevaluation.js';
import { ReevaluationEntity } from './reevaluation.entity.js';

const NOUN = 'reevaluation';

const records = new Records({
  entity: ReevaluationEntity,
  noun: NOUN,
  events: { created: reevaluationOpened, updated: reevaluationUpdated },
  answered: async ({ id }, manager) => (await readReevaluation(manager, id))!,
});

/** What people do with reevaluations, apart from the evaluation that closes one. */
@Injectable()
export class ReevaluationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<Reevaluation> {
    const found = await readReevaluation(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  /** @throws 400 for an unknown file or a day that is over, 409 for a closed file */
  create({ fileId, dueOn, text }: HandlerInput<typeof createReevaluation>['body']): Promise<Reevaluation> {
    if (dueOn < today()) throw invalidInput([{ path: 'dueOn', message: 'Choose today or a later day' }]);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const file = await manager.findOne(FsvpFileEntity, {
        where: { id: fileId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!file) throw invalidInput([{ path: 'fileId', message: 'There is no such FSVP file' }]);
      assertOpen(file);
      const reason = { kind: 'manual', recordType: null, recordId: null, recordVersion: null, text, dueOn } as const;
      await addReasons(transaction, [{ fileId, reason }]);
      const { id } = await manager.findOneByOrFail(ReevaluationEntity, { fileId, status: 'open' });
      return (await readReevaluation(manager, id))!;
    });
  }

  /** @throws 409 for one that is over */
  assign(id: string, assigneeId: string | null | undefined): Promise<Reevaluation> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await holdFile(manager, id);
      await records.update(transaction, id, { assigneeId }, assertCurrent);
      return (await readReevaluation(manager, id))!;
    });
  }

  /** Drafts the dismissal of a reason; a draft that there is gets the text. @throws 400 for another's reason, 409 for one that is settled */
  dismiss(
    id: string,
    { reasonId, text }: HandlerInput<typeof createReevaluationDismissal>['body'],
  ): Promise<ReevaluationDismissal> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const fileId = await holdFile(manager, id);
      const current = await records.get(manager, { id });
      assertCurrent(current);
      const reason = current.reasons.find((one) => one.id === reasonId);
      if (!reason) throw invalidInput([{ path: 'reasonId', message: 'The reevaluation has no such reason' }]);
      if (reason.dismissalId) throw new ProblemError('wrong-state', 'This reason is dismissed already.');
      const content = { reevaluationId: id, reasonText: `${REASON_RULES[reason.kind].label}: ${reason.text}`, text };
      return draftDismissal(transaction, { fileId, reasonId }, content);
    });
  }

  async listDismissals(id: string): Promise<{ dismissals: ReevaluationDismissal[]; total: number }> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(ReevaluationEntity, { id }))) throw notFound(NOUN);
    const dismissals = await readDismissalsOf(manager, id);
    return { dismissals, total: dismissals.length };
  }

  getDismissal(id: string): Promise<ReevaluationDismissal> {
    return dismissalSeries.get(this.dataSource.manager, id);
  }
}

async function draftDismissal(
  transaction: Transaction,
  series: { fileId: string; reasonId: string },
  content: { reevaluationId: string; reasonText: string; text: string },
): Promise<ReevaluationDismissal> {
  const draft = await dismissalSeries.find(transaction.manager, series, 'draft');
  if (!draft) return dismissalSeries.create(transaction, series, () => Promise.resolve(content));
  return dismissalSeries.update(transaction, draft.id, (current) => void Object.assign(current, content));
}

/** Locks the file of a reevaluation, which everything that changes one does. @throws 404; 409 for a closed file */
async function holdFile(manager: EntityManager, id: string): Promise<string> {
  const found = await manager.findOneBy(ReevaluationEntity, { id });
  if (!found) throw notFound(NOUN);
  const file = await manager.findOneOrFail(FsvpFileEntity, {
    where: { id: found.fileId },
    lock: { mode: 'pessimistic_write' },
  });
  assertOpen(file);
  return file.id;
}

/** @throws 409 for a reevaluation that is over */
function assertCurrent({ status }: ReevaluationEntity): void {
  if (status !== 'open') throw new ProblemError('wrong-state', `This reevaluation is ${status}.`);
}
