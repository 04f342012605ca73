import { FsvpConnectionError, FsvpError, type Problem } from './fsvp.error.js';
import type { FileBody } from './operation.types.js';
import { readRetryAfter, withRetries, type RetrySettings } from './retries.js';

export interface TransportSettings extends RetrySettings {
  /** Where the suite is, with a slash at the end. */
  baseUrl: string;
  token?: string | (() => string | Promise<string>) | undefined;
  fetch: typeof fetch;
  timeout: number;
  headers: Record<string, string>;
}

/** One request, as every attempt sends it. */
export interface Request {
  /** For errors. */
  call: string;
  method: string;
  url: URL;
  headers: Record<string, string>;
  body?: FileBody | undefined;
  /** The answer is a file, which the caller reads. */
  file?: boolean;
  /** The address is the authority, such as that of an upload. */
  anonymous?: boolean;
  signal?: AbortSignal | undefined;
  timeout?: number | undefined;
  retries?: number | undefined;
}

export interface Received {
  status: number;
  headers: Headers;
  body: unknown;
}

const isJson = (headers: Headers) => /[/+]json\b/.test(headers.get('content-type') ?? '');

/** Sends requests, again if that is safe and can help. */
export class Transport {
  constructor(readonly settings: TransportSettings) {}

  async send(request: Request): Promise<Received> {
    const isStream = request.body instanceof ReadableStream;
    const retries = isStream ? 0 : (request.retries ?? this.settings.retries);
    return withRetries((attempt) => this.attempt(request, attempt), {
      ...this.settings,
      retries,
      signal: request.signal,
    });
  }

  private async attempt(request: Request, attempts: number): Promise<Received> {
    const { call, signal, timeout = this.settings.timeout } = request;
    const failed = { call, attempts };
    const token = request.anonymous ? undefined : await this.readToken();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeout);
    let response: Response;
    let body: unknown;
    try {
      response = await this.fetch(request, token, signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
      body = await readBody(response, request.file === true);
    } catch (error) {
      signal?.throwIfAborted();
      if (limit.signal.aborted) throw new FsvpConnectionError(`No answer within ${timeout} ms`, error, failed);
      throw new FsvpConnectionError(`The suite could not be reached: ${describeCause(error)}`, error, failed);
    } finally {
      clearTimeout(timer);
    }
    const { status, headers } = response;
    const expected = response.ok && (status === 204 || request.file || isJson(headers));
    if (expected || status === 304) return { status, headers, body };
    throw new FsvpError(
      {
        status,
        problem: asProblem(body, response),
        requestId: headers.get('x-request-id') ?? undefined,
        retryAfter: readRetryAfter(headers.get('retry-after')),
      },
      failed,
    );
  }

  private readToken(): string | undefined | Promise<string> {
    const { token } = this.settings;
    return typeof token === 'function' ? token() : token;
  }

  private fetch(request: Request, token: string | undefined, signal: AbortSignal): Promise<Response> {
    return this.settings.fetch(request.url, {
      method: request.method,
      headers: {
        accept: request.file ? '*/*' : 'application/json',
        ...this.settings.headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(request.body !== undefined && { body: request.body }),
      // A stream has to be sent before the answer begins.
      ...(request.body instanceof ReadableStream && { duplex: 'half' }),
      // A browser would send the cookie of a session besides, which the suite refuses.
      ...(token && { credentials: 'omit' as const }),
      signal,
    });
  }
}

async function readBody(response: Response, file: boolean): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined;
  if (response.ok && file) return response;
  return isJson(response.headers) ? response.json() : response.text();
}

/** The problem of a response; the login of the suite and proxies in front of it answer with text. */
function asProblem(body: unknown, { ok, status, statusText, headers }: Response): Problem {
  if (ok) {
    const detail = `The answer is ${headers.get('content-type') ?? 'of no type'} instead of JSON. Check the baseUrl.`;
    return { status, title: statusText, detail };
  }
  if (typeof body === 'object' && body !== null) return body as Problem;
  const text = typeof body === 'string' && !body.trimStart().startsWith('<') ? body.slice(0, 500).trim() : '';
  return { status, title: statusText, detail: text || statusText || undefined } as Problem;
}

function describeCause(error: unknown): string {
  const { message = String(error), cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message || (cause as { code?: string }).code})` : message;
}
