import type { Provider } from '@nestjs/common';
import type { Config } from '../../config.js';
import { RunClaims } from './run-claims.js';
import { QUEUE_SETTINGS, RunQueue } from './run-queue.js';
import { RunSweeper } from './run-sweeper.js';

export type QueueConfig = Pick<Config, 'REDIS_URL' | 'EVENT_NAMESPACE' | 'REPORT_TIMINGS'>;

/** For the API process and the worker process. */
export function createQueueProviders({ REDIS_URL, EVENT_NAMESPACE, REPORT_TIMINGS }: QueueConfig): Provider[] {
  return [
    { provide: QUEUE_SETTINGS, useValue: { redisUrl: REDIS_URL, prefix: EVENT_NAMESPACE, timings: REPORT_TIMINGS } },
    RunQueue,
    RunClaims,
    RunSweeper,
  ];
}
