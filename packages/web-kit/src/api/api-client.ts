import { fillPath, type CallDefinition, type ClientInput, type ResponseOf } from '@fsvp/contracts/core/call';
import { ApiError, isUnauthorized } from './api-error.js';
import { dropFirstCalls, takeFirstCall } from './first-calls.js';
import { queryString } from './query-string.js';
import { randomHex } from './random-hex.js';

/** The browser's timeout; the gateway's is 8 s, a query's is 5 s. */
export const CALL_BUDGET_MS = 20_000;

const TOTAL_HEADER = 'X-Total-Count';

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A repeated POST with the same key returns the first response; see useIdempotencyKey. */
  idempotencyKey?: string;
  /** The record's `version` that a change is based on: the server rejects a change to a newer one with 412. */
  ifVersion?: number;
  /** For uploads, imports and reports; the default is 20 s. */
  budgetMs?: number;
}

/**
 * The body of a call that is not JSON (`bodyTypes`), such as a CSV file; the type of a Blob is sent as content type.
 */
interface RawBody {
  rawBody?: Blob | string;
}

export type CallInput<C extends CallDefinition> = ClientInput<C> & CallOptions & RawBody;
/** The input is optional if the call needs none. */
export type InputArgument<C extends CallDefinition> =
  Record<never, never> extends ClientInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

export interface ApiClient {
  /**
   * Makes a call; resolves to its JSON, or undefined for 204. Rejects with ApiError, or AbortError if the signal
   * aborts.
   */
  call<C extends CallDefinition>(call: C, ...input: InputArgument<C>): Promise<ResponseOf<C>>;
  /** Makes a call that returns an array; the number of all matches is in the header X-Total-Count. */
  page<C extends CallDefinition>(call: C, ...input: InputArgument<C>): Promise<{ items: ResponseOf<C>; total: number }>;
  /** Makes a call that returns a file. */
  download<C extends CallDefinition>(call: C, ...input: InputArgument<C>): Promise<Blob>;
  /** The URL of a call, for links and downloads by the browser. */
  href<C extends CallDefinition>(call: C, ...input: InputArgument<C>): string;
}

type Parts = CallOptions &
  RawBody & { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** @param onUnauthorized is called for each 401 of a call that needs a session */
export function createApiClient(onUnauthorized: () => void): ApiClient {
  async function send(call: CallDefinition, parts: Parts): Promise<Response> {
    const { budgetMs = CALL_BUDGET_MS, signal } = parts;
    const budget = AbortSignal.timeout(budgetMs);
    let response: Response;
    let failure: string | undefined;
    const url = address(call, parts);
    const ended = signal ? AbortSignal.any([signal, budget]) : budget;
    if (call.method !== 'GET') dropFirstCalls();
    const started = call.method === 'GET' ? takeFirstCall(url) : undefined;
    try {
      response = await (started
        ? unlessAborted(started, ended)
        : fetch(url, {
            method: call.method,
            credentials: 'include',
            headers: headersOf(call, parts),
            body: parts.rawBody ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body)),
            signal: ended,
          }));
      if (!response.ok) failure = await response.text();
    } catch (error) {
      if (signal?.aborted) throw error;
      const text = budget.aborted
        ? `The server did not respond in time. ${call.method === 'GET' ? 'Try again in a moment' : 'Check whether your change was saved before you try again'}.`
        : 'Cannot reach the server. Check the connection and try again.';
      throw new ApiError(0, text, { cause: error });
    }
    if (failure === undefined) return response;
    const { status, statusText, headers } = response;
    const error = new ApiError(status, failure, { statusText, headers });
    if (isUnauthorized(error) && !call.public) onUnauthorized();
    throw error;
  }

  return {
    async call(call, ...[input]) {
      const response = await send(call, (input ?? {}) as Parts);
      const answer = response.status === 204 ? undefined : await response.json();
      return answer as never;
    },
    async page(call, ...[input]) {
      const response = await send(call, (input ?? {}) as Parts);
      const items = await response.json();
      const total = response.headers.get(TOTAL_HEADER);
      return { items: items as never, total: total === null ? items.length : Number(total) };
    },
    async download(call, ...[input]) {
      return (await send(call, (input ?? {}) as Parts)).blob();
    },
    href: (call, ...[input]) => address(call, (input ?? {}) as Parts),
  };
}

function unlessAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([response, aborted]);
}

function address(call: CallDefinition, { params, query }: Parts): string {
  return fillPath(call.path, params) + queryString(query);
}

function headersOf(call: CallDefinition, parts: Parts): Record<string, string> {
  const trace = randomHex();
  const headers: Record<string, string> = {
    Accept: 'application/json, */*;q=0.5',
    // The trace begins here, but the gateway decides whether it is sampled. A trace has one span of the browser.
    traceparent: `00-${trace}-${trace.slice(16)}-00`,
    ...parts.headers,
  };
  if (parts.rawBody !== undefined) headers['Content-Type'] = mediaTypeOf(call, parts.rawBody);
  else if (parts.body !== undefined) headers['Content-Type'] = 'application/json';
  if (parts.idempotencyKey) headers['Idempotency-Key'] = parts.idempotencyKey;
  if (parts.ifVersion !== undefined) headers['If-Match'] = `"${parts.ifVersion}"`;
  // Where a policy demands If-Match: a person who deletes a record means the record, whatever its version is.
  else if (call.method === 'PUT' || call.method === 'DELETE') headers['If-Match'] = '*';
  return headers;
}

function mediaTypeOf({ bodyTypes = ['application/octet-stream'] }: CallDefinition, body: Blob | string): string {
  const mediaType = typeof body === 'string' ? undefined : bodyTypes.find((type) => type === body.type);
  return mediaType ?? bodyTypes[0];
}
