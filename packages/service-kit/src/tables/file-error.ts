import { invalidInput, type ProblemError } from '../problems/problem.error.js';

/** A 400 error for the whole file. */
export function fileError(message: string): ProblemError {
  return invalidInput([{ path: 'file', message }]);
}
