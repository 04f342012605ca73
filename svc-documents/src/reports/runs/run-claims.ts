import { Inject, Injectable } from '@nestjs/common';
import { reportCancelled, reportFailed, reportFinished } from '@fsvp/contracts/reports/report.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import type { ReportRun } from '@fsvp/contracts/reports/report';
import { notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { ReportRunEntity } from './report-run.entity.js';
import { toReportRun } from './report-run.mapper.js';
import { QUEUE_SETTINGS, type QueueSettings } from './run-queue.js';

/** After this many tries a run fails. A try counts when its worker died, too. */
export const MAX_TRIES = 3;

/** Waiting runs, and running ones without a heartbeat for $2 seconds. */
const CLAIMABLE = `(status = 'queued' and not_before <= now() or status = 'running' and heartbeat_at < now() - make_interval(secs => $2))`;

/** Error messages for a run that has already ended. */
const NOT_CANCELLABLE = {
  done: 'This report is already finished, so there is nothing to cancel.',
  failed: 'This report has already failed, so there is nothing to cancel.',
  cancelled: 'This report is already cancelled.',
};

/** The result of an attempt. */
export interface RunResult {
  rows: number;
  summary: Record<string, unknown>;
  files: ReportRunEntity['files'];
}

/** A claimed run. `attempt` is a fencing token: a worker that was paused and resumed can no longer write anything. */
export type Claim = Pick<
  ReportRunEntity,
  | 'id'
  | 'attempt'
  | 'tries'
  | 'type'
  | 'dateFrom'
  | 'dateTo'
  | 'recordId'
  | 'actor'
  | 'asOf'
  | 'importerId'
  | 'supplierId'
  | 'createdBy'
>;

/** Assigns runs to workers and ends runs. Workers can change a run only with the number of its latest attempt. */
@Injectable()
export class RunClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /** Claims a run that is waiting or whose worker was lost; undefined for any other run. */
  async claim(runId: string): Promise<Claim | undefined> {
    const [rows] = await this.dataSource.query<[Claim[], number]>(
      `update report_runs set status = 'running', attempt = attempt + 1, tries = tries + 1, progress = 0, heartbeat_at = now(), updated_at = now()
       where id = $1 and tries < ${MAX_TRIES} and ${CLAIMABLE}
       returning id, attempt, tries, type, date_from::text as "dateFrom", date_to::text as "dateTo", record_id as "recordId", actor,
         as_of::text as "asOf", importer_id as "importerId", supplier_id as "supplierId", created_by as "createdBy"`,
      [runId, this.settings.timings.heartbeatLost / 1000],
    );
    return rows[0];
  }

  /** Updates heartbeat and progress; false when the attempt no longer holds the run. */
  async heartbeat(claim: Claim, progress: number): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `update report_runs set heartbeat_at = now(), progress = $3, updated_at = now() where id = $1 and attempt = $2 and status = 'running'`,
      [claim.id, claim.attempt, progress],
    );
    return count === 1;
  }

  /**
   * Ends a run successfully if the attempt still holds it.
   * @param commitFiles called in the transaction, only when the attempt holds the run
   */
  async finish(
    claim: Claim,
    outcome: RunResult,
    commitFiles: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.endIfHeld(claim, async (run, transaction) => {
      await commitFiles(transaction.manager);
      await this.endRun(run, transaction, reportFinished, { status: 'done', progress: 100, error: null, ...outcome });
    });
  }

  /** Ends a run with an error message if the attempt still holds it. */
  async fail(claim: Pick<Claim, 'id' | 'attempt'>, error: string): Promise<boolean> {
    return this.endIfHeld(claim, (run, transaction) =>
      this.endRun(run, transaction, reportFailed, { status: 'failed', error }),
    );
  }

  /**
   * Cancels a run. Its attempt, if any, loses the run and stops at its next heartbeat.
   * @throws 409 when it has already ended
   */
  async cancel(id: string): Promise<ReportRun> {
    return this.unitOfWork.run(async (transaction) => {
      const run = await transaction.manager
        .createQueryBuilder(ReportRunEntity, 'run')
        .setLock('pessimistic_write')
        .where('run.id = :id', { id })
        .getOne();
      if (!run) throw notFound('report run');
      if (run.status !== 'queued' && run.status !== 'running')
        throw new ProblemError('wrong-state', NOT_CANCELLABLE[run.status]);
      await this.endRun(run, transaction, reportCancelled, { status: 'cancelled', progress: 0 });
      return toReportRun(run);
    });
  }

  /**
   * Queues a run for another attempt if this one still holds it.
   * @param counted false when the attempt does not count as a try, because the run did not cause its end
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

  /** Runs to process now: waiting ones, and those whose worker was lost. */
  async listDue(limit: number): Promise<Pick<Claim, 'id' | 'attempt' | 'tries'>[]> {
    return this.dataSource.query(
      `select id, attempt, tries from report_runs where ${CLAIMABLE} order by not_before limit $1`,
      [limit, this.settings.timings.heartbeatLost / 1000],
    );
  }

  private async endIfHeld(
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

  /** Writes the final state of a run and its event in one transaction. */
  private async endRun(
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
