import { Injectable } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { complianceOf } from '@fsvp/contracts/suppliers/compliance';
import type { SupplierCounts as DashboardCounts } from '@fsvp/contracts/suppliers/dashboard-figures';
import type { FsvpStatus } from '@fsvp/contracts/suppliers/fsvp';
import type { FsvpSummary, listSuppliers, RiskLevel } from '@fsvp/contracts/suppliers/supplier';
import type { SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import { CountCache, type Count } from '@fsvp/service-kit/lists/counts/count-cache';
import { Database } from '@fsvp/service-kit/database/database';
import { SharedReading } from '@fsvp/service-kit/runtime/shared-reading';
import type { SqlValues } from '@fsvp/service-kit/database/sql';

export const SUPPLIER_CHANGES = 'supplier_changes';

/** Suppliers are counted by these: at most 48 groups, however many suppliers there are. */
const COUNTED_BY = ['status', 'risk_level', 'fsvp_status'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];
export type SupplierCount = Count<CountedBy>;

/** The filters of the list that a total depends on, except the search. */
export type SupplierFilters = Pick<
  HandlerInput<typeof listSuppliers>['query'],
  'status' | 'riskLevel' | 'fsvpStatus' | 'compliance' | 'fsvpRequired'
>;

interface StatusGroup {
  rows: number;
  status: SupplierStatus;
  riskLevel: RiskLevel;
  fsvpStatus: FsvpStatus;
}

function* groupsOf(count: SupplierCount): Generator<StatusGroup> {
  for (const { group, rows } of count.groups.values())
    yield {
      rows,
      status: group.status as SupplierStatus,
      riskLevel: group.risk_level as RiskLevel,
      fsvpStatus: group.fsvp_status as FsvpStatus,
    };
}

/** How many suppliers pass the filters. An empty filter accepts all. */
export function countFiltered(count: SupplierCount, filters: SupplierFilters): number {
  const accepts = <T>(accepted: readonly T[] | undefined, value: T) => !accepted?.length || accepted.includes(value);
  const { fsvpRequired } = filters;
  let total = 0;
  for (const { rows, status, riskLevel, fsvpStatus } of groupsOf(count))
    if (
      accepts(filters.status, status) &&
      accepts(filters.riskLevel, riskLevel) &&
      accepts(filters.fsvpStatus, fsvpStatus) &&
      accepts(filters.compliance, complianceOf(status, fsvpStatus)) &&
      (fsvpRequired === undefined || fsvpRequired === (fsvpStatus !== 'not_required'))
    )
      total += rows;
  return total;
}

/** The FSVP tiles over all suppliers (spec-map: derived-5). */
export function toTiles(count: SupplierCount): FsvpSummary {
  const number: Record<FsvpStatus, number> = { compliant: 0, due_soon: 0, overdue: 0, not_required: 0 };
  for (const { fsvpStatus, rows } of groupsOf(count)) number[fsvpStatus] += rows;
  const { compliant, due_soon: dueSoon, overdue, not_required: notRequired } = number;
  return { compliant, dueSoon, overdue, notRequired, total: compliant + dueSoon + overdue };
}

/** The dashboard's counts over all suppliers; the three kinds sum to the total (spec-map: derived-1). */
export function toDashboardCounts(count: SupplierCount): DashboardCounts {
  const number = { compliant: 0, pending: 0, non_compliant: 0 };
  const riskDistribution: Record<RiskLevel, number> = { high: 0, medium: 0, low: 0 };
  for (const { status, fsvpStatus, riskLevel, rows } of groupsOf(count)) {
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
  private latest: { asOf: Day; cache: CountCache<CountedBy> } | undefined;
  private readonly current = new SharedReading(() => this.asOf(today()).current());

  constructor(private readonly database: Database) {}

  /** The counts as of a day. Only those of the last day asked for are kept. */
  asOf(day: Day): CountCache<CountedBy> {
    if (this.latest?.asOf !== day) {
      const fsvpStatus = (values: SqlValues) =>
        `fsvp_status(fsvp_required, next_verification_day, ${values.add(day)}::date)`;
      const counted = { table: 'suppliers', log: SUPPLIER_CHANGES, by: COUNTED_BY };
      this.latest = {
        asOf: day,
        cache: new CountCache(this.database, { ...counted, expressions: { fsvp_status: fsvpStatus } }),
      };
    }
    return this.latest.cache;
  }

  async getTiles(): Promise<FsvpSummary> {
    return toTiles(await this.current.get());
  }

  async getDashboardCounts(): Promise<DashboardCounts> {
    return toDashboardCounts(await this.current.get());
  }
}
