import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  getDashboardStats,
  getReportCards,
  getRiskTrend,
  type DashboardStats,
} from '@fsvp/contracts/catalogue/dashboard';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { DashboardService } from './dashboard.service.js';

@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Handle(getDashboardStats)
  getStats(): Promise<DashboardStats> {
    return this.dashboard.getStats();
  }

  @Handle(getRiskTrend)
  getRiskTrend(@Input() { query }: HandlerInput<typeof getRiskTrend>): Promise<ResponseOf<typeof getRiskTrend>> {
    return this.dashboard.getRiskTrend(query.days);
  }

  @Handle(getReportCards)
  getReportCards(): Promise<ResponseOf<typeof getReportCards>> {
    return this.dashboard.getReportCards();
  }
}
