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
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import {
  assertSupplierChange,
  SupplierDirectory,
} from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { SupplierNames, type WithSupplierName } from '../supplier-directory/supplier-names.js';
import { softDelete } from '../record-lifecycle/soft-delete.js';
import { applyVerdict } from './inspection-verdict.js';
import { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

const OPTIONAL = {
  externalIds: {},
  lotNumber: null,
  actualTemp: null,
  tempCompliant: true,
  tempUnit: null,
  requiredTempMin: null,
  requiredTempMax: null,
  quantity: null,
  quantityUnit: null,
  inspectionQuestions: null,
  notes: null,
  failureReasons: null,
};

/** The rules of receiving inspections: the inspector, and a verdict that is consistent with the facts. */
@Injectable()
export class ReceivingInspectionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
  ) {}

  async get(id: string): Promise<ReceivingInspection> {
    const found = await this.dataSource.getRepository(ReceivingInspectionEntity).findOneBy({ id, deletedAt: IsNull() });
    if (!found) throw notFound('receiving inspection');
    return this.names.toResponse(found);
  }

  async create(body: InspectionCreate): Promise<ReceivingInspection> {
    await this.directory.requireLiveName(body.supplierId);
    return this.unitOfWork.run(async ({ manager, record }) => {
      const base = newRecord();
      const inspection = merge(
        Object.assign(new ReceivingInspectionEntity(), base, OPTIONAL, { inspectedBy: base.createdBy }),
        body,
      );
      applyVerdict(inspection, body);
      await manager.insert(ReceivingInspectionEntity, inspection);
      record({ event: inspectionRecorded, before: null, after: await this.toEventData(inspection, manager) });
      return this.names.toResponse(inspection, manager);
    });
  }

  async update(id: string, body: InspectionUpdate): Promise<ReceivingInspection> {
    const supplier = body.supplierId ? await this.directory.requireSupplier(body.supplierId) : undefined;
    return this.unitOfWork.run(async ({ manager, record }) => {
      const inspection = await lockRecord(manager, ReceivingInspectionEntity, id, 'receiving inspection', (current) =>
        this.names.toResponse(current, manager),
      );
      assertSupplierChange(supplier, inspection.supplierId);
      const before = snapshot(inspection);
      touch(merge(inspection, body));
      applyVerdict(inspection, body, before);
      await manager.update(ReceivingInspectionEntity, id, inspection);
      record({
        event: inspectionUpdated,
        before: await this.toEventData(before, manager),
        after: await this.toEventData(inspection, manager),
      });
      return this.names.toResponse(inspection, manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const inspection = await lockRecord(manager, ReceivingInspectionEntity, id, 'receiving inspection', (current) =>
        this.names.toResponse(current, manager),
      );
      const before = await this.toEventData(snapshot(inspection), manager);
      await softDelete(manager, ReceivingInspectionEntity, inspection);
      record({ event: inspectionDeleted, before, after: null });
    });
  }

  /** The event includes the supplier's name, since the gateway's notifications have no supplier directory. */
  private async toEventData(
    inspection: ReceivingInspectionEntity,
    manager: EntityManager,
  ): Promise<ReceivingInspectionEntity & WithSupplierName> {
    return { ...inspection, supplierName: await this.names.getName(inspection.supplierId, manager) };
  }
}
