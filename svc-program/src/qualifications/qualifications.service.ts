import { Injectable } from '@nestjs/common';
import { qualificationDeleted, qualificationDrafted, qualificationUpdated } from '@fsvp/contracts/events';
import type { Qualification, QualificationCreate, QualificationUpdate } from '@fsvp/contracts/qualified-individual';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problem.error';
import {
  lockRecord,
  merge,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { QualifiedIndividualEntity } from '../qualified-individuals/qualified-individual.entity.js';
import { readIndividual } from '../qualified-individuals/read-individual.js';
import { QualificationEntity } from './qualification.entity.js';
import { readQualification, readQualificationsOf } from './read-qualification.js';
import { assertDraft, findOpen, lockQualification } from './series.js';

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

  async get(id: string): Promise<Qualification> {
    const found = await readQualification(this.dataSource.manager, id);
    if (!found) throw notFound('qualification');
    return found;
  }

  create(individualId: string, body: QualificationCreate): Promise<Qualification> {
    return this.unitOfWork.run((transaction) => draft(transaction, individualId, body));
  }

  update(id: string, body: QualificationUpdate): Promise<Qualification> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockQualification(manager, id);
      assertDraft(current);
      const before = snapshot(current);
      touch(merge(current, withoutDuplicates(body)));
      if (current.validUntil && current.validUntil < current.validFrom)
        throw invalidInput([{ path: 'validUntil', message: 'The last day is before the first' }]);
      await manager.update(QualificationEntity, id, current);
      record({ event: qualificationUpdated, before, after: current });
      return (await readQualification(manager, id))!;
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const current = await lockQualification(transaction.manager, id);
      assertDraft(current);
      await deleteDraft(transaction, current);
    });
  }

  /** Copies the signed version into a draft. */
  createVersion(id: string): Promise<Qualification> {
    return this.unitOfWork.run(async (transaction) => {
      const { individualId, state, ...source } = await lockQualification(transaction.manager, id);
      if (state !== 'signed') {
        const signed = await findOpen(transaction.manager, individualId, 'signed');
        throw new ProblemError(
          'wrong-state',
          signed
            ? `Only the signed version can be copied, which is version ${signed.versionNumber}.`
            : 'There is no signed version to copy. Draft a new qualification.',
        );
      }
      const { activities, foodClasses, industryCodes, languages, basis, documents, validFrom, validUntil } = source;
      const content = { activities, foodClasses, industryCodes, languages, basis, documents, validFrom, validUntil };
      return draft(transaction, individualId, content);
    });
  }
}

/** @throws 404 for an unknown person, 409 when there is a draft */
async function draft(
  { manager, record }: Transaction,
  individualId: string,
  content: QualificationCreate,
): Promise<Qualification> {
  await lockRecord(
    manager,
    QualifiedIndividualEntity,
    individualId,
    'qualified individual',
    async () => (await readIndividual(manager, individualId))!,
  );
  if (await findOpen(manager, individualId, 'draft'))
    throw new ProblemError('duplicate', 'There is already a draft of this qualification.');
  const highest = await manager.maximum(QualificationEntity, 'versionNumber', { individualId, deletedAt: IsNull() });
  const created = Object.assign(new QualificationEntity(), newRecord(), withoutDuplicates(content), {
    individualId,
    versionNumber: (highest ?? 0) + 1,
    state: 'draft' as const,
  });
  await manager.insert(QualificationEntity, created);
  record({ event: qualificationDrafted, before: null, after: created });
  return (await readQualification(manager, created.id))!;
}

/** Marks a locked draft as deleted. */
export async function deleteDraft({ manager, record }: Transaction, current: QualificationEntity): Promise<void> {
  const before = snapshot(current);
  touch(current);
  await manager.update(QualificationEntity, current.id, Object.assign(current, { deletedAt: current.updatedAt }));
  record({ event: qualificationDeleted, before, after: null });
}

/** The same entry twice counts once. */
const withoutDuplicates = <T extends object>(content: T): T =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      Array.isArray(value) ? [...new Set<unknown>(value)] : value,
    ]),
  ) as T;
