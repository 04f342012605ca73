import { problem as problemSchema, type FieldError, type Problem } from '@fsvp/contracts/problem';

/** A call that did not succeed. `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The problem details, when the answer carried them. */
  readonly problem: Problem | undefined;

  /** The message is the status, a colon, a space and the body's text (specification §8). */
  constructor(
    readonly status: number,
    /** The body as text, or the status text of an empty one. */
    readonly text: string,
    options?: ErrorOptions,
  ) {
    super(`${status}: ${text}`, options);
    this.problem = problemOf(text);
  }

  /** Bad fields of a 400, for the form. */
  get fieldErrors(): FieldError[] {
    return this.problem?.errors ?? [];
  }
}

function problemOf(text: string): Problem | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const parsed = problemSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** An authentication failure (specification §8). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.message.startsWith('401: ') && error.message.includes('Unauthorized');
}

/** The record does not exist: it never did, or someone deleted it. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The record has changed since the version that the call names. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** A page or data, as a proxy in front of the suite answers when it cannot reach it. */
const NOT_FOR_READING = /^\s*[<{[]/;

/** A sentence for a person: the server's own, else what is known. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.problem?.detail) return error.problem.detail;
    return NOT_FOR_READING.test(error.text)
      ? `The server answered with status ${error.status}. Try again in a moment.`
      : error.text;
  }
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}
