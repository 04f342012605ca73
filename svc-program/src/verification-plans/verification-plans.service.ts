import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { findPlanProblems, findPlanWarnings } from '@fsvp/contracts/program/verification-plans/judge-plan';
import type {
  checkVerificationPlan,
  proposeVerificationPlan,
  VerificationPlan,
  VerificationPlanCreate,
  VerificationPlanUpdate,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { assertOpen, FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { readFsvpFile } from '../fsvp-files/read-fsvp-file.js';
import { FoodEntity } from '../foods/food.entity.js';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';
import { applyLines, takeOverDecisions } from './plan-lines.js';
import { proposeForFile, type FileProposal } from './propose-for-file.js';
import { readPlansOf, readSignedLines } from './read-plan.js';
import { planSeries } from './series.js';
import type { VerificationPlanEntity } from './verification-plan.entity.js';

type Content = Omit<VerificationPlanEntity, keyof SignedVersionEntity | 'fileId'>;

/** Drafts of verification plans: what is proposed, and what people decide on it. Signed versions never change. */
@Injectable()
export class VerificationPlansService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(fileId: string): Promise<{ verificationPlans: VerificationPlan[]; total: number }> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(FsvpFileEntity, { id: fileId }))) throw notFound(FILE_NOUN);
    const verificationPlans = await readPlansOf(manager, fileId);
    return { verificationPlans, total: verificationPlans.length };
  }

  get(id: string): Promise<VerificationPlan> {
    return planSeries.get(this.dataSource.manager, id);
  }

  /** @throws 404 for an unknown file; as `proposeForFile` */
  async propose(fileId: string): Promise<ResponseOf<typeof proposeVerificationPlan>> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(FsvpFileEntity, { id: fileId }))) throw notFound(FILE_NOUN);
    const { lines, explanations, band } = await proposeForFile(manager, fileId);
    return { lines, explanations, band };
  }

  create(fileId: string, { lines, droppedLines, ...others }: VerificationPlanCreate): Promise<VerificationPlan> {
    return this.unitOfWork.run((transaction) =>
      draft(transaction, fileId, (proposal) => {
        const proposed = { lines: proposal.lines, droppedLines: [] };
        const chosen = lines
          ? applyLines(lines, droppedLines, proposed, proposal.signedLines, proposal.allocations)
          : proposed;
        return { ...chosen, ...others };
      }),
    );
  }

  update(id: string, body: VerificationPlanUpdate): Promise<VerificationPlan> {
    const { lines, droppedLines, ...others } = body;
    // Who writes has not read what a new evaluation means: only a PUT without a field takes it over.
    const isTakingOver = Object.keys(body).length === 0;
    return this.unitOfWork.run((transaction) =>
      planSeries.update(transaction, id, async (current) => {
        const { manager } = transaction;
        const file = await manager.findOneByOrFail(FsvpFileEntity, { id: current.fileId });
        assertOpen(file);
        if (isTakingOver) {
          const proposal = await proposeForFile(manager, file.id);
          const taken = takeOverDecisions(proposal.lines, current, proposal.allocations);
          Object.assign(current, await contentOf(manager, file, proposal), taken);
          return;
        }
        const given = lines ?? current.lines;
        const dropped = droppedLines ?? [];
        const chosen =
          lines || droppedLines
            ? applyLines(given, dropped, current, await readSignedLines(manager, file.id), current.allocations)
            : {};
        Object.assign(current, others, chosen);
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => planSeries.delete(transaction, id));
  }

  /** Drafts what is proposed today with what the signed version has decided. Its lines keep their keys. */
  createVersion(id: string): Promise<VerificationPlan> {
    return this.unitOfWork.run(async (transaction) => {
      const signed = await planSeries.lockSigned(transaction.manager, id);
      const { justification, reliedOn } = signed;
      return draft(transaction, signed.fileId, ({ lines, allocations }) => ({
        ...takeOverDecisions(lines, signed, allocations),
        justification,
        reliedOn,
      }));
    });
  }

  async check(id: string): Promise<ResponseOf<typeof checkVerificationPlan>> {
    const { manager } = this.dataSource;
    const plan = await planSeries.get(manager, id);
    const { supplierName, lifecycle } = (await readFsvpFile(manager, plan.fileId))!;
    const problems = findPlanProblems(plan, supplierName);
    return {
      signable: plan.state === 'draft' && !plan.outdated && lifecycle !== 'closed' && !problems.length,
      problems,
      warnings: findPlanWarnings(plan),
    };
  }
}

/** @throws 404 for an unknown file, 409 for a closed one or when there is a draft; as `proposeForFile` */
async function draft(
  transaction: Transaction,
  fileId: string,
  choose: (proposal: FileProposal) => Pick<Content, 'lines' | 'droppedLines' | 'justification' | 'reliedOn'>,
): Promise<VerificationPlan> {
  const { manager } = transaction;
  const file = await manager.findOne(FsvpFileEntity, { where: { id: fileId }, lock: { mode: 'pessimistic_write' } });
  if (!file) throw notFound(FILE_NOUN);
  assertOpen(file);
  return planSeries.create(transaction, { fileId }, async () => {
    const proposal = await proposeForFile(manager, fileId);
    return { ...(await contentOf(manager, file, proposal)), ...choose(proposal) };
  });
}

/** What a draft takes from the file and from what is proposed for it. */
async function contentOf(
  manager: EntityManager,
  { supplierId, foodId }: FsvpFileEntity,
  { evaluationId, evaluationVersion, regime, band, allocations, explanations }: FileProposal,
) {
  const { name: foodName } = await manager.findOneByOrFail(FoodEntity, { id: foodId });
  return { supplierId, foodId, foodName, evaluationId, evaluationVersion, regime, band, allocations, explanations };
}
