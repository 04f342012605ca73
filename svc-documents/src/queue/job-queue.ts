import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const COMMAND_TIMEOUT_MS = 2000;

export interface RedisSettings {
  redisUrl: string;
  /** Prefix of the Redis keys, unique for each suite or test. */
  prefix: string;
}

export interface Job<T> {
  /** A job of the same id is not added again while it exists. */
  id: string;
  data: T;
  /** Before a worker gets it, in ms. */
  delay?: number;
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

/** Adds jobs to a queue. Each call fails at once while Redis is down, and after a timeout when it hangs. */
export abstract class JobQueue<T> implements BeforeApplicationShutdown {
  private readonly redis: Redis;
  private queue: Queue<T> | undefined;

  /**
   * @param name of the queue
   * @param waiting what waits while Redis does not answer, for the log
   */
  constructor(
    private readonly name: string,
    private readonly settings: RedisSettings,
    waiting: string,
    logger: Logger,
  ) {
    this.redis = new Redis(settings.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: getReconnectDelay,
    });
    this.redis.on('error', (error) =>
      logger.warn({ reason: error.message }, `${describeRedisError(error)}; ${waiting} wait`),
    );
  }

  /** @throws while Redis does not answer */
  protected async addJobs(jobName: string, jobs: readonly Job<T>[]): Promise<void> {
    if (!jobs.length) return;
    await this.use((queue) =>
      (queue as Queue).addBulk(
        jobs.map(({ id, data, delay }) => {
          const opts: JobsOptions = { jobId: id, removeOnComplete: true, removeOnFail: true, ...(delay && { delay }) };
          return { name: jobName, data, opts };
        }),
      ),
    );
  }

  /** @throws while Redis does not answer */
  protected async use<R>(work: (queue: Queue<T>) => Promise<R>): Promise<R> {
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

  private openQueue(): Queue<T> {
    const queue = new Queue<T>(this.name, {
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
