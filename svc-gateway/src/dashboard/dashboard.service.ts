import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@fsvp/contracts/call';
import {
  DASHBOARD_CAPS,
  share,
  type getReportCards,
  type getRiskTrend,
  type DashboardStats,
  type RiskTrendDays,
} from '@fsvp/contracts/dashboard';
import { getQualityOverview, getRiskSnapshots, getSupplierCounts } from '@fsvp/contracts/internal';
import { LOGGER } from '@fsvp/service-kit/logger';
import { unavailable } from '@fsvp/service-kit/problem.error';
import type { Logger } from 'pino';
import { Upstreams } from '../proxy/upstreams.js';

/** A part that takes longer counts as unavailable, so that the others are not kept waiting. */
const PART_MS = 2000;

/** Puts the dashboard together from the services; a part whose service does not answer is null. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly upstreams: Upstreams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async stats(): Promise<DashboardStats> {
    const { counts, overview } = await this.parts();
    return {
      totalSuppliers: counts?.totalSuppliers ?? null,
      compliantSuppliers: counts?.compliantSuppliers ?? null,
      pendingVerification: counts?.pendingVerification ?? null,
      nonCompliant: counts?.nonCompliant ?? null,
      riskDistribution: counts?.riskDistribution ?? null,
      upcomingVerifications: overview?.upcomingVerifications.slice(0, DASHBOARD_CAPS.verifications) ?? null,
      activeCorrectiveActions: overview?.activeCorrectiveActions.slice(0, DASHBOARD_CAPS.actions) ?? null,
      unavailable: [...(counts ? [] : (['suppliers'] as const)), ...(overview ? [] : (['quality'] as const))],
    };
  }

  /** @throws 503, whatever the reason: only the chart is missing */
  async riskTrend(days: RiskTrendDays): Promise<ResponseOf<typeof getRiskTrend>> {
    const trend = await this.orNull(this.upstreams.get('suppliers', getRiskSnapshots, PART_MS, { days: String(days) }));
    if (!trend)
      throw unavailable(
        'The suppliers service does not answer, so there is no risk trend right now. Try again in a moment.',
      );
    return trend;
  }

  async reportCards(): Promise<ResponseOf<typeof getReportCards>> {
    const { counts, overview } = await this.parts();
    return {
      suppliers: counts?.totalSuppliers ?? null,
      complianceRate: counts ? share(counts.compliantSuppliers, counts.totalSuppliers) : null,
      openActions: overview?.openActions ?? null,
      verificationsCompleted: overview?.verificationsCompleted ?? null,
    };
  }

  private async parts() {
    const [counts, overview] = await Promise.all([
      this.orNull(this.upstreams.get('suppliers', getSupplierCounts, PART_MS)),
      this.orNull(this.upstreams.get('quality', getQualityOverview, PART_MS)),
    ]);
    return { counts, overview };
  }

  private orNull<T>(part: Promise<T>): Promise<T | null> {
    return part.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a part of the dashboard is unavailable');
      return null;
    });
  }
}
