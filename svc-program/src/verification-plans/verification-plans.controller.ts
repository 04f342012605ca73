import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  checkVerificationPlan,
  createVerificationPlan,
  createVerificationPlanVersion,
  deleteVerificationPlan,
  getFileSchedule,
  getVerificationPlan,
  listVerificationPlans,
  proposeVerificationPlan,
  updateVerificationPlan,
  type VerificationPlan,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { FileScheduleService } from './file-schedule.service.js';
import { VerificationPlansService } from './verification-plans.service.js';

@Controller()
export class VerificationPlansController {
  constructor(
    private readonly plans: VerificationPlansService,
    private readonly schedules: FileScheduleService,
  ) {}

  @Handle(listVerificationPlans)
  list(
    @Input() { params }: HandlerInput<typeof listVerificationPlans>,
  ): Promise<ResponseOf<typeof listVerificationPlans>> {
    return this.plans.list(params.id);
  }

  @Handle(proposeVerificationPlan)
  propose(
    @Input() { params }: HandlerInput<typeof proposeVerificationPlan>,
  ): Promise<ResponseOf<typeof proposeVerificationPlan>> {
    return this.plans.propose(params.id);
  }

  @Handle(getVerificationPlan)
  get(@Input() { params }: HandlerInput<typeof getVerificationPlan>): Promise<VerificationPlan> {
    return this.plans.get(params.id);
  }

  @Handle(createVerificationPlan)
  create(@Input() { params, body }: HandlerInput<typeof createVerificationPlan>): Promise<VerificationPlan> {
    return this.plans.create(params.id, body);
  }

  @Handle(updateVerificationPlan)
  update(@Input() { params, body }: HandlerInput<typeof updateVerificationPlan>): Promise<VerificationPlan> {
    return this.plans.update(params.id, body);
  }

  @Handle(deleteVerificationPlan)
  delete(@Input() { params }: HandlerInput<typeof deleteVerificationPlan>): Promise<void> {
    return this.plans.delete(params.id);
  }

  @Handle(createVerificationPlanVersion)
  createVersion(@Input() { params }: HandlerInput<typeof createVerificationPlanVersion>): Promise<VerificationPlan> {
    return this.plans.createVersion(params.id);
  }

  @Handle(checkVerificationPlan)
  check(
    @Input() { params }: HandlerInput<typeof checkVerificationPlan>,
  ): Promise<ResponseOf<typeof checkVerificationPlan>> {
    return this.plans.check(params.id);
  }

  @Handle(getFileSchedule)
  schedule(
    @Input() { params, query }: HandlerInput<typeof getFileSchedule>,
  ): Promise<ResponseOf<typeof getFileSchedule>> {
    return this.schedules.get(params.id, query.to);
  }
}
