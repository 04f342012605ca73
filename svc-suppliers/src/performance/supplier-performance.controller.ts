import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { supplierPerformanceRecorded } from '@fsvp/contracts/suppliers/supplier.record';
import {
  createSupplierPerformance,
  getSupplierPerformance,
  listSupplierPerformance,
  type SupplierPerformance,
} from '@fsvp/contracts/suppliers/supplier';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { lockRecord, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { EVALUATIONS, SupplierChildListQueries } from '../suppliers/supplier-child-lists.queries.js';
import { SupplierPerformanceEntity } from './supplier-performance.entity.js';

/** Performance evaluations are a history: they are recorded and never changed. */
const records = new Records({
  entity: SupplierPerformanceEntity,
  noun: 'evaluation',
  events: { created: supplierPerformanceRecorded },
});

@Controller()
export class SupplierPerformanceController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: SupplierChildListQueries,
  ) {}

  @Handle(listSupplierPerformance)
  list(@Input() { params, query }: HandlerInput<typeof listSupplierPerformance>): Promise<JsonText> {
    return this.queries.list(EVALUATIONS, params.id, query);
  }

  @Handle(getSupplierPerformance)
  async get(@Input() { params }: HandlerInput<typeof getSupplierPerformance>): Promise<SupplierPerformance> {
    const found = await this.dataSource
      .getRepository(SupplierPerformanceEntity)
      .findOneBy({ id: params.evaluationId, supplierId: params.id, deletedAt: IsNull() });
    const supplier =
      found && (await this.dataSource.getRepository(SupplierEntity).existsBy({ id: params.id, deletedAt: IsNull() }));
    if (!found || !supplier) throw notFound('evaluation');
    const { deletedAt: _deleted, ...response } = found;
    return response;
  }

  @Handle(createSupplierPerformance)
  create(@Input() { params, body }: HandlerInput<typeof createSupplierPerformance>): Promise<SupplierPerformance> {
    return this.unitOfWork.run(async (transaction) => {
      await lockRecord(transaction.manager, SupplierEntity, params.id, 'supplier');
      const { deletedAt: _deleted, ...response } = await records.create(
        transaction,
        { ...body, supplierId: params.id },
        (evaluation) => {
          evaluation.evaluatedBy = evaluation.createdBy;
        },
      );
      return response;
    });
  }
}
