import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createStandingCheck,
  deleteStandingCheck,
  getStandingCheck,
  listStandingChecks,
  updateStandingCheck,
  type StandingCheck,
} from '@fsvp/contracts/program/standing-check';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { StandingChecksService } from './standing-checks.service.js';

@Controller()
export class StandingChecksController {
  constructor(private readonly checks: StandingChecksService) {}

  @Handle(listStandingChecks)
  list(@Input() { params }: HandlerInput<typeof listStandingChecks>): ReturnType<StandingChecksService['list']> {
    return this.checks.list(params.id);
  }

  @Handle(getStandingCheck)
  get(@Input() { params }: HandlerInput<typeof getStandingCheck>): Promise<StandingCheck> {
    return this.checks.get(params.id);
  }

  @Handle(createStandingCheck)
  create(@Input() { params, body }: HandlerInput<typeof createStandingCheck>): Promise<StandingCheck> {
    return this.checks.create(params.id, body);
  }

  @Handle(updateStandingCheck)
  update(@Input() { params, body }: HandlerInput<typeof updateStandingCheck>): Promise<StandingCheck> {
    return this.checks.update(params.id, body);
  }

  @Handle(deleteStandingCheck)
  delete(@Input() { params }: HandlerInput<typeof deleteStandingCheck>): Promise<void> {
    return this.checks.delete(params.id);
  }
}
