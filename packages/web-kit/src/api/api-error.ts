import { problem as problemSchema, type FieldError, type Problem } from '@fsvp/contracts/core/problem';

/** A failed call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The body as text, or the status text of an empty one. */
  readonly text: string;
  /** The problem details, if the response has them. */
  readonly problem: Problem | undefined;
  private readonly headers: Pick<Headers, 'get'> | undefined;

  /** The message is the status, a colon, a space and the body's text (spec-map: messages-1). */
  constructor(
    readonly status: number,
    /** The body as text; empty if the response has none. */
    readonly body: string,
    {
      statusText = '',
      headers,
      ...options
    }: ErrorOptions & { statusText?: string; headers?: Pick<Headers, 'get'> } = {},
  ) {
    const text = body || statusText;
    super(`${status}: ${text}`, options);
    this.text = text;
    this.problem = problemOf(body);
    this.headers = headers;
  }

  /** A header of the response; null if it has none of this name. */
  header(name: string): string | null {
    return this.headers?.get(name) ?? null;
  }

  /** Invalid fields of a 400, for the form. */
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

/** An authentication failure (spec-map: calls-4). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.message.startsWith('401: ') && error.message.includes('Unauthorized');
}

/** The record does not exist: it never did, or someone deleted it. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The user may not do this. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The record has changed since the version that the call names. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** HTML or JSON, as from a proxy that cannot reach the suite. */
const NOT_READABLE = /^\s*[<{[]/;

/** The error as a sentence for the user: the server's own, if it has one. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.problem?.detail) return error.problem.detail;
    return NOT_READABLE.test(error.text)
      ? `The server responded with status ${error.status}. Try again in a moment.`
      : error.text;
  }
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}
