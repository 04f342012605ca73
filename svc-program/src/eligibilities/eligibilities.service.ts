import { Injectable } from '@nestjs/common';
import { eligibilityDrafted, eligibilityUpdated } from '@fsvp/contracts/events';
import type { YearlySales } from '@fsvp/contracts/fsvp-file/derive-regime';
import {
  yearsProblem,
  type EligibilityCreate,
  type EligibilityUpdate,
  type ImporterEligibility,
} from '@fsvp/contracts/importer-eligibility';
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
import { ImporterEntity } from '../importers/importer.entity.js';
import { readImporter } from '../importers/read-importer.js';
import { determineEligibility } from './determine-eligibility.js';
import { EligibilityEntity } from './eligibility.entity.js';
import { readEligibilitiesOf, readEligibility } from './read-eligibility.js';
import { assertDraft, deleteDraft, findOpen, lockEligibility } from './series.js';

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

  async get(id: string): Promise<ImporterEligibility> {
    const found = await readEligibility(this.dataSource.manager, id);
    if (!found) throw notFound('importer eligibility');
    return found;
  }

  create(importerId: string, body: EligibilityCreate): Promise<ImporterEligibility> {
    return this.unitOfWork.run((transaction) => draft(transaction, importerId, body));
  }

  update(id: string, body: EligibilityUpdate): Promise<ImporterEligibility> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockEligibility(manager, id);
      assertDraft(current);
      const message = body.years && yearsProblem(current.year, body.years);
      if (message) throw invalidInput([{ path: 'years', message }]);
      const before = snapshot(current);
      touch(merge(current, body.years ? { years: inOrder(body.years) } : {}));
      Object.assign(current, await determineEligibility(manager, current));
      await manager.update(EligibilityEntity, id, current);
      record({ event: eligibilityUpdated, before, after: current });
      return (await readEligibility(manager, id))!;
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const current = await lockEligibility(transaction.manager, id);
      assertDraft(current);
      await deleteDraft(transaction, current);
    });
  }

  /** Copies the signed version into a draft. */
  createVersion(id: string): Promise<ImporterEligibility> {
    return this.unitOfWork.run(async (transaction) => {
      const source = await lockEligibility(transaction.manager, id);
      if (source.state !== 'signed') {
        const signed = await findOpen(transaction.manager, source, 'signed');
        throw new ProblemError(
          'wrong-state',
          signed
            ? `Only the signed version can be copied, which is version ${signed.versionNumber}.`
            : 'There is no signed version to copy. Draft a new eligibility.',
        );
      }
      const { importerId, foodClass, year, years } = source;
      return draft(transaction, importerId, { foodClass, year, years });
    });
  }
}

/** @throws 404 for an unknown importer, 409 when there is a draft or a cut-off is missing */
async function draft(
  { manager, record }: Transaction,
  importerId: string,
  { foodClass, year, years }: EligibilityCreate,
): Promise<ImporterEligibility> {
  await lockRecord(
    manager,
    ImporterEntity,
    importerId,
    'importer',
    async () => (await readImporter(manager, importerId))!,
  );
  const series = { importerId, foodClass, year };
  if (await findOpen(manager, series, 'draft'))
    throw new ProblemError('duplicate', `There is already a draft of this eligibility for ${year}.`);
  const highest = await manager.maximum(EligibilityEntity, 'versionNumber', { ...series, deletedAt: IsNull() });
  const amounts = inOrder(years);
  const created = Object.assign(new EligibilityEntity(), newRecord(), series, {
    versionNumber: (highest ?? 0) + 1,
    state: 'draft' as const,
    years: amounts,
    ...(await determineEligibility(manager, { ...series, years: amounts })),
  });
  await manager.insert(EligibilityEntity, created);
  record({ event: eligibilityDrafted, before: null, after: created });
  return (await readEligibility(manager, created.id))!;
}

const inOrder = (years: readonly YearlySales[]): YearlySales[] =>
  [...years].sort((one, other) => one.year - other.year);
