import { Injectable } from '@nestjs/common';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { RiskSnapshot } from '@fsvp/contracts/suppliers/dashboard-figures';
import { Database } from '@fsvp/service-kit/database/database';
import { SupplierCounts } from '../suppliers/supplier-counts.js';

/** Suppliers by risk level, day by day. */
@Injectable()
export class RiskSnapshotsService {
  constructor(
    private readonly database: Database,
    private readonly counts: SupplierCounts,
  ) {}

  /**
   * Saves the current counts for a day, replacing an earlier snapshot. Several processes may do so at the same time.
   */
  async save(day: Day = today()): Promise<void> {
    const { high, medium, low } = (await this.counts.getDashboardCounts()).riskDistribution;
    await this.database.rows({
      name: 'risk-snapshot-save',
      text: `insert into risk_snapshots (day, high, medium, low) values ($1, $2, $3, $4)
        on conflict (day) do update set high = excluded.high, medium = excluded.medium, low = excluded.low`,
      values: [day, high, medium, low],
    });
  }

  /** The snapshots of the last `days` days; today's are the current counts. */
  async getTrend(days: number, asOf: Day = today()): Promise<RiskSnapshot[]> {
    const past = this.database.rows<RiskSnapshot>({
      name: 'risk-snapshots',
      text: 'select day::text, high, medium, low from risk_snapshots where day > $1 and day < $2 order by day',
      values: [addDays(asOf, -days), asOf],
    });
    const [snapshots, { riskDistribution }] = await Promise.all([past, this.counts.getDashboardCounts()]);
    return [...snapshots, { day: asOf, ...riskDistribution }];
  }
}
