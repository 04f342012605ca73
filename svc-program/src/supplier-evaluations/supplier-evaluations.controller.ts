import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  checkSupplierEvaluation,
  createSupplierEvaluation,
  createSupplierEvaluationVersion,
  deleteSupplierEvaluation,
  getSupplierEvaluation,
  listEvaluationsToCopy,
  listSupplierEvaluations,
  updateSupplierEvaluation,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { SupplierEvaluationsService } from './supplier-evaluations.service.js';

@Controller()
export class SupplierEvaluationsController {
  constructor(private readonly evaluations: SupplierEvaluationsService) {}

  @Handle(listSupplierEvaluations)
  list(
    @Input() { params }: HandlerInput<typeof listSupplierEvaluations>,
  ): ReturnType<SupplierEvaluationsService['list']> {
    return this.evaluations.list(params.id);
  }

  @Handle(listEvaluationsToCopy)
  listToCopy(
    @Input() { params }: HandlerInput<typeof listEvaluationsToCopy>,
  ): ReturnType<SupplierEvaluationsService['listToCopy']> {
    return this.evaluations.listToCopy(params.id);
  }

  @Handle(getSupplierEvaluation)
  get(@Input() { params }: HandlerInput<typeof getSupplierEvaluation>): Promise<SupplierEvaluation> {
    return this.evaluations.get(params.id);
  }

  @Handle(createSupplierEvaluation)
  create(@Input() { params, body }: HandlerInput<typeof createSupplierEvaluation>): Promise<SupplierEvaluation> {
    return this.evaluations.create(params.id, body);
  }

  @Handle(updateSupplierEvaluation)
  update(@Input() { params, body }: HandlerInput<typeof updateSupplierEvaluation>): Promise<SupplierEvaluation> {
    return this.evaluations.update(params.id, body);
  }

  @Handle(deleteSupplierEvaluation)
  delete(@Input() { params }: HandlerInput<typeof deleteSupplierEvaluation>): Promise<void> {
    return this.evaluations.delete(params.id);
  }

  @Handle(createSupplierEvaluationVersion)
  createVersion(
    @Input() { params }: HandlerInput<typeof createSupplierEvaluationVersion>,
  ): Promise<SupplierEvaluation> {
    return this.evaluations.createVersion(params.id);
  }

  @Handle(checkSupplierEvaluation)
  check(
    @Input() { params }: HandlerInput<typeof checkSupplierEvaluation>,
  ): ReturnType<SupplierEvaluationsService['check']> {
    return this.evaluations.check(params.id);
  }
}
