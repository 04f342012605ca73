import { Inject, Injectable } from '@nestjs/common';
import { reportCancelled, reportFailed, reportFinished, type EventDefinition } from '@fsvp/contracts/events';
import type { ReportRun } from '@fsvp/contracts/report';
import { conflict, notFound } from '@fsvp/service-kit/problem.error';
import { snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { ReportRunEntity } from './report-run.entity.js';
import { toReportRun } from './report-run.mapper.js';
import { QUEUE_SETTINGS, type QueueSettings } from './run-queue.js';

/** Tries before a run fails, counting those whose worker died. */
export const MAX_TRIES = 3;

/** Runs that wait, and those without a sign of life for $2 seconds. */
const CLAIMABLE = `(status = 'queued' and not_before <= now() or status = 'running' and heartbeat_at < now() - make_interval(secs => $2))`;

/** Why a run that has ended cannot be cancelled. */
const ENDED = {
  done: 'This report is finished already, so there is nothing to cancel.',
  failed: 'This report failed already, so there is nothing to cancel.',
  cancelled: 'This report was cancelled already.',
};

/** What an attempt produced. */
export interface Outcome {
  rows: number;
  summary: Record<string, unknown>;
  files: ReportRunEntity['files'];
}

/** A claimed run: the attempt is the fence that keeps a paused worker, once it wakes, from writing anything. */
export type Claim = Pick<
  ReportRunEntity,
  'id' | 'attempt' | 'tries' | 'type' | 'dateFrom' | 'dateTo' | 'recordId' | 'actor' | 'createdBy'
>;

/** Who works on a run, and who may end it. Every change names the attempt. */
@Injectable()
export class RunClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /** Takes a run that waits or whose worker was lost; undefined when there is nothing to do for it. */
  async claim(runId: string): Promise<Claim | undefined> {
    const [rows] = await this.dataSource.query<[Claim[], number]>(
      `update report_runs set status = 'running', attempt = attempt + 1, tries = tries + 1, progress = 0, heartbeat_at = now(), updated_at = now()
       where id = $1 and tries < ${MAX_TRIES} and ${CLAIMABLE}
       returning id, attempt, tries, type, date_from::text as "dateFrom", date_to::text as "dateTo", record_id as "recordId", actor,
         created_by as "createdBy"`,
      [runId, this.settings.timings.heartbeatLost / 1000],
    );
    return rows[0];
  }

  /** Records that the attempt is alive; false when another one has taken over. */
  async heartbeat(claim: Claim, progress: number): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `update report_runs set heartbeat_at = now(), progress = $3, updated_at = now() where id = $1 and attempt = $2 and status = 'running'`,
      [claim.id, claim.attempt, progress],
    );
    return count === 1;
  }

  /**
   * Ends a run well, if the attempt still holds it.
   * @param keepFiles runs inside the transaction, only when the attempt holds the run
   */
  async finish(claim: Claim, outcome: Outcome, keepFiles: (manager: EntityManager) => Promise<void>): Promise<boolean> {
    return this.whileHeld(claim, async (run, transaction) => {
      await keepFiles(transaction.manager);
      await this.end(run, transaction, reportFinished, { status: 'done', progress: 100, error: null, ...outcome });
    });
  }

  /** Ends a run with the sentence why, if the attempt still holds it. */
  async fail(claim: Pick<Claim, 'id' | 'attempt'>, error: string): Promise<boolean> {
    return this.whileHeld(claim, (run, transaction) =>
      this.end(run, transaction, reportFailed, { status: 'failed', error }),
    );
  }

  /**
   * Ends a run that nobody wants any more. Its attempt no longer holds it, and stops with its next heartbeat.
   * @throws 409 when it has ended already
   */
  async cancel(id: string): Promise<ReportRun> {
    return this.unitOfWork.run(async (transaction) => {
      const run = await transaction.manager
        .createQueryBuilder(ReportRunEntity, 'run')
        .setLock('pessimistic_write')
        .where('run.id = :id', { id })
        .getOne();
      if (!run) throw notFound('report run');
      if (run.status !== 'queued' && run.status !== 'running') throw conflict(ENDED[run.status]);
      await this.end(run, transaction, reportCancelled, { status: 'cancelled', progress: 0 });
      return toReportRun(run);
    });
  }

  /**
   * Puts a run back for another attempt, if this one still holds it. `counted` is false when the attempt was given up
   * for no fault of the run.
   */
  async release(
    claim: Claim,
    { delayMs = 0, counted = true }: { delayMs?: number; counted?: boolean } = {},
  ): Promise<void> {
    await this.dataSource.query(
      `update report_runs set status = 'queued', progress = 0, heartbeat_at = null, updated_at = now(), tries = tries - $4,
         not_before = now() + make_interval(secs => $3) where id = $1 and attempt = $2 and status = 'running'`,
      [claim.id, claim.attempt, delayMs / 1000, counted ? 0 : 1],
    );
  }

  /** Runs that a worker should take now: waiting ones, and those whose worker was lost. */
  async due(limit: number): Promise<Pick<Claim, 'id' | 'attempt' | 'tries'>[]> {
    return this.dataSource.query(
      `select id, attempt, tries from report_runs where ${CLAIMABLE} order by not_before limit $1`,
      [limit, this.settings.timings.heartbeatLost / 1000],
    );
  }

  private async whileHeld(
    claim: Pick<Claim, 'id' | 'attempt'>,
    end: (run: ReportRunEntity, transaction: Transaction) => Promise<void>,
  ): Promise<boolean> {
    return this.unitOfWork.run(async (transaction) => {
      const run = await transaction.manager
        .createQueryBuilder(ReportRunEntity, 'run')
        .setLock('pessimistic_write')
        .where(`run.id = :id and run.attempt = :attempt and run.status = 'running'`, claim)
        .getOne();
      if (!run) return false;
      await end(run, transaction);
      return true;
    });
  }

  /** Every end of a run: its row and its event together. */
  private async end(
    run: ReportRunEntity,
    { manager, record }: Transaction,
    event: EventDefinition,
    result: Partial<ReportRunEntity>,
  ): Promise<void> {
    const before = snapshot(run);
    touch(Object.assign(run, result));
    run.finishedAt = run.updatedAt;
    run.heartbeatAt = null;
    await manager.save(ReportRunEntity, run, { reload: false, transaction: false });
    record({ event, before, after: run });
  }
}
