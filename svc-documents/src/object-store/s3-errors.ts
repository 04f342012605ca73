import { ProblemError } from '@fsvp/service-kit/problem.error';
import { storeAway, storeRefuses } from './store-problems.js';

/** The HTTP status that the service answered; undefined when it did not answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/** Whether the object is not there; a missing bucket is another matter. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}

/** Whether it may work a moment later: no answer, a broken one, or one that asks to come back. */
export function isAway(error: unknown): boolean {
  if (error instanceof ProblemError) return false;
  const status = statusOf(error);
  return status === undefined || status < 300 || status === 408 || status === 429 || status >= 500;
}

/** What a failure means to a caller. */
export function explain(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return isAway(error) ? storeAway(error) : storeRefuses(error);
}
