import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isOutage } from '../problems/to-problem.js';

/** As long as a process waits for its first connection. */
const TRIES = 60;
const RETRY_MS = 1000;

/**
 * Runs `work` of the start of a process again while the database is not available, such as during its recovery after a
 * crash.
 * @throws any other error, and the last one after a minute
 */
export async function retryAtStart<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isOutage(error)) throw error;
      if (tries === 1) Logger.warn(`waiting for the database: ${(error as Error).message}`);
      await sleep(RETRY_MS);
    }
  }
}
