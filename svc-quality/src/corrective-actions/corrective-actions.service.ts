import { Injectable } from '@nestjs/common';
import type { ActionCreate, ActionUpdate, CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { actionDeleted, actionOpened, actionUpdated } from '@fsvp/contracts/events';
import type { FieldError } from '@fsvp/contracts/problem';
import { invalidInput, notFound } from '@fsvp/service-kit/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/supplier-directory/supplier-directory';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { ReceivingInspectionEntity } from '../receiving-inspections/receiving-inspection.entity.js';
import { updateCompletedDate } from '../record-lifecycle/completion.js';
import { SupplierNames } from '../supplier-directory/supplier-names.js';
import { softDelete } from '../record-lifecycle/soft-delete.js';
import { VerificationActivityEntity } from '../verification-activities/verification-activity.entity.js';
import { CorrectiveActionEntity } from './corrective-action.entity.js';

const OPTIONAL = {
  verificationId: null,
  inspectionId: null,
  rootCause: null,
  preventiveAction: null,
  assignedTo: null,
  completedDate: null,
  verificationOfEffectiveness: null,
};

type Links = Partial<Pick<CorrectiveActionEntity, 'verificationId' | 'inspectionId' | 'supplierId'>>;

function isDone({ status }: CorrectiveActionEntity): boolean {
  return status === 'completed' || status === 'closed';
}

/** Rules of a corrective action: what it may be linked to, and the date it was completed. */
@Injectable()
export class CorrectiveActionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
  ) {}

  async get(id: string): Promise<CorrectiveAction> {
    const found = await this.dataSource.getRepository(CorrectiveActionEntity).findOneBy({ id, deletedAt: IsNull() });
    if (!found) throw notFound('corrective action');
    return this.names.named(found);
  }

  async create(body: ActionCreate): Promise<CorrectiveAction> {
    await this.directory.requireName(body.supplierId);
    return this.unitOfWork.run(async ({ manager, record }) => {
      const action = merge(Object.assign(new CorrectiveActionEntity(), newRecord(), OPTIONAL), body);
      await this.checkLinks(manager, OPTIONAL, action);
      updateCompletedDate(action, isDone(action));
      await manager.insert(CorrectiveActionEntity, action);
      record({ event: actionOpened, before: null, after: action });
      return this.names.named(action, manager);
    });
  }

  async update(id: string, body: ActionUpdate): Promise<CorrectiveAction> {
    if (body.supplierId) await this.directory.requireName(body.supplierId);
    return this.unitOfWork.run(async ({ manager, record }) => {
      const action = await lockRecord(manager, CorrectiveActionEntity, id, 'corrective action', (current) =>
        this.names.named(current, manager),
      );
      const before = snapshot(action);
      touch(merge(action, body));
      await this.checkLinks(manager, before, action);
      updateCompletedDate(action, isDone(action));
      await manager.update(CorrectiveActionEntity, id, action);
      record({ event: actionUpdated, before, after: action });
      return this.names.named(action, manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const action = await lockRecord(manager, CorrectiveActionEntity, id, 'corrective action', (current) =>
        this.names.named(current, manager),
      );
      const before = snapshot(action);
      await softDelete(manager, CorrectiveActionEntity, action);
      record({ event: actionDeleted, before, after: null });
    });
  }

  /**
   * A new link must refer to a live record of the action's supplier; an existing link stays even if its record is
   * deleted.
   */
  private async checkLinks(
    manager: EntityManager,
    before: Links,
    { supplierId, verificationId, inspectionId }: CorrectiveActionEntity,
  ): Promise<void> {
    const errors: FieldError[] = [];
    const moved = before.supplierId !== supplierId;
    const live = (id: string) => ({ id, supplierId, deletedAt: IsNull() });
    if (
      verificationId &&
      (moved || verificationId !== before.verificationId) &&
      !(await manager.existsBy(VerificationActivityEntity, live(verificationId)))
    ) {
      errors.push({ path: 'verificationId', message: 'This supplier has no such verification activity' });
    }
    if (
      inspectionId &&
      (moved || inspectionId !== before.inspectionId) &&
      !(await manager.existsBy(ReceivingInspectionEntity, live(inspectionId)))
    ) {
      errors.push({ path: 'inspectionId', message: 'This supplier has no such receiving inspection' });
    }
    if (errors.length) throw invalidInput(errors);
  }
}
