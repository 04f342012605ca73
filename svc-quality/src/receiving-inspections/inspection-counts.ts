import { Injectable } from '@nestjs/common';
import { INSPECTION_STATUSES, type InspectionStatus } from '@fsvp/contracts/receiving-inspection';
import { Database } from '@fsvp/service-kit/database';
import { SqlValues } from '@fsvp/service-kit/sql';
import { contains } from '../records/search.js';

/** How many inspections a search finds, by status, as one snapshot of the database saw it. */
export interface InspectionCount {
  search: string;
  byStatus: Record<InspectionStatus, number>;
  /** The database's own name of the snapshot; what it did not see is in `inspection_changes`. */
  snapshot: string;
  /** When the server started: its snapshots mean nothing to another server. */
  server: string;
  /** By this process's clock that only runs forward, in ms. */
  countedAt: number;
}

/** Changes are kept for longer than that (`forget-inspection-changes`). */
export const COUNT_LASTS_MS = 10 * 60_000;
const COUNTS_KEPT = 1000;

/**
 * Counts of searches, kept in memory. A kept count is never answered by itself: a list adds what has changed since its snapshot, in the statement
 * that reads the page, so that totals stay exact. ADR 14 says why.
 */
@Injectable()
export class InspectionCounts {
  private readonly counts = new Map<string, Promise<InspectionCount>>();

  constructor(private readonly database: Database) {}

  /** A count to start from: a kept one, or else all inspections are counted. */
  async of(search: string): Promise<InspectionCount> {
    const kept = await this.counts.get(search);
    if (kept && performance.now() - kept.countedAt < COUNT_LASTS_MS) return kept;
    const counting = this.count(search);
    this.keep(search, counting);
    return counting.catch((error: unknown) => {
      this.forget(search);
      throw error;
    });
  }

  /** Keeps a newer count for the next one who asks. */
  renew(count: InspectionCount): void {
    this.keep(count.search, Promise.resolve(count));
  }

  forget(search: string): void {
    this.counts.delete(search);
  }

  /** The least recently used goes first: a Map remembers in which order its entries were set. */
  private keep(search: string, count: Promise<InspectionCount>): void {
    this.counts.delete(search);
    this.counts.set(search, count);
    const [oldest] = this.counts.keys();
    if (this.counts.size > COUNTS_KEPT && oldest !== undefined) this.counts.delete(oldest);
  }

  private async count(search: string): Promise<InspectionCount> {
    const countedAt = performance.now();
    const values = new SqlValues();
    const byStatus = INSPECTION_STATUSES.map((status) => `'${status}', count(*) filter (where status = '${status}')`).join(', ');
    // Not prepared: whether the index on parts of words helps depends on what is searched for.
    const [row] = await this.database.rows<Pick<InspectionCount, 'byStatus' | 'snapshot' | 'server'>>({
      name: '',
      text: `select json_build_object(${byStatus}) as "byStatus", pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server
        from receiving_inspections where deleted_at is null${search && ` and ${contains('search_text', search, values)}`}`,
      values: values.values,
    });
    return { ...(row as Pick<InspectionCount, 'byStatus' | 'snapshot' | 'server'>), search, countedAt };
  }
}
