import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@fsvp/contracts/call';
import { getDashboardStats, getReportCards, type DashboardStats } from '@fsvp/contracts/dashboard';
import { Handle } from '@fsvp/service-kit/handle.decorator';
import { DashboardService } from './dashboard.service.js';

@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Handle(getDashboardStats)
  stats(): Promise<DashboardStats> {
    return this.dashboard.stats();
  }

  @Handle(getReportCards)
  reportCards(): Promise<ResponseOf<typeof getReportCards>> {
    return this.dashboard.reportCards();
  }
}
