import { Injectable } from '@nestjs/common';
import type {
  Qualification,
  QualificationCreate,
  QualificationUpdate,
} from '@fsvp/contracts/program/qualified-individual';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { lockRecord, merge, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { QualifiedIndividualEntity } from '../qualified-individuals/qualified-individual.entity.js';
import { readIndividual } from '../qualified-individuals/read-individual.js';
import { readQualificationsOf } from './read-qualification.js';
import { qualificationSeries } from './series.js';

/** The rules of drafts: one for each person, and nothing else can be changed (beyond/index.md, 4). */
@Injectable()
export class QualificationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(individualId: string): Promise<{ qualifications: Qualification[]; total: number }> {
    const { manager } = this.dataSource;
    const [known, qualifications] = await Promise.all([
      manager.existsBy(QualifiedIndividualEntity, { id: individualId, deletedAt: IsNull() }),
      readQualificationsOf(manager, individualId),
    ]);
    if (!known) throw notFound('qualified individual');
    return { qualifications, total: qualifications.length };
  }

  get(id: string): Promise<Qualification> {
    return qualificationSeries.get(this.dataSource.manager, id);
  }

  create(individualId: string, body: QualificationCreate): Promise<Qualification> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const answered = async () => (await readIndividual(manager, individualId))!;
      await lockRecord(manager, QualifiedIndividualEntity, individualId, 'qualified individual', answered);
      return draft(transaction, individualId, body);
    });
  }

  update(id: string, body: QualificationUpdate): Promise<Qualification> {
    return this.unitOfWork.run((transaction) =>
      qualificationSeries.update(transaction, id, (current) => {
        merge(current, withoutDuplicates(body));
        if (current.validUntil && current.validUntil < current.validFrom)
          throw invalidInput([{ path: 'validUntil', message: 'The last day is before the first' }]);
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => qualificationSeries.delete(transaction, id));
  }

  /** Copies the signed version into a draft. */
  createVersion(id: string): Promise<Qualification> {
    return this.unitOfWork.run(async (transaction) => {
      const { individualId, ...source } = await qualificationSeries.lockSigned(transaction.manager, id);
      const { activities, foodClasses, industryCodes, languages, basis, documents, validFrom, validUntil } = source;
      const content = { activities, foodClasses, industryCodes, languages, basis, documents, validFrom, validUntil };
      return draft(transaction, individualId, content);
    });
  }
}

/** Of a locked person. @throws 409 when there is a draft */
function draft(transaction: Transaction, individualId: string, content: QualificationCreate): Promise<Qualification> {
  return qualificationSeries.create(transaction, { individualId }, () => Promise.resolve(withoutDuplicates(content)));
}

/** The same entry twice counts once. */
const withoutDuplicates = <T extends object>(content: T): T =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      Array.isArray(value) ? [...new Set<unknown>(value)] : value,
    ]),
  ) as T;
