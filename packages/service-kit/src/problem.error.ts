import type { FieldError, Problem } from '@fsvp/contracts/problem';

/** An error sent to the caller as problem details (spec-map: http-20). `detail` is one sentence a person can act on. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly extra: Partial<Pick<Problem, 'errors' | 'current'>> & {
      headers?: Record<string, string>;
      [member: string]: unknown;
    } = {},
  ) {
    super(detail);
  }
}

/** 400 that lists every bad field. */
export function invalidInput(errors: FieldError[]): ProblemError {
  const fields = [...new Set(errors.map((error) => error.path).filter(Boolean))];
  const detail = fields.length
    ? `Check ${fields.join(', ')} and send again.`
    : (errors[0]?.message ?? 'Check the request and try again.');
  return new ProblemError(400, 'Invalid input', detail, { errors });
}

/** 404 for an id that is unknown or malformed. `noun` as in 'supplier'. */
export function notFound(noun: string): ProblemError {
  return new ProblemError(404, 'Not found', `There is no such ${noun}; it may have been deleted.`);
}

/** 409 with the reason. */
export function conflict(detail: string): ProblemError {
  return new ProblemError(409, 'Conflict', detail);
}

/** 503 with Retry-After `seconds`. */
export function unavailable(detail: string, seconds = 2): ProblemError {
  return new ProblemError(503, 'Service unavailable', detail, { headers: { 'retry-after': String(seconds) } });
}

/** Title of the problem, which is logged without its error: log lines need space too. */
export const STORAGE_FULL = 'Storage full';

/** 503: there is no space for what this request would store. */
export function storageFull(): ProblemError {
  return new ProblemError(
    503,
    STORAGE_FULL,
    "The server's disk is full, so nothing can be saved until your administrator frees some space.",
    { headers: { 'retry-after': '10' } },
  );
}
