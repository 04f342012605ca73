import { ApiError } from '@fsvp/web-kit';

/** A problem that the form shows at one field. */
export function fieldProblem(path: string, message: string): ApiError {
  const problem = {
    type: 'about:blank',
    title: 'Not saved',
    status: 400,
    detail: message,
    errors: [{ path, message }],
  };
  return new ApiError(400, JSON.stringify(problem));
}
