import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { toProblem } from '@fsvp/service-kit/problems/to-problem';
import { runInContext } from '@fsvp/service-kit/context/request-context';
import { continueTrace, endSpan } from '@fsvp/service-kit/observability/tracing/tracing';
import { Worker } from 'bullmq';
import type { Logger } from 'pino';
import { lockObject } from '../../object-store/lock-object.js';
import { OBJECT_STORE, type ObjectStore } from '../../object-store/object-store.js';
import { describeRedisError, getReconnectDelay } from '../../queue/job-queue.js';
import { MAX_TRIES, RunClaims, type Claim } from '../runs/run-claims.js';
import { QUEUE_NAME, QUEUE_SETTINGS, describeJob, type QueueSettings, type RunJob } from '../runs/run-queue.js';
import { ReportDurations, type AttemptResult } from './report-durations.js';
import { ReportGenerator, type GeneratedReport, type Progress } from './report-generator.js';

const CONCURRENCY = 2;

class LostRunError extends Error {}
class WorkerStoppedError extends Error {}

/** Generates the report runs of the queue. */
@Injectable()
export class ReportWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: Worker<RunJob> | undefined;
  private readonly running = new Set<AbortController>();
  private readonly durations = new ReportDurations();

  constructor(
    private readonly claims: RunClaims,
    private readonly generator: ReportGenerator,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(QUEUE_SETTINGS) private readonly queue: QueueSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = new Worker<RunJob>(QUEUE_NAME, (job) => this.processRun(job.data), {
      connection: { url: this.queue.redisUrl, maxRetriesPerRequest: null, retryStrategy: getReconnectDelay },
      prefix: this.queue.prefix,
      concurrency: CONCURRENCY,
      // Repeated jobs do no harm: the run's row decides which worker processes it.
      maxStalledCount: 100,
      lockDuration: this.queue.timings.jobLock,
      stalledInterval: this.queue.timings.stalledJobs,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    this.worker.on('error', (error) => this.logger.warn({ reason: error.message }, describeRedisError(error)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    const timeout = setTimeout(() => {
      for (const attempt of this.running) attempt.abort(new WorkerStoppedError('The worker is stopping'));
    }, this.queue.timings.finishWithin);
    await this.worker?.close();
    clearTimeout(timeout);
  }

  /** Generates a run if it is waiting for a worker. Several jobs for one run have one result. */
  async processRun({ runId, requestId = null, traceparent }: RunJob): Promise<void> {
    const claim = await this.claims.claim(runId);
    if (!claim) return;
    const log = this.logger.child({ runId, attempt: claim.attempt, report: claim.type });
    const name = `process ${QUEUE_NAME}`;
    const span = continueTrace(traceparent, 'consumer', name, requestId, {
      ...describeJob(runId, 'process'),
      'fsvp.report_type': claim.type,
      'fsvp.attempt': claim.attempt,
    });
    await runInContext({ requestId, actor: claim.createdBy, span }, async () => {
      log.info('report run started');
      const measure = this.durations.start(claim.type);
      try {
        const held = await this.runAttempt(claim);
        measure(held ? 'finished' : 'lost');
        log.info(held ? 'report run finished' : 'report run was taken over or cancelled; nothing written');
        endSpan(span);
      } catch (error) {
        measure(await this.handleFailure(claim, error as Error, log));
        endSpan(span, error);
      }
    });
  }

  private async runAttempt(claim: Claim): Promise<boolean> {
    const progress: Progress = { percent: 0, processed: 0 };
    const abort = new AbortController();
    this.running.add(abort);
    const stopHeartbeat = this.startHeartbeat(claim, progress, abort);
    let report: GeneratedReport | undefined;
    try {
      report = await this.generator.generate(claim, progress, abort.signal);
      for (const file of Object.values(report.files))
        await this.store.send(file, { signal: abort.signal, onProgress: () => void (progress.processed += 1) });
      abort.signal.throwIfAborted();
      return await this.finish(claim, report);
    } catch (error) {
      // Aborted streams throw other errors than the abort reason.
      throw abort.signal.aborted ? (abort.signal.reason as Error) : error;
    } finally {
      stopHeartbeat();
      this.running.delete(abort);
      await report?.discard();
    }
  }

  private async finish(claim: Claim, { rows, summary, files }: GeneratedReport): Promise<boolean> {
    const facts = Object.fromEntries(
      Object.entries(files).map(([format, { sha256, size }]) => [format, { sha256, size }]),
    );
    return this.claims.finish(claim, { rows, summary, files: facts }, async (manager) => {
      // Locked in a fixed order, so that two runs with the same files cannot deadlock.
      for (const file of Object.values(files).sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1))) {
        await lockObject(manager, file.sha256);
        await this.store.commit(file);
      }
    });
  }

  /** Sends heartbeats, and aborts the attempt when it has lost the run or hangs. Returns a function that stops this. */
  private startHeartbeat(claim: Claim, progress: Progress, abort: AbortController): () => void {
    let processed = -1;
    let progressAt = Date.now();
    const timer = setInterval(() => {
      if (progress.processed !== processed) [processed, progressAt] = [progress.processed, Date.now()];
      if (Date.now() - progressAt > this.queue.timings.hung)
        return abort.abort(new Error('No row was processed in time'));
      this.claims.heartbeat(claim, progress.percent).then(
        (held) => held || abort.abort(new LostRunError('The run was cancelled, or another attempt has taken it over')),
        (error: unknown) => this.logger.warn({ err: error, runId: claim.id }, 'heartbeat failed'),
      );
    }, this.queue.timings.heartbeat);
    return () => clearInterval(timer);
  }

  private async handleFailure(claim: Claim, error: Error, log: Logger): Promise<AttemptResult> {
    if (error instanceof LostRunError) {
      log.info('report run was taken over or cancelled; nothing written');
      return 'lost';
    }
    if (error instanceof WorkerStoppedError) {
      log.info('report run released: the worker is stopping');
      await this.claims.release(claim, { counted: false });
      return 'released';
    }
    log.warn({ err: error }, 'report run failed');
    if (!isPermanentError(error) && claim.tries < MAX_TRIES) {
      await this.claims.release(claim, { delayMs: this.queue.timings.retryDelay * claim.tries });
      return 'retried';
    }
    await this.claims.fail(claim, describeFailure(error));
    return 'failed';
  }
}

/** Whether a retry would fail with the same error. */
function isPermanentError(error: Error): boolean {
  return error instanceof ProblemError && error.status < 500;
}

/** The reason for the user. */
function describeFailure(error: Error): string {
  // A report that was not stored is generated again.
  const problem = toProblem(error, 'GET');
  if (problem && (error instanceof ProblemError || problem.status === 503)) return problem.detail;
  return 'The report could not be generated: its data did not arrive completely. Try again in a moment.';
}
