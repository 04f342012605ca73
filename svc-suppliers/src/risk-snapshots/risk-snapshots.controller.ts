import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { getRiskSnapshots } from '@fsvp/contracts/suppliers/internal';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { RiskSnapshotsService } from './risk-snapshots.service.js';

/** Serves the risk trend of the dashboard. */
@Controller()
export class RiskSnapshotsController {
  constructor(private readonly snapshots: RiskSnapshotsService) {}

  @Handle(getRiskSnapshots)
  async getTrend(
    @Input() { query }: HandlerInput<typeof getRiskSnapshots>,
  ): Promise<ResponseOf<typeof getRiskSnapshots>> {
    return { snapshots: await this.snapshots.getTrend(query.days) };
  }
}
