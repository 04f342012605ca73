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
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import {
  assertSupplierChange,
  SupplierDirectory,
} from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Attachments, type AttachmentOwner } from '../document-directory/attachments.js';
import { updateCompletedDate } from '../record-lifecycle/completion.js';
import { SupplierNames } from '../supplier-directory/supplier-names.js';
import { softDelete } from '../record-lifecycle/soft-delete.js';
import { VerificationActivityEntity } from './verification-activity.entity.js';

const OPTIONAL = {
  externalIds: {},
  description: null,
  completedDate: null,
  assignedTo: null,
  findings: null,
  recommendations: null,
  followUpDate: null,
  cost: null,
};

/** Selects the event of a change: completed if the supplier's verification date may change, otherwise updated. */
function selectUpdateEvent(before: VerificationActivityEntity, after: VerificationActivityEntity): EventDefinition {
  const same = before.completedDate === after.completedDate && before.supplierId === after.supplierId;
  return after.status !== 'completed' || same ? verificationUpdated : verificationCompleted;
}

function ownerOf({ id }: VerificationActivityEntity): AttachmentOwner {
  return { column: 'verification_id', id };
}

/** The rules of verification activities: any change of status is allowed, and completion sets the completed date. */
@Injectable()
export class VerificationActivitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
    private readonly attachments: Attachments,
  ) {}

  async get(id: string): Promise<VerificationActivity> {
    const found = await this.dataSource
      .getRepository(VerificationActivityEntity)
      .findOneBy({ id, deletedAt: IsNull() });
    if (!found) throw notFound('verification activity');
    return this.toResponse(found);
  }

  async create({ attachments, ...body }: VerificationCreate): Promise<VerificationActivity> {
    await this.directory.requireLiveName(body.supplierId);
    await this.attachments.requireDocuments(attachments);
    return this.unitOfWork.run(async (transaction) => {
      const { manager, record } = transaction;
      const activity = merge(Object.assign(new VerificationActivityEntity(), newRecord(), OPTIONAL), body);
      updateCompletedDate(activity, activity.status === 'completed');
      await manager.insert(VerificationActivityEntity, activity);
      record({
        event: activity.status === 'completed' ? verificationCompleted : verificationScheduled,
        before: null,
        after: activity,
      });
      await this.attachments.link(transaction, ownerOf(activity), attachments);
      return this.toResponse(activity, manager);
    });
  }

  async update(id: string, { attachments, ...body }: VerificationUpdate): Promise<VerificationActivity> {
    const supplier = body.supplierId ? await this.directory.requireSupplier(body.supplierId) : undefined;
    await this.attachments.requireDocuments(attachments);
    return this.unitOfWork.run(async (transaction) => {
      const { manager, record } = transaction;
      const activity = await lockRecord(manager, VerificationActivityEntity, id, 'verification activity', (current) =>
        this.toResponse(current, manager),
      );
      assertSupplierChange(supplier, activity.supplierId);
      const before = snapshot(activity);
      touch(merge(activity, body));
      updateCompletedDate(activity, activity.status === 'completed');
      await manager.update(VerificationActivityEntity, id, activity);
      record({ event: selectUpdateEvent(before, activity), before, after: activity });
      await this.attachments.link(transaction, ownerOf(activity), attachments);
      return this.toResponse(activity, manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const activity = await lockRecord(manager, VerificationActivityEntity, id, 'verification activity', (current) =>
        this.toResponse(current, manager),
      );
      const before = snapshot(activity);
      await softDelete(manager, VerificationActivityEntity, activity);
      record({ event: verificationDeleted, before, after: null });
    });
  }

  private async toResponse(
    activity: VerificationActivityEntity,
    manager?: EntityManager,
  ): Promise<VerificationActivity> {
    return {
      ...(await this.names.toResponse(activity, manager)),
      attachments: await this.attachments.list(ownerOf(activity), manager),
    };
  }
}
