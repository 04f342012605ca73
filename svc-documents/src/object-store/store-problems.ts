import { ProblemError, unavailable } from '@fsvp/service-kit/problems/problem.error';

/** 500: the stored file is missing or its content has changed. */
export function damagedFile(
  reason: 'is missing' | 'has changed in size' | 'has changed since it was stored',
): ProblemError {
  return new ProblemError(
    'stored-file-damaged',
    `The stored file ${reason}, so it can't be downloaded. Restore it from a backup of the object store.`,
  );
}

/** 503: the store does not respond in time. The cause is logged, not sent. */
export function storeUnavailable(cause: unknown): ProblemError {
  return Object.assign(unavailable('File storage is not responding. Try again in a moment.', 5), { cause });
}

/** 503: the store refuses the credentials of this suite. */
export function storeAccessDenied(cause: unknown): ProblemError {
  return Object.assign(unavailable('File storage refuses access. Contact your administrator.', 60), { cause });
}
