import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../database/database.js';
import { LOGGER } from '../../observability/logger.js';
import { COUNT_TTL_MS } from './count-cache.js';

/** Injection token: the change logs of a service. */
export const CHANGE_LOGS = Symbol('change logs');

const EVERY_MS = 10 * 60_000;
/** Well beyond the lifetime of a count, which is measured by another clock. */
const MARK_AGE_MS = 3 * COUNT_TTL_MS;

/**
 * Deletes the changes that no cached count needs: those visible to a snapshot older than every cached count. Visibility
 * is decided by the
 * database, not by time, so the changes of a long transaction are kept.
 */
@Injectable()
export class ChangeLogSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CHANGE_LOGS) private readonly logs: readonly string[],
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.run().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'deleting old change-log rows failed; retrying later'),
      );
    }, EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param markAgeMs age from which a snapshot counts as older than every cached count */
  async run(markAgeMs = MARK_AGE_MS): Promise<void> {
    await this.database.rows({ name: 'mark-changes', text: 'insert into change_marks default values', values: [] });
    const outdated = this.logs.map(
      (log, at) => `deleted_${at} as (delete from ${log} using seen where xid < pg_snapshot_xmin(seen.snapshot))`,
    );
    await this.database.rows({
      name: 'forget-changes',
      text: `with seen as (select made_at, snapshot from change_marks where made_at < now() - make_interval(secs => $1::float8 / 1000) order by made_at desc limit 1),
          ${outdated.join(', ')}
        delete from change_marks using seen where change_marks.made_at < seen.made_at`,
      values: [markAgeMs],
    });
  }
}
