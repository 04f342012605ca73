import { FsvpConnectionError, FsvpError } from './fsvp.error.js';

export interface RetrySettings {
  /** How often at most. */
  retries: number;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  retryDelay: number;
  /** No wait is longer, in milliseconds. A request that the suite wants to wait longer is not repeated. */
  maxRetryDelay: number;
}

/** Without a change or with an unknown result; a repeated request has the same key or the same content. */
const RETRIED_STATUSES = new Set([408, 429, 502, 503, 504]);
/** Conflicts that end by themselves. */
const RETRIED_CODES = new Set(['record-busy', 'request-running']);
/** The same request would generate the report again. */
const NOT_RETRIED_CODES = new Set(['report-not-ready']);

/** Whether the same request can succeed in a moment. */
export function isTemporary(error: unknown): error is FsvpError | FsvpConnectionError {
  if (error instanceof FsvpConnectionError) return true;
  if (!(error instanceof FsvpError)) return false;
  const code = error.code ?? '';
  return RETRIED_CODES.has(code) || (RETRIED_STATUSES.has(error.status) && !NOT_RETRIED_CODES.has(code));
}

/**
 * Milliseconds until the next attempt: half to all of a doubling time, so that many clients do not come back at once, and at
 * least what the suite asks for.
 * @param attempts how many have failed
 * @returns undefined if the suite asks for more than the longest wait
 */
export function delayAfter(
  error: unknown,
  attempts: number,
  { retryDelay, maxRetryDelay }: Omit<RetrySettings, 'retries'>,
): number | undefined {
  const backoff = Math.min(retryDelay * 2 ** (attempts - 1), maxRetryDelay);
  const delay = backoff * (0.5 + Math.random() / 2);
  const asked = error instanceof FsvpError && error.retryAfter !== undefined ? error.retryAfter * 1000 : 0;
  return asked > maxRetryDelay ? undefined : Math.max(delay, asked);
}

/** Seconds of a header Retry-After: a number or a date. */
export function readRetryAfter(text: string | null): number | undefined {
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** @throws the reason of the signal when it is aborted */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}

/**
 * Repeats work while its failure is temporary.
 * @param work gets the number of the attempt, from 1
 */
export async function withRetries<T>(
  work: (attempt: number) => Promise<T>,
  settings: RetrySettings & { signal?: AbortSignal | undefined },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      const delay = isTemporary(error) ? delayAfter(error, attempt, settings) : undefined;
      if (delay === undefined || attempt > settings.retries) throw error;
      await pause(delay, settings.signal);
    }
  }
}
