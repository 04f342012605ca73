import { Injectable } from '@nestjs/common';
import {
  isActionDone,
  type ActionCreate,
  type ActionUpdate,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import { actionDeleted, actionOpened, actionUpdated } from '@fsvp/contracts/quality/corrective-action.record';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { ReceivingInspectionEntity } from '../receiving-inspections/receiving-inspection.entity.js';
import { Attachments, type AttachmentOwner } from '../document-directory/attachments.js';
import { updateCompletedDate } from '../record-lifecycle/completion.js';
import { SupplierNames } from '../supplier-directory/supplier-names.js';
import { VerificationActivityEntity } from '../verification-activities/verification-activity.entity.js';
import { CorrectiveActionEntity } from './corrective-action.entity.js';

type Links = Partial<Pick<CorrectiveActionEntity, 'verificationId' | 'inspectionId' | 'supplierId'>>;

function ownerOf({ id }: CorrectiveActionEntity): AttachmentOwner {
  return { column: 'corrective_action_id', id };
}

/** The rules of corrective actions: their links and their completed date. */
@Injectable()
export class CorrectiveActionsService {
  private readonly records = new Records({
    entity: CorrectiveActionEntity,
    noun: 'corrective action',
    events: { created: actionOpened, updated: actionUpdated, deleted: actionDeleted },
    answered: (action, manager) => this.toResponse(action, manager),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
    private readonly attachments: Attachments,
  ) {}

  async get(id: string): Promise<CorrectiveAction> {
    return this.toResponse(await this.records.get(this.dataSource.manager, { id }));
  }

  async create({ attachments, ...body }: ActionCreate): Promise<CorrectiveAction> {
    await this.directory.requireSupplier(body.supplierId);
    await this.attachments.requireDocuments(attachments);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const action = await this.records.create(transaction, body, async (created) => {
        await this.checkLinks(manager, {}, created);
        updateCompletedDate(created, isActionDone(created.status));
      });
      await this.attachments.link(transaction, ownerOf(action), attachments);
      return this.toResponse(action, manager);
    });
  }

  async update(id: string, { attachments, ...body }: ActionUpdate): Promise<CorrectiveAction> {
    if (body.supplierId) await this.directory.requireSupplier(body.supplierId);
    await this.attachments.requireDocuments(attachments);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const action = await this.records.update(transaction, id, body, async (current, before) => {
        await this.checkLinks(manager, before, current);
        updateCompletedDate(current, isActionDone(current.status));
        return this.attachments.link(transaction, ownerOf(current), attachments);
      });
      return this.toResponse(action, manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) => this.records.remove(transaction, id));
  }

  /**
   * A new link must refer to an existing record of the action's supplier. An unchanged link stays valid even if its
   * record is deleted.
   */
  private async checkLinks(
    manager: EntityManager,
    before: Links,
    { supplierId, verificationId, inspectionId }: CorrectiveActionEntity,
  ): Promise<void> {
    const errors: FieldError[] = [];
    const supplierChanged = before.supplierId !== supplierId;
    const existing = (id: string) => ({ id, supplierId, deletedAt: IsNull() });
    if (
      verificationId &&
      (supplierChanged || verificationId !== before.verificationId) &&
      !(await manager.existsBy(VerificationActivityEntity, existing(verificationId)))
    ) {
      errors.push({ path: 'verificationId', message: 'This supplier has no such verification activity' });
    }
    if (
      inspectionId &&
      (supplierChanged || inspectionId !== before.inspectionId) &&
      !(await manager.existsBy(ReceivingInspectionEntity, existing(inspectionId)))
    ) {
      errors.push({ path: 'inspectionId', message: 'This supplier has no such receiving inspection' });
    }
    if (errors.length) throw invalidInput(errors);
  }

  private async toResponse(action: CorrectiveActionEntity, manager?: EntityManager): Promise<CorrectiveAction> {
    return {
      ...(await this.names.toResponse(action, manager)),
      attachments: await this.attachments.list(ownerOf(action), manager),
    };
  }
}
