import { Injectable } from '@nestjs/common';
import {
  verificationCompleted,
  verificationDeleted,
  verificationScheduled,
  verificationUpdated,
} from '@fsvp/contracts/quality/verification.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import type {
  VerificationActivity,
  VerificationCreate,
  VerificationUpdate,
} from '@fsvp/contracts/quality/verification';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { Attachments, type AttachmentOwner } from '../document-directory/attachments.js';
import { updateCompletedDate } from '../record-lifecycle/completion.js';
import { SupplierNames } from '../supplier-directory/supplier-names.js';
import { readResultColumns } from './result-columns.js';
import { VerificationActivityEntity } from './verification-activity.entity.js';

/** Selects the event of a change: completed if the supplier's verification date may change, otherwise updated. */
function selectUpdateEvent(after: VerificationActivityEntity, before: VerificationActivityEntity): EventDefinition {
  const same = before.completedDate === after.completedDate && before.supplierId === after.supplierId;
  return after.status !== 'completed' || same ? verificationUpdated : verificationCompleted;
}

function ownerOf({ id }: VerificationActivityEntity): AttachmentOwner {
  return { column: 'verification_id', id };
}

/** @throws 409 for a change that contradicts a result whose review is signed */
async function refuseContradiction(
  manager: EntityManager,
  current: VerificationActivityEntity,
  before: VerificationActivityEntity,
): Promise<void> {
  const isReopened = current.status !== before.status && current.status !== 'completed';
  if (!isReopened && current.type === before.type && current.supplierId === before.supplierId) return;
  const { resultState } = await readResultColumns(manager, current.id);
  if (resultState !== 'reviewed_adequate' && resultState !== 'reviewed_inadequate') return;
  const kept = isReopened ? 'its status can only be Completed' : 'its type and its supplier stay';
  throw new ProblemError(
    'wrong-state',
    `The review of its result is signed: ${kept}. Withdraw the signature of the review first.`,
  );
}

/** The rules of verification activities: any change of status is allowed, and completion sets the completed date. */
@Injectable()
export class VerificationActivitiesService {
  private readonly records = new Records({
    entity: VerificationActivityEntity,
    noun: 'verification activity',
    events: {
      created: ({ status }) => (status === 'completed' ? verificationCompleted : verificationScheduled),
      updated: selectUpdateEvent,
      deleted: verificationDeleted,
    },
    answered: (activity, manager) => this.toResponse(activity, manager),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
    private readonly attachments: Attachments,
  ) {}

  async get(id: string): Promise<VerificationActivity> {
    return this.toResponse(await this.records.get(this.dataSource.manager, { id }));
  }

  async create({ attachments, ...body }: VerificationCreate): Promise<VerificationActivity> {
    await this.directory.requireSupplier(body.supplierId);
    await this.attachments.requireDocuments(attachments);
    return this.unitOfWork.run(async (transaction) => {
      const activity = await this.records.create(transaction, body, (created) =>
        updateCompletedDate(created, created.status === 'completed'),
      );
      await this.attachments.link(transaction, ownerOf(activity), attachments);
      return this.toResponse(activity, transaction.manager);
    });
  }

  async update(id: string, { attachments, ...body }: VerificationUpdate): Promise<VerificationActivity> {
    if (body.supplierId) await this.directory.requireSupplier(body.supplierId);
    await this.attachments.requireDocuments(attachments);
    return this.unitOfWork.run(async (transaction) => {
      const activity = await this.records.update(transaction, id, body, async (current, before) => {
        if (current.fileId && current.supplierId !== before.supplierId)
          throw invalidInput([
            { path: 'supplierId', message: 'This activity belongs to an FSVP file of its supplier' },
          ]);
        await refuseContradiction(transaction.manager, current, before);
        updateCompletedDate(current, current.status === 'completed');
        return this.attachments.link(transaction, ownerOf(current), attachments);
      });
      return this.toResponse(activity, transaction.manager);
    });
  }

  /** @throws 409 for one with a complete result, which is evidence, and for one of a verification plan */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      this.records.remove(transaction, id, async ({ planLineKey }) => {
        const { resultState } = await readResultColumns(transaction.manager, id);
        if (resultState !== 'none' && resultState !== 'draft')
          throw new ProblemError('wrong-state', 'This activity has a complete result, which is kept as evidence.');
        if (planLineKey !== null)
          throw new ProblemError(
            'wrong-state',
            'This activity belongs to a verification plan. Cancel it, or sign a plan without it.',
          );
      }),
    );
  }

  private async toResponse(
    activity: VerificationActivityEntity,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<VerificationActivity> {
    return {
      ...(await this.names.toResponse(activity, manager)),
      ...(await readResultColumns(manager, activity.id)),
      attachments: await this.attachments.list(ownerOf(activity), manager),
    };
  }
}
