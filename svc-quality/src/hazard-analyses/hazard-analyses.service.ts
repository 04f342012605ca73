import { Injectable } from '@nestjs/common';
import { hazardDeleted, hazardRecorded, hazardUpdated } from '@fsvp/contracts/events';
import { hazardRiskScore, type HazardAnalysis, type HazardCreate, type HazardUpdate } from '@fsvp/contracts/hazard-analysis';
import { notFound } from '@fsvp/service-kit/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/supplier-directory/supplier-directory';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { SupplierNames } from '../records/supplier-names.js';
import { leaveTombstone } from '../records/tombstone.js';
import { HazardAnalysisEntity } from './hazard-analysis.entity.js';

const OPTIONAL = { productId: null, preventiveControls: null, monitoringProcedures: null, correctiveActions: null, verificationActivities: null, recordKeepingProcedures: null };

/** Rules of a hazard analysis: who conducted it, and the score that follows from severity and likelihood. */
@Injectable()
export class HazardAnalysesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
  ) {}

  async get(id: string): Promise<HazardAnalysis> {
    const found = await this.dataSource.getRepository(HazardAnalysisEntity).findOneBy({ id, deletedAt: IsNull() });
    if (!found) throw notFound('hazard analysis');
    return this.names.named(found);
  }

  async create(body: HazardCreate): Promise<HazardAnalysis> {
    await this.directory.requireName(body.supplierId);
    return this.unitOfWork.run(async ({ manager, record }) => {
      const base = newRecord();
      const hazard = merge(Object.assign(new HazardAnalysisEntity(), base, OPTIONAL), {
        ...body,
        riskScore: hazardRiskScore(body.severity, body.likelihood),
        conductedBy: base.createdBy,
        conductedAt: base.createdAt,
        reviewedBy: null,
        reviewedAt: null,
      });
      await manager.insert(HazardAnalysisEntity, hazard);
      record({ event: hazardRecorded, before: null, after: hazard });
      return this.names.named(hazard, manager);
    });
  }

  async update(id: string, body: HazardUpdate): Promise<HazardAnalysis> {
    if (body.supplierId) await this.directory.requireName(body.supplierId);
    return this.unitOfWork.run(async ({ manager, record }) => {
      const hazard = await lockRecord(manager, HazardAnalysisEntity, id, 'hazard analysis');
      const before = snapshot(hazard);
      touch(merge(hazard, body));
      hazard.riskScore = hazardRiskScore(hazard.severity, hazard.likelihood);
      await manager.update(HazardAnalysisEntity, id, hazard);
      record({ event: hazardUpdated, before, after: hazard });
      return this.names.named(hazard, manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const hazard = await lockRecord(manager, HazardAnalysisEntity, id, 'hazard analysis');
      const before = snapshot(hazard);
      await leaveTombstone(manager, HazardAnalysisEntity, hazard);
      record({ event: hazardDeleted, before, after: null });
    });
  }
}
