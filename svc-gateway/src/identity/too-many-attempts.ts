import { ProblemError } from '@fsvp/service-kit/problems/problem.error';

/** 429 with the wait after too many failed attempts. */
export function tooManyAttempts(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError(
    'too-many-attempts',
    `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}
