import { Inject, Injectable } from '@nestjs/common';
import { reportFilesRemoved } from '@fsvp/contracts/reports/report.record';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { ReportRunEntity } from './report-run.entity.js';

export const REPORT_FILES_KEEP_DAYS = Symbol('days for which report files are kept');
const RUNS_PER_TRANSACTION = 100;

/**
 * Removes the files of old reports; run and summary stay. The object sweeper deletes the files from the store when no
 * other report has the same.
 */
@Injectable()
export class ReportFileRetention {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(REPORT_FILES_KEEP_DAYS) private readonly keepDays: number,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('report files', (now) => this.removeOld(now));
  }

  /** @returns how many runs lost their files */
  private async removeOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - this.keepDays * 86_400_000).toISOString();
    for (let removed = 0; ;) {
      const count = await this.removeBatch(before);
      removed += count;
      if (count < RUNS_PER_TRANSACTION) return removed;
    }
  }

  private removeBatch(before: string): Promise<number> {
    return this.unitOfWork.run(async (transaction) => {
      const runs = await transaction.manager
        .createQueryBuilder(ReportRunEntity, 'run')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .where(`run.finishedAt < :before and run.files <> '{}'`, { before })
        .limit(RUNS_PER_TRANSACTION)
        .getMany();
      for (const run of runs) {
        const former = snapshot(run);
        run.files = {};
        touch(run);
        await transaction.manager.save(run);
        transaction.record({ event: reportFilesRemoved, before: former, after: run });
      }
      return runs.length;
    });
  }
}
