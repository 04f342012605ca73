import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import {
  findEvaluationProblems,
  findEvaluationWarnings,
} from '@fsvp/contracts/program/supplier-evaluations/find-evaluation-problems';
import type {
  checkSupplierEvaluation,
  EvaluationStatement,
  EvaluationToCopy,
  SupplierEvaluation,
  SupplierEvaluationCreate,
  SupplierEvaluationUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { assertOpen, FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { PerformanceService } from '../performance/performance.service.js';
import {
  contentOf,
  contentWithCopy,
  foundationOf,
  uncheckedAfter,
  type Content,
  type Foundation,
} from './evaluation-content.js';
import { readEvaluationsOf, readEvaluationsToCopy, readWithSituation } from './read-evaluation.js';
import { evaluationSeries } from './series.js';
import { readSituation } from './situation.js';
import type { SupplierEvaluationEntity } from './supplier-evaluation.entity.js';

type Performance = SupplierEvaluation['performance'];

/** Drafts of evaluations, and what is asked of their versions. Signed versions never change. */
@Injectable()
export class SupplierEvaluationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
    private readonly performance: PerformanceService,
  ) {}

  async list(fileId: string): Promise<{ supplierEvaluations: SupplierEvaluation[]; total: number }> {
    const supplierEvaluations = await readEvaluationsOf(this.dataSource.manager, fileId);
    if (!supplierEvaluations) throw notFound(FILE_NOUN);
    return { supplierEvaluations, total: supplierEvaluations.length };
  }

  get(id: string): Promise<SupplierEvaluation> {
    return evaluationSeries.get(this.dataSource.manager, id);
  }

  /** @throws 404 for an unknown file */
  async listToCopy(fileId: string): Promise<{ evaluations: EvaluationToCopy[]; total: number }> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(FsvpFileEntity, { id: fileId }))) throw notFound(FILE_NOUN);
    const evaluations = await readEvaluationsToCopy(manager, fileId);
    return { evaluations, total: evaluations.length };
  }

  /** @throws 400 for another evaluation to copy than a signed one of another file of the same food or supplier */
  async create(fileId: string, { copyFrom, ...body }: SupplierEvaluationCreate): Promise<SupplierEvaluation> {
    await this.requireDocuments(body);
    const performance = await this.performanceFor(fileId);
    return this.unitOfWork.run((transaction) =>
      draft(transaction, fileId, performance, async (foundation) =>
        copyFrom
          ? contentWithCopy(foundation, body, await readSource(transaction.manager, fileId, copyFrom))
          : contentOf(foundation, body, {}),
      ),
    );
  }

  async update(id: string, { toCheck, ...body }: SupplierEvaluationUpdate): Promise<SupplierEvaluation> {
    await this.requireDocuments(body);
    // Who writes has not read what changed since: only a PUT without a field takes it over.
    const isLook = Object.keys(body).length === 0 && toCheck === undefined;
    const current = isLook ? await this.get(id) : undefined;
    const performance = current?.state === 'draft' ? await this.performanceFor(current.fileId) : null;
    return this.unitOfWork.run((transaction) =>
      evaluationSeries.update(transaction, id, async (entity) => {
        const { manager } = transaction;
        assertOpen(await manager.findOneByOrFail(FsvpFileEntity, { id: entity.fileId }));
        const foundation = isLook
          ? await readFoundation(manager, entity.fileId, performance ?? entity.performance)
          : entity;
        const after = contentOf(foundation, { ...unmerged(entity), ...body }, entity);
        if (after.copied) after.copied = { ...after.copied, toCheck: uncheckedAfter(entity, after, toCheck) };
        Object.assign(entity, after);
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => evaluationSeries.delete(transaction, id));
  }

  /** Copies the signed version into a draft, or a withdrawn one while none is signed, for a new conclusion. */
  async createVersion(id: string): Promise<SupplierEvaluation> {
    const performance = await this.performanceFor((await this.get(id)).fileId);
    return this.unitOfWork.run(async (transaction) => {
      const earlier = await evaluationSeries.lockSigned(transaction.manager, id, { orWithdrawn: true });
      const given = { ...unmerged(earlier), conclusion: null, reason: null };
      return draft(transaction, earlier.fileId, performance, (foundation) =>
        contentOf(foundation, given, { allocations: earlier.allocations }),
      );
    });
  }

  async check(id: string): Promise<ResponseOf<typeof checkSupplierEvaluation>> {
    const found = await readWithSituation(this.dataSource.manager, id);
    if (!found) throw notFound('supplier evaluation');
    const { evaluation, situation } = found;
    const problems = findEvaluationProblems(evaluation, situation.context);
    return {
      signable: evaluation.state === 'draft' && !evaluation.outdated && !situation.fileClosed && !problems.length,
      problems,
      warnings: findEvaluationWarnings(evaluation),
      context: situation.context,
    };
  }

  /** Of the file's supplier; null while svc-quality does not answer. */
  private async performanceFor(fileId: string): Promise<Performance> {
    const file = await this.dataSource.manager.findOneBy(FsvpFileEntity, { id: fileId });
    return file ? this.performance.find(file.supplierId) : null;
  }

  private requireDocuments(body: SupplierEvaluationUpdate): Promise<void> {
    const named = (path: string, ids: readonly string[] = []) => ids.map((id, at) => [`${path}.evidence.${at}`, id]);
    const ofStatement = (path: string, statement?: EvaluationStatement) => named(path, statement?.evidence);
    return this.documents.require({
      ...(Object.fromEntries([
        ...(body.allocations ?? []).flatMap(({ evidence }, at) => named(`allocations.${at}`, evidence)),
        ...ofStatement('procedures', body.procedures),
        ...ofStatement('complianceHistory', body.complianceHistory),
        ...ofStatement('safetyHistory', body.safetyHistory),
      ]) as Record<string, string>),
      'reviewed.documentId': body.reviewed?.documentId,
    });
  }
}

/** What a version says, but for its allocations and answers, which are merged one by one. */
function unmerged(entity: SupplierEvaluationEntity): SupplierEvaluationUpdate {
  const {
    basis,
    procedures,
    regulations,
    complianceHistory,
    safetyHistory,
    otherFactors,
    conclusion,
    reason,
    reviewed,
  } = entity;
  return {
    basis,
    procedures,
    regulations,
    complianceHistory,
    safetyHistory,
    otherFactors,
    conclusion,
    reason,
    reviewed,
  };
}

const readFoundation = async (manager: EntityManager, fileId: string, performance: Performance) =>
  foundationOf((await readSituation(manager, fileId))!, performance);

/** @throws 404 for an unknown file, 409 for a closed one or when there is a draft */
async function draft(
  transaction: Transaction,
  fileId: string,
  performance: Performance,
  contentFor: (foundation: Foundation) => Content | Promise<Content>,
): Promise<SupplierEvaluation> {
  const { manager } = transaction;
  const file = await manager.findOne(FsvpFileEntity, { where: { id: fileId }, lock: { mode: 'pessimistic_write' } });
  if (!file) throw notFound(FILE_NOUN);
  assertOpen(file);
  return evaluationSeries.create(transaction, { fileId }, async () =>
    contentFor(await readFoundation(manager, fileId, performance)),
  );
}

/** @throws 400 for another evaluation than a signed one of another file of the same food or supplier */
async function readSource(manager: EntityManager, fileId: string, id: string) {
  const [source, own] = await Promise.all([readWithSituation(manager, id), readSituation(manager, fileId)]);
  const isSameSupplier = source?.situation.supplierId === own?.supplierId;
  const isRelated = isSameSupplier || source?.situation.foodId === own?.foodId;
  if (!source || source.evaluation.state !== 'signed' || source.evaluation.fileId === fileId || !isRelated)
    throw invalidInput([
      { path: 'copyFrom', message: 'Choose the signed evaluation of another file of the same food or supplier' },
    ]);
  return { ...source.evaluation, isSameSupplier };
}
