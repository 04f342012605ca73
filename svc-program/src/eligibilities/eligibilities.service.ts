import { Injectable } from '@nestjs/common';
import type { YearlySales } from '@fsvp/contracts/program/readiness/derive-regime';
import {
  yearsProblem,
  type EligibilityCreate,
  type EligibilityUpdate,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { lockRecord, merge, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { ImporterEntity } from '../importers/importer.entity.js';
import { readImporter } from '../importers/read-importer.js';
import { determineEligibility } from './determine-eligibility.js';
import { readEligibilitiesOf } from './read-eligibility.js';
import { eligibilitySeries } from './series.js';

/** The rules of drafts: one for each importer, class and year, and nothing else can be changed (beyond/index.md, 4). */
@Injectable()
export class EligibilitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(importerId: string): Promise<{ eligibilities: ImporterEligibility[]; total: number }> {
    const { manager } = this.dataSource;
    const [known, eligibilities] = await Promise.all([
      manager.existsBy(ImporterEntity, { id: importerId, deletedAt: IsNull() }),
      readEligibilitiesOf(manager, importerId),
    ]);
    if (!known) throw notFound('importer');
    return { eligibilities, total: eligibilities.length };
  }

  get(id: string): Promise<ImporterEligibility> {
    return eligibilitySeries.get(this.dataSource.manager, id);
  }

  create(importerId: string, body: EligibilityCreate): Promise<ImporterEligibility> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const answered = async () => (await readImporter(manager, importerId))!;
      await lockRecord(manager, ImporterEntity, importerId, 'importer', answered);
      return draft(transaction, importerId, body);
    });
  }

  update(id: string, body: EligibilityUpdate): Promise<ImporterEligibility> {
    return this.unitOfWork.run((transaction) =>
      eligibilitySeries.update(transaction, id, async (current) => {
        const message = body.years && yearsProblem(current.year, body.years);
        if (message) throw invalidInput([{ path: 'years', message }]);
        merge(current, body.years ? { years: inOrder(body.years) } : {});
        Object.assign(current, await determineEligibility(transaction.manager, current));
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => eligibilitySeries.delete(transaction, id));
  }

  /** Copies the signed version into a draft. */
  createVersion(id: string): Promise<ImporterEligibility> {
    return this.unitOfWork.run(async (transaction) => {
      const { importerId, ...content } = await eligibilitySeries.lockSigned(transaction.manager, id);
      return draft(transaction, importerId, content);
    });
  }
}

/** Of a locked importer. @throws 409 when there is a draft */
function draft(
  transaction: Transaction,
  importerId: string,
  { foodClass, year, years }: EligibilityCreate,
): Promise<ImporterEligibility> {
  const { manager } = transaction;
  const series = { importerId, foodClass, year };
  return eligibilitySeries.create(transaction, series, async () => {
    const amounts = inOrder(years);
    return { years: amounts, ...(await determineEligibility(manager, { ...series, years: amounts })) };
  });
}

const inOrder = (years: readonly YearlySales[]): YearlySales[] =>
  [...years].sort((one, other) => one.year - other.year);
