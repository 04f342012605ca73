import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { endWith, startSpan, traceHeaders } from '@fsvp/service-kit/observability/tracing/tracing';
import type { Logger } from 'pino';
import { JobQueue, type RedisSettings } from '../../queue/job-queue.js';
import type { ReportTimings } from './report-timings.js';

export interface QueueSettings extends RedisSettings {
  timings: ReportTimings;
}

export const QUEUE_SETTINGS = Symbol('queue settings');
export const QUEUE_NAME = 'report-runs';

/** A job; one that the sweeper adds has no trace. */
export interface RunJob {
  runId: string;
  requestId?: string | null;
  traceparent?: string | undefined;
}

/** Attributes of a job's span. */
export function describeJob(runId: string, operation: 'send' | 'process'): Record<string, string> {
  return {
    'messaging.system': 'bullmq',
    'messaging.operation.type': operation,
    'messaging.destination.name': QUEUE_NAME,
    'messaging.message.id': runId,
  };
}

export interface QueueState {
  waiting: number;
  active: number;
  /** Age of the job that waits longest; 0 without any. */
  oldestSeconds: number;
}

/**
 * Adds jobs that start report runs. Redis may be down, slow or lose its data: the run's row stays queued, and the
 * sweeper enqueues it again.
 */
@Injectable()
export class RunQueue extends JobQueue<RunJob> {
  constructor(@Inject(QUEUE_SETTINGS) settings: QueueSettings, @Inject(LOGGER) logger: Logger) {
    super(QUEUE_NAME, settings, 'report runs', logger);
  }

  /** Adds the job for a run's next attempt. No effect while that job exists. */
  async enqueue(runId: string, attempt: number): Promise<void> {
    const span = startSpan('producer', `send ${QUEUE_NAME}`, () => describeJob(runId, 'send'));
    const { requestId } = currentContext();
    const data: RunJob = { runId, requestId, traceparent: traceHeaders(span)?.traceparent };
    const added = this.addJobs('generate', [{ id: `${runId}-${attempt}`, data }]);
    await (span ? endWith(span, added) : added);
  }

  /** @throws while Redis does not answer */
  async readState(): Promise<QueueState> {
    return this.use(async (queue) => {
      const [counts, [oldest]] = await Promise.all([queue.getJobCounts('waiting', 'active'), queue.getWaiting(0, 0)]);
      return {
        waiting: counts.waiting ?? 0,
        active: counts.active ?? 0,
        oldestSeconds: oldest ? (Date.now() - oldest.timestamp) / 1000 : 0,
      };
    });
  }
}
