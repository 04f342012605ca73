import { Injectable } from '@nestjs/common';
import { hazardDeleted, hazardRecorded, hazardUpdated } from '@fsvp/contracts/quality/hazard-analysis.record';
import {
  hazardRiskScore,
  type HazardAnalysis,
  type HazardCreate,
  type HazardUpdate,
} from '@fsvp/contracts/quality/hazard-analysis';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import {
  assertSupplierChange,
  SupplierDirectory,
} from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { linksNewProduct, ProductDirectory } from '@fsvp/service-kit/read-models/product-directory/product-directory';
import { SupplierNames } from '../supplier-directory/supplier-names.js';
import { softDelete } from '../record-lifecycle/soft-delete.js';
import { HazardAnalysisEntity } from './hazard-analysis.entity.js';

const OPTIONAL = {
  externalIds: {},
  productId: null,
  preventiveControls: null,
  monitoringProcedures: null,
  correctiveActions: null,
  verificationActivities: null,
  recordKeepingProcedures: null,
};

/**
 * The rules of hazard analyses: the user who conducted it, a product of its supplier, and the score from severity and
 * likelihood.
 */
@Injectable()
export class HazardAnalysesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: SupplierDirectory,
    private readonly names: SupplierNames,
    private readonly products: ProductDirectory,
  ) {}

  async get(id: string): Promise<HazardAnalysis> {
    return this.toResponse(await this.find(id));
  }

  async create(body: HazardCreate): Promise<HazardAnalysis> {
    await this.directory.requireLiveName(body.supplierId);
    if (body.productId) await this.products.requireProduct(body.productId);
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
      await this.products.assertBelongsToSupplier(manager, hazard);
      await manager.insert(HazardAnalysisEntity, hazard);
      record({ event: hazardRecorded, before: null, after: hazard });
      return this.toResponse(hazard, manager);
    });
  }

  async update(id: string, body: HazardUpdate): Promise<HazardAnalysis> {
    const supplier = body.supplierId ? await this.directory.requireSupplier(body.supplierId) : undefined;
    await this.requireNewProduct(id, body);
    return this.unitOfWork.run(async ({ manager, record }) => {
      const hazard = await lockRecord(manager, HazardAnalysisEntity, id, 'hazard analysis', (current) =>
        this.toResponse(current, manager),
      );
      assertSupplierChange(supplier, hazard.supplierId);
      const before = snapshot(hazard);
      touch(merge(hazard, body));
      hazard.riskScore = hazardRiskScore(hazard.severity, hazard.likelihood);
      if (linksNewProduct(before, hazard)) await this.products.assertBelongsToSupplier(manager, hazard);
      await manager.update(HazardAnalysisEntity, id, hazard);
      record({ event: hazardUpdated, before, after: hazard });
      return this.toResponse(hazard, manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const hazard = await lockRecord(manager, HazardAnalysisEntity, id, 'hazard analysis', (current) =>
        this.toResponse(current, manager),
      );
      const before = snapshot(hazard);
      await softDelete(manager, HazardAnalysisEntity, hazard);
      record({ event: hazardDeleted, before, after: null });
    });
  }

  /**
   * Checks a changed product before the row is locked, since a request to svc-suppliers must not hold the lock. The
   * transaction checks it again.
   */
  private async requireNewProduct(id: string, body: HazardUpdate): Promise<void> {
    if (!body.supplierId && !body.productId) return;
    const found = await this.find(id);
    const changed = merge(snapshot(found), body);
    if (changed.productId && linksNewProduct(found, changed)) await this.products.requireProduct(changed.productId);
  }

  private async find(id: string): Promise<HazardAnalysisEntity> {
    const found = await this.dataSource.getRepository(HazardAnalysisEntity).findOneBy({ id, deletedAt: IsNull() });
    if (!found) throw notFound('hazard analysis');
    return found;
  }

  private async toResponse(hazard: HazardAnalysisEntity, manager?: EntityManager): Promise<HazardAnalysis> {
    return {
      ...(await this.names.toResponse(hazard, manager)),
      productName: await this.products.getName(hazard.productId, manager),
    };
  }
}
