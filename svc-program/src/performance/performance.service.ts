import { addMonths, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { computePerformance } from '@fsvp/contracts/program/supplier-evaluations/compute-performance';
import {
  PERFORMANCE_MONTHS,
  type PerformanceMetrics,
  type PerformanceSnapshot,
} from '@fsvp/contracts/program/supplier-evaluations/performance';
import { getSupplierReceipts } from '@fsvp/contracts/quality/internal';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { notFound, ProblemError, unavailable } from '@fsvp/service-kit/problems/problem.error';
import type { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { actionsOf } from '../action-directory/action-entries.js';
import { readFreshness } from '../source-freshness/freshness.js';
import { countInadequateReviews } from './inadequate-reviews.js';

/** An evaluation is written without the performance if svc-quality takes longer. */
const CALL_MS = 2000;

/** How well suppliers have performed (beyond/verification-engine.md, 2). */
export class PerformanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suppliers: SupplierDirectory,
    private readonly quality: ServiceClient,
    private readonly logger: Logger,
  ) {}

  /** @throws 404 for an unknown supplier; 503 while it cannot be computed */
  async get(supplierId: string): Promise<PerformanceSnapshot> {
    try {
      await this.suppliers.requireSupplier(supplierId);
    } catch (error) {
      // The supplier is not a field here, but what is asked for.
      throw error instanceof ProblemError && error.status === 400 ? notFound('supplier') : error;
    }
    return this.compute(supplierId, today());
  }

  /** @returns null while it cannot be computed */
  async find(supplierId: string): Promise<PerformanceSnapshot | null> {
    try {
      return await this.compute(supplierId, today());
    } catch (error) {
      this.logger.warn({ supplierId, err: error }, 'an evaluation is saved without the performance of its supplier');
      return null;
    }
  }

  /** Computes the performance until a day and keeps it. @throws 503 while a source is unknown */
  private async compute(supplierId: string, day: Day): Promise<PerformanceSnapshot> {
    const { manager } = this.dataSource;
    const period = { from: addMonths(day, -PERFORMANCE_MONTHS), until: day };
    const { firstReceivedOn, ...receipts } = await this.quality.call(
      getSupplierReceipts,
      { query: { supplierId, ...period } },
      CALL_MS,
    );
    // Without a complete copy of the corrective actions, overdue ones may be missing.
    if (!(await readFreshness(manager)).completeUntil.has('quality'))
      throw unavailable('The corrective actions of the supplier are not known yet. Try again in a moment.');
    const { overdueCount = 0 } = (await actionsOf(manager, [supplierId], day)).get(supplierId) ?? {};
    const snapshot = computePerformance({
      ...receipts,
      inadequateReviews: await countInadequateReviews(manager, supplierId, period),
      overdueActions: overdueCount,
      confirmedMatches: null,
      lateDocuments: null,
      months: firstReceivedOn === null ? 0 : wholeMonths(firstReceivedOn, day),
    });
    await this.keep(supplierId, day, snapshot);
    return { supplierId, day, ...snapshot, goodSince: await this.findGoodSince(supplierId, day) };
  }

  private async keep(
    supplierId: string,
    day: Day,
    { formula, metrics, points, band }: ReturnType<typeof computePerformance>,
  ): Promise<void> {
    await this.dataSource.query(
      `insert into performance_snapshots (supplier_id, day, formula, metrics, points, band) values ($1, $2, $3, $4, $5, $6)
       on conflict (supplier_id, day) do update set formula = excluded.formula, metrics = excluded.metrics,
         points = excluded.points, band = excluded.band
       where performance_snapshots is distinct from excluded`,
      [supplierId, day, formula, JSON.stringify(metrics), points, band],
    );
  }

  /** The first day after the last one that was not good, up to this day. */
  private async findGoodSince(supplierId: string, day: Day): Promise<Day | null> {
    const [row] = await this.dataSource.query<{ since: Day | null }[]>(
      `select min(day)::text as since from performance_snapshots s where supplier_id = $1 and day <= $2
       and day > coalesce((select max(day) from performance_snapshots
         where supplier_id = $1 and day <= $2 and band <> 'good'), '-infinity')`,
      [supplierId, day],
    );
    return row?.since ?? null;
  }
}

/** Whole months from one day to another: 0 until the same day of the next month. */
export function wholeMonths(from: Day, to: Day): PerformanceMetrics['months'] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))) as [
    number,
    number,
  ];
  const months = last - first;
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}
