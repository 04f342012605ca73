import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { dayOfInstant, today } from '@fsvp/contracts/core/calendar-day';
import { reportRequested } from '@fsvp/contracts/reports/report.record';
import { REPORT_TYPE_LABELS, type ReportFormat, type ReportRun, type ReportType } from '@fsvp/contracts/reports/report';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { invalidInput, notFound, ProblemError, unavailable } from '@fsvp/service-kit/problems/problem.error';
import { ProcessState } from '@fsvp/service-kit/runtime/process-state';
import { assertMay, may } from '@fsvp/service-kit/http/may';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { newRecord, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { DataSource, In, IsNull, MoreThan } from 'typeorm';
import { OBJECT_STORE, type ObjectInfo, type ObjectStore } from '../../object-store/object-store.js';
import { ReportRunEntity } from './report-run.entity.js';
import { toReportRun } from './report-run.mapper.js';
import { RunClaims } from './run-claims.js';
import { RunQueue } from './run-queue.js';

const POLL_MS = 250;
const REUSE_WITHIN_MS = 10 * 60_000;

/** Parameters of a report as in the API. `dateFrom` and `dateTo` are instants; the report covers their whole days. */
export interface ReportRequest {
  type: ReportType;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  recordId?: string | undefined;
  actor?: string | undefined;
  asOf?: string | undefined;
  importerId?: string | undefined;
  supplierId?: string | undefined;
}

type RunSettings = Pick<
  ReportRunEntity,
  'type' | 'dateFrom' | 'dateTo' | 'recordId' | 'actor' | 'asOf' | 'importerId' | 'supplierId'
>;

/** A file of a finished report. */
export interface ReportFile {
  run: ReportRunEntity;
  file: ObjectInfo;
  content: Readable;
}

/** Creates, reads, cancels and downloads report runs, and waits for them. */
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

  /** Saves the run and adds it to the queue, without waiting for Redis: if that fails, the sweeper enqueues the run. */
  async create(request: ReportRequest): Promise<ReportRun> {
    const settings = toSettings(request);
    const created = await this.unitOfWork.run(async ({ manager, record }) => {
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
      .enqueue(created.id, 0)
      .catch((error: unknown) =>
        this.logger.warn(
          { runId: created.id, reason: (error as Error).message },
          'could not enqueue the report run; the sweeper will enqueue it',
        ),
      );
    return created;
  }

  /**
   * Waits for a run with these settings, either a recent unfinished one or a new one.
   * @throws 503 after `limitMs`; the run continues
   */
  async generate(request: ReportRequest, limitMs: number, disconnected: AbortSignal): Promise<ReportFile> {
    const { id } = (await this.findUnfinished(request)) ?? (await this.create(request));
    const deadline = Date.now() + limitMs;
    while (Date.now() < deadline && !disconnected.aborted && !this.state.draining) {
      const run = await this.find(id);
      if (run.status === 'done') return this.openFile(run, 'json');
      if (run.status === 'cancelled')
        throw new ProblemError(
          'report-without-file',
          'This report was cancelled while it was generated. Generate it again.',
        );
      if (run.status === 'failed')
        throw unavailable(run.error ?? 'The report could not be generated. Try again in a moment.', 5);
      await sleep(POLL_MS);
    }
    throw new ProblemError(
      'report-not-ready',
      'The report is still being generated. Try again in a moment, or look for it in Recent Reports.',
      {
        headers: { 'retry-after': '10' },
        runId: id,
      },
    );
  }

  /** @throws 409 when it has already ended, 403 for the report of somebody else if one may only read */
  async cancel(id: string): Promise<ReportRun> {
    const { createdBy } = await this.find(id);
    if (createdBy !== currentContext().actor) assertMay('write');
    return this.claims.cancel(id);
  }

  async download(id: string, format: ReportFormat): Promise<ReportFile> {
    return this.openFile(await this.find(id), format);
  }

  private async openFile(run: ReportRunEntity, format: ReportFormat): Promise<ReportFile> {
    if (run.status === 'cancelled')
      throw new ProblemError(
        'report-without-file',
        'This report was cancelled, so there is nothing to download. Generate it again.',
      );
    if (run.status === 'failed')
      throw new ProblemError(
        'report-without-file',
        'This report failed, so there is nothing to download. Generate it again.',
      );
    const file = run.files[format];
    if (run.status === 'done' && Object.keys(run.files).length === 0)
      throw new ProblemError('report-without-file', 'The files of this report have expired. Generate it again.');
    if (run.status !== 'done' || !file)
      throw new ProblemError('report-without-file', 'This report is not finished yet. Wait until it is done.');
    return { run, file, content: await this.store.read(file) };
  }

  private async find(id: string): Promise<ReportRunEntity> {
    const found = await this.dataSource.getRepository(ReportRunEntity).findOneBy({ id });
    if (!found || !mayRead(found)) throw notFound('report run');
    return found;
  }

  /** So that a client that tries again after a timeout waits for the same run. */
  private findUnfinished(request: ReportRequest): Promise<ReportRunEntity | null> {
    const { type, dateFrom, dateTo, recordId, actor, asOf, importerId, supplierId } = toSettings(request);
    const since = new Date(Date.now() - REUSE_WITHIN_MS).toISOString();
    return this.dataSource.getRepository(ReportRunEntity).findOne({
      where: {
        type,
        dateFrom: dateFrom ?? IsNull(),
        dateTo: dateTo ?? IsNull(),
        recordId: recordId ?? IsNull(),
        actor: actor ?? IsNull(),
        asOf: asOf ?? IsNull(),
        importerId: importerId ?? IsNull(),
        supplierId: supplierId ?? IsNull(),
        status: In(['queued', 'running']),
        createdAt: MoreThan(since),
      },
      order: { createdAt: 'desc' },
    });
  }
}

/** Who may not read the whole audit trail reads what they did themselves. */
const mayRead = ({ type, actor }: Pick<ReportRunEntity, 'type' | 'actor'>): boolean =>
  type !== 'audit-trail' || may('read_audit_trail') || actor === currentContext().actor;

/** The report that has some filters alone. */
const OWN_FILTERS = {
  'audit-trail': ['recordId', 'actor'],
  'fsvp-readiness': ['asOf', 'importerId', 'supplierId'],
} as const;

/** @throws 400 when a report has a filter of another one */
function refuseFilters(request: ReportRequest): void {
  const problems = Object.entries(OWN_FILTERS).flatMap(([type, filters]) =>
    filters
      .filter((path) => type !== request.type && request[path] !== undefined)
      .map((path) => ({
        path,
        message: `Only the report '${REPORT_TYPE_LABELS[type as ReportType]}' has this filter`,
      })),
  );
  if (problems.length) throw invalidInput(problems);
}

/** @throws 400 when a report has a filter of another one, or judges a day in the future, 403 for changes of others */
function toSettings(request: ReportRequest): RunSettings {
  refuseFilters(request);
  const { type, dateFrom, dateTo, recordId, actor, asOf, importerId, supplierId } = request;
  const own = type === 'audit-trail' && !may('read_audit_trail') ? currentContext().actor : null;
  if (own && actor && actor !== own) assertMay('read_audit_trail');
  if (asOf && asOf > today()) throw invalidInput([{ path: 'asOf', message: 'The day is in the future' }]);
  // It is of a day, so that a period does not filter it.
  const isOfDay = type === 'fsvp-readiness';
  return {
    type,
    dateFrom: dateFrom && !isOfDay ? dayOfInstant(dateFrom) : null,
    dateTo: dateTo && !isOfDay ? dayOfInstant(dateTo) : null,
    recordId: recordId ?? null,
    actor: actor ?? own,
    asOf: isOfDay ? (asOf ?? today()) : null,
    importerId: importerId ?? null,
    supplierId: supplierId ?? null,
  };
}
