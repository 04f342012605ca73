import { ProblemError, unavailable } from '@fsvp/service-kit/problem.error';

/** The refusal of a stored file that is not what it was. */
export function damaged(
  reason: 'is missing' | 'has changed in size' | 'has changed since it was stored',
): ProblemError {
  return new ProblemError(
    500,
    'Stored file damaged',
    `The stored file ${reason}, so it is not handed out. Restore it from a backup of the object store.`,
  );
}

/** The disk that files pass through is full. */
export function noSpace(): ProblemError {
  return new ProblemError(
    507,
    'Insufficient storage',
    'There is no space left for files, so nothing was stored. Tell your administrator.',
  );
}

/** 503: the store is away or slow; the cause is for the log. */
export function storeAway(cause: unknown): ProblemError {
  return Object.assign(unavailable('File storage does not answer. Try again in a moment.', 5), { cause });
}

/** 503: the store answers, but not to this suite. */
export function storeRefuses(cause: unknown): ProblemError {
  return Object.assign(unavailable('File storage refuses access. Tell your administrator.', 60), { cause });
}
