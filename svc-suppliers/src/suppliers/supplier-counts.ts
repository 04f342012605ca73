import { Injectable } from '@nestjs/common';
import { addDays, today, type Day } from '@fsvp/contracts/calendar-day';
import { complianceOf } from '@fsvp/contracts/compliance';
import type { SupplierCounts as DashboardCounts } from '@fsvp/contracts/dashboard';
import { DUE_SOON_DAYS, fsvpStatusFromDueDay, type FsvpStatus } from '@fsvp/contracts/fsvp';
import type { FsvpSummary, RiskLevel, SupplierStatus } from '@fsvp/contracts/supplier';
import { CountCache, type Count } from '@fsvp/service-kit/counts/count-cache';
import { Database } from '@fsvp/service-kit/database';

export const SUPPLIER_CHANGES = 'supplier_changes';

/** The columns that suppliers are counted by, for tiles and dashboard. */
export const COUNTED_BY = ['fsvp_required', 'next_verification_day', 'status', 'risk_level'] as const;
type SupplierCount = Count<(typeof COUNTED_BY)[number]>;

interface StatusGroup {
  rows: number;
  status: SupplierStatus;
  riskLevel: RiskLevel;
  fsvpStatus: FsvpStatus;
}

/** Applies the shared rules to the groups of a count, as of a day. */
function* evaluateGroups(count: SupplierCount, asOf: Day): Generator<StatusGroup> {
  const lastDueSoonDay = addDays(asOf, DUE_SOON_DAYS);
  for (const { group, rows } of count.groups.values()) {
    const fsvpStatus = fsvpStatusFromDueDay(
      group.fsvp_required === true,
      group.next_verification_day as Day | null,
      asOf,
      lastDueSoonDay,
    );
    yield { rows, status: group.status as SupplierStatus, riskLevel: group.risk_level as RiskLevel, fsvpStatus };
  }
}

/** The FSVP tiles over all suppliers (spec-map: derived-5), as of a day. */
export function toTiles(count: SupplierCount, asOf: Day): FsvpSummary {
  const number: Record<FsvpStatus, number> = { compliant: 0, due_soon: 0, overdue: 0, not_required: 0 };
  for (const { fsvpStatus, rows } of evaluateGroups(count, asOf)) number[fsvpStatus] += rows;
  const { compliant, due_soon: dueSoon, overdue, not_required: notRequired } = number;
  return { compliant, dueSoon, overdue, notRequired, total: compliant + dueSoon + overdue };
}

/** The dashboard's counts over all suppliers, as of a day; the three kinds sum to the total (spec-map: derived-1). */
export function toDashboardCounts(count: SupplierCount, asOf: Day): DashboardCounts {
  const number = { compliant: 0, pending: 0, non_compliant: 0 };
  const riskDistribution: Record<RiskLevel, number> = { high: 0, medium: 0, low: 0 };
  for (const { status, fsvpStatus, riskLevel, rows } of evaluateGroups(count, asOf)) {
    number[complianceOf(status, fsvpStatus)] += rows;
    riskDistribution[riskLevel] += rows;
  }
  const { compliant, pending, non_compliant: nonCompliant } = number;
  return {
    totalSuppliers: compliant + pending + nonCompliant,
    compliantSuppliers: compliant,
    pendingVerification: pending,
    nonCompliant,
    riskDistribution,
  };
}

/** Counts over all suppliers. Their cost does not grow with the number of suppliers (ADR 0012). */
@Injectable()
export class SupplierCounts {
  private readonly cache: CountCache<(typeof COUNTED_BY)[number]>;
  /** The last result. There may be a group for almost every supplier, but most calls find no change. */
  private last:
    { groups: SupplierCount['groups']; asOf: Day; tiles: FsvpSummary; dashboard: DashboardCounts } | undefined;

  constructor(database: Database) {
    this.cache = new CountCache(database, { table: 'suppliers', log: SUPPLIER_CHANGES, by: COUNTED_BY });
  }

  getCurrent(): Promise<SupplierCount> {
    return this.cache.current();
  }

  async getTiles(): Promise<FsvpSummary> {
    return (await this.evaluate()).tiles;
  }

  async getDashboardCounts(): Promise<DashboardCounts> {
    return (await this.evaluate()).dashboard;
  }

  private async evaluate(): Promise<{ tiles: FsvpSummary; dashboard: DashboardCounts }> {
    const count = await this.getCurrent();
    const asOf = today();
    if (this.last?.groups !== count.groups || this.last.asOf !== asOf)
      this.last = {
        groups: count.groups,
        asOf,
        tiles: toTiles(count, asOf),
        dashboard: toDashboardCounts(count, asOf),
      };
    return this.last;
  }
}
