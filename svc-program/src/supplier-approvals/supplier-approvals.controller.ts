import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createSupplierApproval,
  deleteSupplierApproval,
  getSupplierApproval,
  listSupplierApprovals,
  updateSupplierApproval,
  type SupplierApproval,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { SupplierApprovalsService } from './supplier-approvals.service.js';

@Controller()
export class SupplierApprovalsController {
  constructor(private readonly approvals: SupplierApprovalsService) {}

  @Handle(listSupplierApprovals)
  list(@Input() { params }: HandlerInput<typeof listSupplierApprovals>): ReturnType<SupplierApprovalsService['list']> {
    return this.approvals.list(params.id);
  }

  @Handle(getSupplierApproval)
  get(@Input() { params }: HandlerInput<typeof getSupplierApproval>): Promise<SupplierApproval> {
    return this.approvals.get(params.id);
  }

  @Handle(createSupplierApproval)
  create(@Input() { params, body }: HandlerInput<typeof createSupplierApproval>): Promise<SupplierApproval> {
    return this.approvals.create(params.id, body);
  }

  @Handle(updateSupplierApproval)
  update(@Input() { params, body }: HandlerInput<typeof updateSupplierApproval>): Promise<SupplierApproval> {
    return this.approvals.update(params.id, body);
  }

  @Handle(deleteSupplierApproval)
  delete(@Input() { params }: HandlerInput<typeof deleteSupplierApproval>): Promise<void> {
    return this.approvals.delete(params.id);
  }
}
