import type { ProblemCode } from './generated/operations.js';

/** The body of a refused request (RFC 9457). Problems of some types have further members. */
export interface Problem {
  type?: string;
  code?: string;
  title?: string;
  status?: number;
  detail?: string;
  errors?: FieldError[];
  requestId?: string;
  current?: unknown;
  [member: string]: unknown;
}

/** An invalid field; `path` is its name, with parts joined by dots, such as `items.3.record.name`. */
export interface FieldError {
  path: string;
  message: string;
}

/** What an error knows of its request. */
export interface FailedRequest {
  /** Such as 'PATCH /api/suppliers/{id}'. */
  call: string;
  /** How often the request was sent. */
  attempts: number;
}

/** The suite refused a request. Decide by `code`, show `detail`. */
export class FsvpError extends Error {
  override readonly name = 'FsvpError';
  readonly status: number;
  /** What kind of problem it is: its meaning never changes. Undefined for an answer that is not of the suite, such as that of a proxy. */
  readonly code: ProblemCode | (string & {}) | undefined;
  /** The address of the page that explains the kind of problem, such as `/problems/stale-version`. */
  readonly type: string | undefined;
  readonly title: string | undefined;
  /** One sentence that says what to do. */
  readonly detail: string;
  /** Every invalid field. */
  readonly errors: readonly FieldError[];
  /** The id under which the suite logs the request. */
  readonly requestId: string | undefined;
  /** 412 only: the record as it is now. */
  readonly current: unknown;
  /** The whole body, with the members that problems of some types have besides. */
  readonly problem: Problem;
  /** Seconds after which the suite wants to be asked again. */
  readonly retryAfter: number | undefined;
  readonly call: string;
  /**
   * How often the request was sent. After more than one, an earlier one may have been stored although its answer was lost: then a change
   * with `ifMatch` is refused as `stale-version`, and `current` shows it.
   */
  readonly attempts: number;

  constructor(
    answer: { status: number; problem: Problem; requestId?: string | undefined; retryAfter?: number | undefined },
    { call, attempts }: FailedRequest,
  ) {
    const { status, problem } = answer;
    const detail = problem.detail ?? problem.title ?? 'The answer has no explanation.';
    const fields = (problem.errors ?? []).map(({ path, message }) => `\n  ${path}: ${message}`).join('');
    super(`${call} answered ${[status, problem.code].filter(Boolean).join(' ')}: ${detail}${fields}`);
    this.status = status;
    this.code = problem.code;
    this.type = problem.type;
    this.title = problem.title;
    this.detail = detail;
    this.errors = problem.errors ?? [];
    this.requestId = problem.requestId ?? answer.requestId;
    this.current = problem.current;
    this.problem = problem;
    this.retryAfter = answer.retryAfter;
    this.call = call;
    this.attempts = attempts;
  }
}

/** The suite did not answer: it could not be reached, or not in time. `cause` has the reason. */
export class FsvpConnectionError extends Error {
  override readonly name = 'FsvpConnectionError';
  readonly call: string;
  readonly attempts: number;

  constructor(reason: string, cause: unknown, { call, attempts }: FailedRequest) {
    super(`${call}: ${reason}`, { cause });
    this.call = call;
    this.attempts = attempts;
  }
}

/** A webhook whose signature or time is not right: answer it with 400 and do not use its body. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}
