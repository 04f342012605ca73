import type { FieldError, Problem } from '@fsvp/contracts/core/problem';
import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { PROBLEM_TYPES, type ProblemCode } from '@fsvp/contracts/core/problem-types';

/** Members of problems of some types. The API document describes each. */
export interface ProblemExtensions extends Partial<Omit<ImportReport, 'errors'>> {
  policy?: string;
  runId?: string;
  missingYears?: number[];
}

/** An error sent to the caller as problem details (spec-map: http-20). `detail` is one sentence a person can act on. */
export class ProblemError extends Error {
  readonly status: number;
  readonly title: string;

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extra: Partial<Pick<Problem, 'errors' | 'current'>> &
      ProblemExtensions & { headers?: Record<string, string> } = {},
  ) {
    super(detail);
    const { status, title } = PROBLEM_TYPES[code];
    this.status = status;
    this.title = title;
  }
}

/** 400 that lists every bad field. */
export function invalidInput(errors: FieldError[]): ProblemError {
  const fields = [...new Set(errors.map((error) => error.path).filter(Boolean))];
  const detail = fields.length
    ? `Check ${fields.join(', ')} and send again.`
    : (errors[0]?.message ?? 'Check the request and try again.');
  return new ProblemError('invalid-input', detail, { errors });
}

/** 404 for an id that is unknown or malformed. `noun` as in 'supplier'. */
export function notFound(noun: string): ProblemError {
  return new ProblemError('no-such-record', `There is no such ${noun}; it may have been deleted.`);
}

/** 503 with Retry-After `seconds`. */
export function unavailable(detail: string, seconds = 2): ProblemError {
  return new ProblemError('unavailable', detail, { headers: { 'retry-after': String(seconds) } });
}

/** 504: whether the change is stored is not known. @param reason a clause such as 'The database did not respond' */
export function outcomeUnknown(reason: string): ProblemError {
  return new ProblemError('outcome-unknown', `${reason}. Check whether your change was saved before you try again.`);
}

/** 503: there is no space for what this request would store. */
export function storageFull(): ProblemError {
  return new ProblemError(
    'storage-full',
    "The server's disk is full, so nothing can be saved until your administrator frees some space.",
    { headers: { 'retry-after': '10' } },
  );
}

/** 500: the cause is logged, not sent. */
export function internalError(requestId: unknown): ProblemError {
  return new ProblemError(
    'internal-error',
    `Something went wrong on our side. Try again. If it happens again, report the request id ${String(requestId)}.`,
  );
}
