import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { getPerformanceBand, type PerformanceSnapshot } from '@fsvp/contracts/program/supplier-evaluations/performance';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { PerformanceService } from './performance.service.js';

@Controller()
export class PerformanceController {
  constructor(private readonly performance: PerformanceService) {}

  @Handle(getPerformanceBand)
  get(@Input() { params }: HandlerInput<typeof getPerformanceBand>): Promise<PerformanceSnapshot> {
    return this.performance.get(params.supplierId);
  }
}
