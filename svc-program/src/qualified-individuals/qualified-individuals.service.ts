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
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import { qualificationSeries } from '../qualifications/series.js';
import { QualifiedIndividualEntity } from './qualified-individual.entity.js';
import { readIndividual } from './read-individual.js';

const NOUN = 'qualified individual';
/** The index that allows one person for each account. */
const ACCOUNT_INDEX = 'qualified_individuals_account';

/** The lock of a person is also that of the versions of the qualification. */
const records = new Records({
  entity: QualifiedIndividualEntity,
  noun: NOUN,
  events: { created: individualCreated, updated: individualUpdated, deleted: individualDeleted },
  answered: async ({ id }, manager) => (await readIndividual(manager, id))!,
});

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
    return this.run(body.userId, async (transaction) => {
      const { id } = await records.create(transaction, body);
      return (await readIndividual(transaction.manager, id))!;
    });
  }

  update(id: string, body: IndividualUpdate): Promise<QualifiedIndividual> {
    return this.run(body.userId, async (transaction) => {
      const { manager } = transaction;
      await records.update(transaction, id, body, async (current, before) => {
        if (before.userId && current.userId !== before.userId && (await qualificationSeries.wasSigned(manager, id)))
          throw new ProblemError(
            'record-signed',
            'This person has a qualification signed with this account. Add the owner of the other account as another person.',
          );
      });
      return (await readIndividual(manager, id))!;
    });
  }

  /** With the draft, if there is one. A person who had a signed qualification is evidence. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const current = await records.lock(manager, id);
      if (await qualificationSeries.wasSigned(manager, id))
        throw new ProblemError('record-signed', 'This person has a signed qualification, which is kept as evidence.');
      await qualificationSeries.deleteDrafts(transaction, id);
      await records.removeLocked(transaction, current);
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
