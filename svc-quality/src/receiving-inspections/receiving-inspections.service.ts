import { Injectable } from '@nestjs/common';
import {
  inspectionDeleted,
  inspectionRecorded,
  inspectionUpdated,
} from '@fsvp/contracts/quality/receiving-inspection.record';
import type {
  InspectionCreate,
  InspectionUpdate,
  ReceivingInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import { readPolicy } from '@fsvp/service-kit/policies/read-policy';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { SupplierNames, type WithSupplierName } from '../supplier-directory/supplier-names.js';
import { applyGate, needsGate } from './apply-gate.js';
import { GateRelease, holdStatus } from './gate-release.js';
import { applyVerdict } from './inspection-verdict.js';
import { ReceivingGate } from './receiving-gate.js';
import { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

/** The rules of receiving inspections: the inspector, a verdict that is consistent with the facts, and what the gate says. */
@Injectable()
export class ReceivingInspectionsService {
  private readonly records = new Records({
    entity: ReceivingInspectionEntity,
    noun: 'receiving inspection',
    events: { created: inspectionRecorded, updated: inspectionUpdated, deleted: inspectionDeleted },
    defaults: { tempCompliant: true },
    answered: (inspection, manager) => this.names.toResponse(inspection, manager),
    toEventData: (inspection, manager) => this.toEventData(inspection, manager),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
    private readonly gate: ReceivingGate,
    private readonly gateRelease: GateRelease,
  ) {}

  async get(id: string): Promise<ReceivingInspection> {
    return this.names.toResponse(await this.records.get(this.dataSource.manager, { id }));
  }

  async create(body: InspectionCreate): Promise<ReceivingInspection> {
    await this.directory.requireSupplier(body.supplierId);
    // Before the transaction, which would wait for the answer.
    const finding = await this.gate.ask(body);
    const policy = await readPolicy(this.dataSource.manager, 'gates.dock');
    const isReleased = await this.gateRelease.mayRelease(finding, policy, body.gateReason);
    return this.unitOfWork.run(async (transaction) => {
      const inspection = await this.records.create(transaction, body, async (created) => {
        created.inspectedBy ??= created.createdBy;
        applyVerdict(created, body);
        applyGate(created, finding, { policy, isReleased }, body);
        holdStatus(created);
      });
      return this.names.toResponse(inspection, transaction.manager);
    });
  }

  async update(id: string, body: InspectionUpdate): Promise<ReceivingInspection> {
    if (body.supplierId) await this.directory.requireSupplier(body.supplierId);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const inspection = await this.records.update(transaction, id, body, async (current, before) => {
        applyVerdict(current, body, before);
        if (needsGate(current, before, body)) {
          const policy = await readPolicy(manager, 'gates.dock');
          const finding = await this.gate.ask(current);
          const isReleased = await this.gateRelease.release(finding, policy, body.gateReason);
          applyGate(current, finding, { policy, isReleased }, body, before);
        }
        holdStatus(current, before);
      });
      return this.names.toResponse(inspection, transaction.manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) => this.records.remove(transaction, id));
  }

  /** The event includes the supplier's name, since the gateway's notifications have no supplier directory. */
  private async toEventData(
    inspection: ReceivingInspectionEntity,
    manager: EntityManager,
  ): Promise<ReceivingInspectionEntity & WithSupplierName> {
    return { ...inspection, supplierName: await this.names.getName(inspection.supplierId, manager) };
  }
}
