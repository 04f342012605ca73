import { Injectable } from '@nestjs/common';
import type {
  SupplierApproval,
  SupplierApprovalCreate,
  SupplierApprovalUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { REFUSING } from '@fsvp/contracts/program/supplier-evaluations/find-approval-problems';
import { CONCLUSION_LABELS } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { assertOpen, FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { evaluationSeries } from '../supplier-evaluations/series.js';
import type { SupplierEvaluationEntity } from '../supplier-evaluations/supplier-evaluation.entity.js';
import { readApprovalsOf } from './read-approval.js';
import { approvalSeries } from './series.js';
import { SupplierApprovalEntity } from './supplier-approval.entity.js';

type Content = Pick<SupplierApprovalEntity, 'decision' | 'conditions' | 'until' | 'preImportVerification'>;

/** Drafts of approvals, which are based on the evaluation that is signed. Signed ones never change. */
@Injectable()
export class SupplierApprovalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(fileId: string): Promise<{ supplierApprovals: SupplierApproval[]; total: number }> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(FsvpFileEntity, { id: fileId }))) throw notFound(FILE_NOUN);
    const supplierApprovals = await readApprovalsOf(manager, fileId);
    return { supplierApprovals, total: supplierApprovals.length };
  }

  get(id: string): Promise<SupplierApproval> {
    return approvalSeries.get(this.dataSource.manager, id);
  }

  /** @throws 404 for an unknown file; 409 for a closed one, without a signed evaluation that allows it, or when there is a draft */
  create(fileId: string, body: SupplierApprovalCreate): Promise<SupplierApproval> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const file = await manager.findOne(FsvpFileEntity, {
        where: { id: fileId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!file) throw notFound(FILE_NOUN);
      assertOpen(file);
      const content = merge(body, body);
      const { id: evaluationId } = await findBasis(manager, fileId, content);
      return approvalSeries.create(transaction, { fileId }, () => Promise.resolve({ ...content, evaluationId }));
    });
  }

  update(id: string, body: SupplierApprovalUpdate): Promise<SupplierApproval> {
    return this.unitOfWork.run((transaction) =>
      approvalSeries.update(transaction, id, async (current) => {
        const { manager } = transaction;
        assertOpen(await manager.findOneByOrFail(FsvpFileEntity, { id: current.fileId }));
        Object.assign(current, merge({ ...current, ...body }, body));
        // Who writes has not read another evaluation: only a PUT without a field takes it over.
        if (Object.keys(body).length === 0)
          current.evaluationId = (await findBasis(manager, current.fileId, current)).id;
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => approvalSeries.delete(transaction, id));
  }
}

/** @throws 409 without a signed evaluation, or with one that allows no approval */
async function findBasis(
  manager: EntityManager,
  fileId: string,
  { decision }: Pick<Content, 'decision'>,
): Promise<SupplierEvaluationEntity> {
  const evaluation = await evaluationSeries.find(manager, { fileId }, 'signed');
  if (!evaluation) throw new ProblemError('wrong-state', 'Sign the evaluation of the food and the supplier first.');
  const { conclusion } = evaluation;
  if (decision !== 'withdrawn' && conclusion && REFUSING.includes(conclusion))
    throw new ProblemError(
      'wrong-state',
      `The evaluation concludes “${CONCLUSION_LABELS[conclusion]}”. Evaluate again first.`,
    );
  return evaluation;
}

/**
 * Only a temporary approval has a last day and a verification before each import; another decision clears them.
 * @param body what was sent
 * @throws 400 for what was sent for another decision
 */
function merge(
  { decision, conditions = null, until = null, preImportVerification = null }: SupplierApprovalCreate,
  body: SupplierApprovalUpdate,
): Content {
  if (decision === 'approved_temporarily') return { decision, conditions, until, preImportVerification };
  const message = 'Only a temporary approval has this';
  const errors = (['until', 'preImportVerification'] as const)
    .filter((field) => body[field])
    .map((path) => ({ path, message }));
  if (errors.length) throw invalidInput(errors);
  return { decision, conditions, until: null, preImportVerification: null };
}
