import { Injectable } from '@nestjs/common';
import {
  individualCreated,
  individualDeleted,
  individualUpdated,
} from '@fsvp/contracts/program/qualified-individual.record';
import type {
  IndividualCreate,
  IndividualUpdate,
  QualifiedIndividual,
} from '@fsvp/contracts/program/qualified-individual';
import { notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import {
  lockRecord,
  merge,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, QueryFailedError, type EntityManager } from 'typeorm';
import { qualificationSeries } from '../qualifications/series.js';
import { QualifiedIndividualEntity } from './qualified-individual.entity.js';
import { readIndividual } from './read-individual.js';

const NOUN = 'qualified individual';
/** The index that allows one person for each account. */
const ACCOUNT_INDEX = 'qualified_individuals_account';

@Injectable()
export class QualifiedIndividualsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<QualifiedIndividual> {
    const found = await readIndividual(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  create(body: IndividualCreate): Promise<QualifiedIndividual> {
    return this.run(body.userId, async ({ manager, record }) => {
      const empty = { userId: null, employer: null };
      const created = merge(Object.assign(new QualifiedIndividualEntity(), newRecord(), empty), body);
      await manager.insert(QualifiedIndividualEntity, created);
      record({ event: individualCreated, before: null, after: created });
      return (await readIndividual(manager, created.id))!;
    });
  }

  update(id: string, body: IndividualUpdate): Promise<QualifiedIndividual> {
    return this.run(body.userId, async ({ manager, record }) => {
      const current = await lock(manager, id);
      const before = snapshot(current);
      touch(merge(current, body));
      if (before.userId && current.userId !== before.userId && (await qualificationSeries.wasSigned(manager, id)))
        throw new ProblemError(
          'record-signed',
          'This person has a qualification signed with this account. Add the owner of the other account as another person.',
        );
      await manager.update(QualifiedIndividualEntity, id, current);
      record({ event: individualUpdated, before, after: current });
      return (await readIndividual(manager, id))!;
    });
  }

  /** With the draft, if there is one. A person who had a signed qualification is evidence. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const { manager, record } = transaction;
      const current = await lock(manager, id);
      if (await qualificationSeries.wasSigned(manager, id))
        throw new ProblemError('record-signed', 'This person has a signed qualification, which is kept as evidence.');
      await qualificationSeries.deleteDrafts(transaction, id);
      const before = snapshot(current);
      touch(current);
      await manager.update(QualifiedIndividualEntity, id, Object.assign(current, { deletedAt: current.updatedAt }));
      record({ event: individualDeleted, before, after: null });
    });
  }

  /** @throws 409 if the account has a person already, also one that is added at the same moment */
  private async run<T>(userId: string | null | undefined, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
      if (constraint !== ACCOUNT_INDEX || !userId) throw error;
      const holder = await this.dataSource.manager.findOneBy(QualifiedIndividualEntity, {
        userId,
        deletedAt: IsNull(),
      });
      throw new ProblemError('duplicate', `This account already belongs to ${holder?.name ?? 'another person'}.`);
    }
  }
}

/** Locks the person, and so the versions of the qualification. */
function lock(manager: EntityManager, id: string): Promise<QualifiedIndividualEntity> {
  return lockRecord(manager, QualifiedIndividualEntity, id, NOUN, async () => (await readIndividual(manager, id))!);
}
