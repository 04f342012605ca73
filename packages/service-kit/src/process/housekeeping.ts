import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter, register } from 'prom-client';
import { Database } from '../database/database.js';
import { KEEP_HOURS } from '../unit-of-work/idempotency.js';
import { LOGGER } from '../observability/logger.js';

export interface HousekeepingSettings {
  HOUSEKEEPING_MINUTES: number;
  INBOX_KEEP_DAYS: number;
}
export const HOUSEKEEPING_SETTINGS = Symbol('housekeeping settings');

/** Removes what is no longer needed, and returns how much that was. @param now current time; tests pass another one */
export type HousekeepingTask = (now: Date) => Promise<number>;

const ROWS_PER_DELETE = 5000;
const METRIC = 'housekeeping_removed_total';

/**
 * Removes at an interval what would otherwise grow without limit. Evidence is never removed: event log, audit trail,
 * dead letters and documents. Several replicas may do this at the same time.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tasks = new Map<string, HousekeepingTask>();
  private readonly removed: Counter;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    @Inject(HOUSEKEEPING_SETTINGS) private readonly settings: HousekeepingSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    register.removeSingleMetric(METRIC);
    this.removed = new Counter({ name: METRIC, help: 'What housekeeping removed, by task', labelNames: ['task'] });
    this.add('idempotency keys', (now) =>
      this.deleteOlder('idempotency', 'created_at', new Date(now.getTime() - KEEP_HOURS * 3_600_000)),
    );
    this.add('inbox', (now) =>
      this.deleteOlder('inbox', 'handled_at', new Date(now.getTime() - settings.INBOX_KEEP_DAYS * 86_400_000)),
    );
  }

  add(name: string, task: HousekeepingTask): void {
    this.tasks.set(name, task);
    this.removed.inc({ task: name }, 0);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), this.settings.HOUSEKEEPING_MINUTES * 60_000);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs all tasks; one that fails is tried again at the next interval. */
  async run(now = new Date()): Promise<void> {
    for (const [name, task] of this.tasks) {
      try {
        this.removed.inc({ task: name }, await task(now));
      } catch (error) {
        this.logger.warn({ err: error, task: name }, 'housekeeping failed; it is tried again at the next interval');
      }
    }
  }

  /** Deletes in small transactions, which hold no locks for long. */
  private async deleteOlder(table: string, column: string, before: Date): Promise<number> {
    for (let removed = 0; ;) {
      const { rowCount } = await this.database.pool.query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} < $1 limit ${ROWS_PER_DELETE}))`,
        [before],
      );
      removed += rowCount ?? 0;
      if ((rowCount ?? 0) < ROWS_PER_DELETE) return removed;
    }
  }
}
