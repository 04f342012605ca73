import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/call';
import { getDashboardStats, getReportCards, getRiskTrend, type DashboardStats } from '@fsvp/contracts/dashboard';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { DashboardService } from './dashboard.service.js';

@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Handle(getDashboardStats)
  stats(): Promise<DashboardStats> {
    return this.dashboard.stats();
  }

  @Handle(getRiskTrend)
  riskTrend(@Input() { query }: HandlerInput<typeof getRiskTrend>): Promise<ResponseOf<typeof getRiskTrend>> {
    return this.dashboard.riskTrend(query.days);
  }

  @Handle(getReportCards)
  reportCards(): Promise<ResponseOf<typeof getReportCards>> {
    return this.dashboard.reportCards();
  }
}
