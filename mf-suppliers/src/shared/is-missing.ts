import { ApiError } from '@fsvp/web-kit';

/** The record is not there: it never was, or someone deleted it. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
