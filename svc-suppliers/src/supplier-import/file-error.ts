import { invalidInput, type ProblemError } from '@fsvp/service-kit/problems/problem.error';

/** A 400 error for the whole file. */
export function fileError(message: string): ProblemError {
  return invalidInput([{ path: 'file', message }]);
}
