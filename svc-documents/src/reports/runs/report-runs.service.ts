import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { dayOf } from '@fsvp/contracts/calendar-day';
import { reportRequested } from '@fsvp/contracts/events';
import { REPORT_TYPE_LABELS, type ReportFormat, type ReportRun, type ReportType } from '@fsvp/contracts/report';
import { LOGGER } from '@fsvp/service-kit/logger';
import { conflict, invalidInput, notFound, ProblemError, unavailable } from '@fsvp/service-kit/problem.error';
import { ProcessState } from '@fsvp/service-kit/process-state';
import { newRecord, UnitOfWork } from '@fsvp/service-kit/unit-of-work';
import type { Logger } from 'pino';
import { DataSource, In, IsNull, MoreThan } from 'typeorm';
import { OBJECT_STORE, type ObjectInfo, type ObjectStore } from '../../object-store/object-store.js';
import { ReportRunEntity } from './report-run.entity.js';
import { toReportRun } from './report-run.mapper.js';
import { RunClaims } from './run-claims.js';
import { RunQueue } from './run-queue.js';

const POLL_MS = 250;
const JOIN_WITHIN_MS = 10 * 60_000;

/** What a report is asked for: instants as the calls take them; the report covers their days. */
export interface ReportRequest {
  type: ReportType;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  recordId?: string | undefined;
  actor?: string | undefined;
}

type RunSettings = Pick<ReportRunEntity, 'type' | 'dateFrom' | 'dateTo' | 'recordId' | 'actor'>;

/** A finished report's file, ready to be sent. */
export interface ReportFile {
  run: ReportRunEntity;
  file: ObjectInfo;
  content: Readable;
}

/** Report runs as the API sees them: requested, looked at, waited for, downloaded. */
@Injectable()
export class ReportRunsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: RunQueue,
    private readonly claims: RunClaims,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly state: ProcessState,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async get(id: string): Promise<ReportRun> {
    return toReportRun(await this.find(id));
  }

  /** Saves the run and wakes a worker. The answer does not wait for the queue: the sweeper covers for it. */
  async create(request: ReportRequest): Promise<ReportRun> {
    const settings = settingsOf(request);
    const answer = await this.unitOfWork.run(async ({ manager, record }) => {
      const base = newRecord();
      const run: ReportRunEntity = {
        ...base,
        ...settings,
        status: 'queued',
        attempt: 0,
        tries: 0,
        progress: 0,
        rows: null,
        summary: null,
        files: {},
        error: null,
        notBefore: base.createdAt,
        heartbeatAt: null,
        finishedAt: null,
      };
      await manager.insert(ReportRunEntity, run as object);
      record({ event: reportRequested, before: null, after: run });
      return toReportRun(run);
    });
    this.queue
      .enqueue(answer.id, 0)
      .catch((error: unknown) =>
        this.logger.warn({ runId: answer.id, reason: (error as Error).message }, 'the run waits for the sweeper'),
      );
    return answer;
  }

  /**
   * Waits for a run of these settings, one that is under way already or a new one.
   * @throws 503 when it takes longer than `limitMs`; the run goes on
   */
  async generate(request: ReportRequest, limitMs: number, gone: AbortSignal): Promise<ReportFile> {
    const { id } = (await this.underWay(request)) ?? (await this.create(request));
    const deadline = Date.now() + limitMs;
    while (Date.now() < deadline && !gone.aborted && !this.state.draining) {
      const run = await this.find(id);
      if (run.status === 'done') return this.open(run, 'json');
      if (run.status === 'cancelled')
        throw conflict('This report was cancelled while it was generated. Generate it again.');
      if (run.status === 'failed')
        throw unavailable(run.error ?? 'The report could not be generated. Try again in a moment.', 5);
      await sleep(POLL_MS);
    }
    throw new ProblemError(
      503,
      'Report not ready',
      'The report takes longer than this call can wait; it goes on. Ask again in a moment, or look for it among the recent reports.',
      {
        headers: { 'retry-after': '10' },
        runId: id,
      },
    );
  }

  /** @throws 409 when it has ended already */
  cancel(id: string): Promise<ReportRun> {
    return this.claims.cancel(id);
  }

  async download(id: string, format: ReportFormat): Promise<ReportFile> {
    return this.open(await this.find(id), format);
  }

  private async open(run: ReportRunEntity, format: ReportFormat): Promise<ReportFile> {
    if (run.status === 'cancelled')
      throw conflict('This report was cancelled, so there is nothing to download. Generate it again.');
    if (run.status === 'failed')
      throw conflict('This report failed, so there is nothing to download. Generate it again.');
    const file = run.files[format];
    if (run.status !== 'done' || !file) throw conflict('This report is not finished yet. Wait until it is done.');
    return { run, file, content: await this.store.read(file) };
  }

  private async find(id: string): Promise<ReportRunEntity> {
    const found = await this.dataSource.getRepository(ReportRunEntity).findOneBy({ id });
    if (!found) throw notFound('report run');
    return found;
  }

  /** A caller whose wait ended comes back to the run it started. */
  private underWay(request: ReportRequest): Promise<ReportRunEntity | null> {
    const { type, dateFrom, dateTo, recordId, actor } = settingsOf(request);
    const since = new Date(Date.now() - JOIN_WITHIN_MS).toISOString();
    return this.dataSource.getRepository(ReportRunEntity).findOne({
      where: {
        type,
        dateFrom: dateFrom ?? IsNull(),
        dateTo: dateTo ?? IsNull(),
        recordId: recordId ?? IsNull(),
        actor: actor ?? IsNull(),
        status: In(['queued', 'running']),
        createdAt: MoreThan(since),
      },
      order: { createdAt: 'desc' },
    });
  }
}

/** @throws 400 when a report other than the audit trail is narrowed to a record or a person */
function settingsOf({ type, dateFrom, dateTo, recordId, actor }: ReportRequest): RunSettings {
  const misplaced =
    type === 'audit-trail' ? [] : Object.entries({ recordId, actor }).filter(([, value]) => value !== undefined);
  const message = `Only the report '${REPORT_TYPE_LABELS['audit-trail']}' can be narrowed by this`;
  if (misplaced.length) throw invalidInput(misplaced.map(([path]) => ({ path, message })));
  return {
    type,
    dateFrom: dateFrom ? dayOf(dateFrom) : null,
    dateTo: dateTo ? dayOf(dateTo) : null,
    recordId: recordId ?? null,
    actor: actor ?? null,
  };
}
