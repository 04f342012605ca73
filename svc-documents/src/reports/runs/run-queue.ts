import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/logger';
import { currentContext } from '@fsvp/service-kit/request-context';
import { endWith, startSpan, traceHeaders } from '@fsvp/service-kit/tracing/tracing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { ReportTimings } from './report-timings.js';

export interface QueueSettings {
  redisUrl: string;
  /** Prefix of the Redis keys, unique for each suite or test. */
  prefix: string;
  timings: ReportTimings;
}

export const QUEUE_SETTINGS = Symbol('queue settings');
export const QUEUE_NAME = 'report-runs';
const COMMAND_TIMEOUT_MS = 2000;

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

export function getReconnectDelay(tries: number): number {
  return Math.min(100 * 2 ** Math.min(tries, 5), 2000);
}

/** The cause for the operator. */
export function describeRedisError({ message }: Error): string {
  return /^(WRONGPASS|NOAUTH)/.test(message)
    ? 'Redis refuses the user and password in REDIS_URL'
    : 'Redis does not answer';
}

/**
 * Adds jobs that start report runs. Redis may be down, slow or lose its data: the run's row stays queued, and the
 * sweeper enqueues it again.
 */
@Injectable()
export class RunQueue implements BeforeApplicationShutdown {
  private readonly redis: Redis;
  private queue: Queue<RunJob> | undefined;

  constructor(
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
    @Inject(LOGGER) logger: Logger,
  ) {
    // Fails immediately while Redis is down, and after the timeout when it hangs.
    this.redis = new Redis(settings.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: getReconnectDelay,
    });
    this.redis.on('error', (error) =>
      logger.warn({ reason: error.message }, `${describeRedisError(error)}; report runs wait`),
    );
  }

  /** Adds the job for a run's next attempt. No effect while that job exists. */
  async enqueue(runId: string, attempt: number): Promise<void> {
    const span = startSpan('producer', `send ${QUEUE_NAME}`, () => describeJob(runId, 'send'));
    const { requestId } = currentContext();
    const job: RunJob = { runId, requestId, traceparent: traceHeaders(span)?.traceparent };
    const added = this.use((queue) =>
      queue.add('generate', job, { jobId: `${runId}-${attempt}`, removeOnComplete: true, removeOnFail: true }),
    );
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

  private async use<T>(work: (queue: Queue<RunJob>) => Promise<T>): Promise<T> {
    if (this.redis.status !== 'ready') throw new Error('Redis is not connected');
    const queue = (this.queue ??= this.openQueue());
    try {
      return await work(queue);
    } catch (error) {
      // A queue whose first connection failed stays broken, so the next call creates a new one.
      if (this.queue === queue) this.queue = undefined;
      void queue.close().catch(() => undefined);
      throw error;
    }
  }

  private openQueue(): Queue<RunJob> {
    const queue = new Queue<RunJob>(QUEUE_NAME, {
      connection: this.redis,
      prefix: this.settings.prefix,
      skipWaitingForReady: true,
    });
    // `use` throws the same error.
    queue.on('error', () => undefined);
    return queue;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue?.close().catch(() => undefined);
    this.redis.disconnect();
  }
}
