import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import {
  DASHBOARD_CAPS,
  share,
  type getReportCards,
  type getRiskTrend,
  type DashboardStats,
} from '@fsvp/contracts/catalogue/dashboard';
import type { RiskTrendDays } from '@fsvp/contracts/suppliers/dashboard-figures';
import { getQualityOverview } from '@fsvp/contracts/quality/internal';
import { getRiskSnapshots, getSupplierCounts } from '@fsvp/contracts/suppliers/internal';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { unavailable } from '@fsvp/service-kit/problems/problem.error';
import { SharedReading } from '@fsvp/service-kit/runtime/shared-reading';
import type { Logger } from 'pino';
import { Upstreams } from '../upstreams/upstreams.js';

/** A slower service counts as unavailable, so that the other parts are not delayed. */
const REQUEST_TIMEOUT_MS = 2000;

/** Builds the dashboard from the services' data. The parts of an unavailable service are null. */
@Injectable()
export class DashboardService {
  private readonly counts = new SharedReading(() =>
    this.nullIfUnavailable(this.upstreams.get('suppliers', getSupplierCounts, REQUEST_TIMEOUT_MS)),
  );
  private readonly overview = new SharedReading(() =>
    this.nullIfUnavailable(this.upstreams.get('quality', getQualityOverview, REQUEST_TIMEOUT_MS)),
  );

  constructor(
    private readonly upstreams: Upstreams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async getStats(): Promise<DashboardStats> {
    const { counts, overview } = await this.loadParts();
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

  /** @throws 503 for any failure, since only the chart is missing then */
  async getRiskTrend(days: RiskTrendDays): Promise<ResponseOf<typeof getRiskTrend>> {
    const trend = await this.nullIfUnavailable(
      this.upstreams.get('suppliers', getRiskSnapshots, REQUEST_TIMEOUT_MS, { days: String(days) }),
    );
    if (!trend)
      throw unavailable(
        'The suppliers service is not responding, so the risk trend is not available. Try again in a moment.',
      );
    return trend;
  }

  async getReportCards(): Promise<ResponseOf<typeof getReportCards>> {
    const { counts, overview } = await this.loadParts();
    return {
      suppliers: counts?.totalSuppliers ?? null,
      complianceRate: counts ? share(counts.compliantSuppliers, counts.totalSuppliers) : null,
      openActions: overview?.openActions ?? null,
      verificationsCompleted: overview?.verificationsCompleted ?? null,
    };
  }

  private async loadParts() {
    const [counts, overview] = await Promise.all([this.counts.get(), this.overview.get()]);
    return { counts, overview };
  }

  private nullIfUnavailable<T>(part: Promise<T>): Promise<T | null> {
    return part.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a part of the dashboard is unavailable');
      return null;
    });
  }
}
