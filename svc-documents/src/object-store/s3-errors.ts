import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { storeUnavailable, storeAccessDenied } from './store-problems.js';

/** HTTP status of the response; undefined without a response. */
export function getHttpStatus(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/** Whether the object does not exist. A missing bucket is a different error. */
export function isNotFound(error: unknown): boolean {
  return getHttpStatus(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}

/** Whether a retry may succeed: no response, an interrupted one, or one that asks for a retry. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ProblemError) return false;
  const status = getHttpStatus(error);
  return status === undefined || status < 300 || status === 408 || status === 429 || status >= 500;
}

/** Converts an SDK error to the API's error. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return isTransientError(error) ? storeUnavailable(error) : storeAccessDenied(error);
}
