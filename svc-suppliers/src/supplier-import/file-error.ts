import { invalidInput, type ProblemError } from '@fsvp/service-kit/problem.error';

/** 400 that concerns the file as a whole. */
export function fileError(message: string): ProblemError {
  return invalidInput([{ path: 'file', message }]);
}
