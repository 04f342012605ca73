import { Injectable } from '@nestjs/common';
import { hazardDeleted, hazardRecorded, hazardUpdated } from '@fsvp/contracts/quality/hazard-analysis.record';
import {
  hazardRiskScore,
  type HazardAnalysis,
  type HazardCreate,
  type HazardUpdate,
} from '@fsvp/contracts/quality/hazard-analysis';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { merge, snapshot, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { linksNewProduct, ProductDirectory } from '@fsvp/service-kit/read-models/product-directory/product-directory';
import { SupplierNames } from '../supplier-directory/supplier-names.js';
import { HazardAnalysisEntity } from './hazard-analysis.entity.js';

/**
 * The rules of hazard analyses: the user who conducted it, a product of its supplier, and the score from severity and
 * likelihood.
 */
@Injectable()
export class HazardAnalysesService {
  private readonly records = new Records({
    entity: HazardAnalysisEntity,
    noun: 'hazard analysis',
    events: { created: hazardRecorded, updated: hazardUpdated, deleted: hazardDeleted },
    answered: (hazard, manager) => this.toResponse(hazard, manager),
  });

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
    await this.directory.requireSupplier(body.supplierId);
    if (body.productId) await this.products.requireProduct(body.productId);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const hazard = await this.records.create(transaction, body, async (created) => {
        created.riskScore = hazardRiskScore(created.severity, created.likelihood);
        created.conductedBy = created.createdBy;
        created.conductedAt = created.createdAt;
        await this.products.assertBelongsToSupplier(manager, created);
      });
      return this.toResponse(hazard, manager);
    });
  }

  async update(id: string, body: HazardUpdate): Promise<HazardAnalysis> {
    if (body.supplierId) await this.directory.requireSupplier(body.supplierId);
    await this.requireNewProduct(id, body);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const hazard = await this.records.update(transaction, id, body, async (current, before) => {
        current.riskScore = hazardRiskScore(current.severity, current.likelihood);
        if (linksNewProduct(before, current)) await this.products.assertBelongsToSupplier(manager, current);
      });
      return this.toResponse(hazard, manager);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) => this.records.remove(transaction, id));
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

  private find(id: string): Promise<HazardAnalysisEntity> {
    return this.records.get(this.dataSource.manager, { id });
  }

  private async toResponse(hazard: HazardAnalysisEntity, manager?: EntityManager): Promise<HazardAnalysis> {
    return {
      ...(await this.names.toResponse(hazard, manager)),
      productName: await this.products.getName(hazard.productId, manager),
    };
  }
}
