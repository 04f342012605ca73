import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import { InterruptiblePause } from '@fsvp/service-kit/events/interruptible-pause';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { readFreshness } from '../source-freshness/freshness.js';
import { storeReadiness } from './stored-readiness.js';
import { VERDICT_COUNTS } from './verdict-counts.js';

/** A change shows in lists after this time at most, in ms, when nothing else is due. */
const PAUSE_MS = 1000;
/** Files of one transaction, whose changes wait for it. */
const BATCH = 100;
const COUNT_PAUSE_MS = 60_000;

/**
 * Judges the files that are due: those that a change marked, and those whose day of change has come. Several replicas share
 * the work, since each skips what another one has locked.
 */
@Injectable()
export class ReadinessRefresher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pause = new InterruptiblePause();
  private stopped = false;
  private running: Promise<void> | undefined;
  private counted: { day: Day; at: number } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    await this.running;
  }

  /** Judges all that is due on a day. @returns how many files that were */
  async refresh(day: Day): Promise<number> {
    await this.markUnconfirmed();
    for (let files = 0; ;) {
      const judged = this.stopped ? 0 : await this.refreshSome(day);
      files += judged;
      if (judged < BATCH) return files;
    }
  }

  /** Once all services answer, files are judged again that were judged while one did not. */
  private async markUnconfirmed(): Promise<void> {
    if ((await readFreshness(this.dataSource.manager)).fresh)
      await this.dataSource.query(
        `update fsvp_file_readiness set due = true, unconfirmed = false where file_id in (
           select file_id from fsvp_file_readiness where unconfirmed order by file_id for update skip locked)`,
      );
  }

  private refreshSome(day: Day): Promise<number> {
    return this.unitOfWork.run(async (transaction) => {
      const due = await transaction.manager.query<{ id: string }[]>(
        `select file_id as id from fsvp_file_readiness where file_id in (
           (select file_id from fsvp_file_readiness where due limit ${BATCH})
           union (select file_id from fsvp_file_readiness where next_change_on <= $1 limit ${BATCH}))
         limit ${BATCH} for update skip locked`,
        [day],
      );
      if (due.length)
        await storeReadiness(
          transaction,
          due.map(({ id }) => id),
          day,
        );
      return due.length;
    });
  }

  /** Keeps the counts of the day, which are those of its end once it is over. */
  private async count(day: Day): Promise<void> {
    if (this.counted?.day === day && Date.now() - this.counted.at < COUNT_PAUSE_MS) return;
    await this.dataSource.query(
      `insert into fsvp_file_days (day, not_ready, gaps, expiring, ready)
       select $1, ${VERDICT_COUNTS} from listed_files where lifecycle <> 'closed'
       on conflict (day) do update set not_ready = excluded.not_ready, gaps = excluded.gaps, expiring = excluded.expiring,
         ready = excluded.ready`,
      [day],
    );
    this.counted = { day, at: Date.now() };
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        const day = today();
        await this.refresh(day);
        await this.count(day);
      } catch (error) {
        this.logger.warn({ err: error }, 'the readiness of files could not be judged; it is tried again');
      }
      await this.pause.wait(PAUSE_MS);
    }
  }
}
