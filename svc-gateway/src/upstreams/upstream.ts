import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import { CLOSING_HEADER } from '@fsvp/service-kit/http/fastify';
import { outcomeUnknown, ProblemError, unavailable } from '@fsvp/service-kit/problems/problem.error';
import { endWith, startSpan, traceHeaders } from '@fsvp/service-kit/observability/tracing/tracing';
import { CircuitBreaker } from './circuit-breaker.js';
import { exchange, openStream, type Cancellation, type CompleteResponse } from './exchange.js';
import type { Replicas } from './replicas.js';
import type { UpstreamName } from '../config.js';

/** Time limits for a service, in ms. */
export interface Budget {
  /** From the last byte of the request to the first byte of the response. */
  responseMs: number;
  /** Between two chunks of the response. */
  idleMs: number;
  /**
   * Stream bodies are passed through. Call bodies are buffered, so that a retry can send them again.
   */
  kind: 'call' | 'stream';
  /** Largest body of a call in bytes, if it is not 256 KB. */
  bodyLimit?: number;
}

const CONNECT_MS = 2000;
const CONNECTIONS = 64;
/** Limit of concurrent requests of each kind to one service, so that a hung service affects only its own screens. */
const MAX_IN_FLIGHT: Record<Budget['kind'], number> = { call: 256, stream: 32 };
const RETRY_DELAY_MS = 150;
/** How often a service that does not respond is asked whether it does again. */
const ALIVE_CHECK_MS = 100;

/** Of a process that was closing when the request arrived, and did nothing with it. */
const CLOSING = 'CLOSING';
/** Error codes after which nothing was done. */
const NOT_CONNECTED = new Set([
  CLOSING,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const TIMED_OUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

export interface UpstreamRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string | string[]>;
  /** Bytes, or a function that opens a stream once a connection exists. */
  body?: Buffer | (() => AsyncIterable<Uint8Array>);
  budget: Budget;
  /** Ends the request: the caller disconnected, or a TimeoutError. */
  cancellation: Cancellation;
}

type Send<R extends { statusCode: number }> = (
  pool: Dispatcher,
  options: Dispatcher.DispatchOptions,
  cancellation: Cancellation,
) => Promise<R>;

type Failure = 'not connected' | 'broken' | 'timeout' | 'aborted';

function classifyFailure(error: unknown, { reason }: Cancellation): Failure {
  if (reason) return reason.name === 'TimeoutError' ? 'timeout' : 'aborted';
  const code = String((error as { code?: unknown }).code);
  if (NOT_CONNECTED.has(code)) return 'not connected';
  return TIMED_OUT.has(code) ? 'timeout' : 'broken';
}

const isRead = ({ method }: UpstreamRequest) => method === 'GET' || method === 'HEAD';

const closing = () => Object.assign(new Error('The process is closing.'), { code: CLOSING });

/** As `exchange`; the body of a call is bytes, so that another process can get it. @throws `CLOSING` */
const exchangeUnlessClosing: Send<CompleteResponse> = async (...args) => {
  const response = await exchange(...args);
  if (response.headers[CLOSING_HEADER]) throw closing();
  return response;
};

/** As `openStream`; without a body, another process can get the request. @throws `CLOSING` */
const openStreamUnlessClosing: Send<Dispatcher.ResponseData> = async (pool, options, cancellation) => {
  const response = await openStream(pool, options, cancellation);
  if (!response.headers[CLOSING_HEADER] || options.body) return response;
  await response.body.dump();
  throw closing();
};

/** The client for one service: replicas, connections, retries, a limit of concurrent requests and a circuit breaker. */
export class Upstream {
  private readonly pools = new Map<string, Pool>();
  private readonly breaker = new CircuitBreaker();
  private closing: Promise<void> | undefined;
  private stopped = false;
  private readonly inFlight: Record<Budget['kind'], number> = { call: 0, stream: 0 };

  constructor(
    readonly name: UpstreamName,
    private readonly replicas: Replicas,
  ) {
    replicas.onRemoved = (url) => {
      // Its requests may end.
      void this.pools.get(url)?.close();
      this.pools.delete(url);
    };
  }

  /** Its state for metrics. */
  get state(): { breakerOpen: boolean; replicas: number; unready: number; calls: number; streams: number } {
    const { all, unready } = this.replicas.counts;
    const { call, stream } = this.inFlight;
    return { breakerOpen: this.breaker.open, replicas: all, unready, calls: call, streams: stream };
  }

  start(): void {
    this.replicas.start();
  }

  async close(): Promise<void> {
    this.stopped = true;
    this.replicas.stop();
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  /**
   * Sends a request and resolves when its response is complete.
   * @throws 503 while the service is down or overloaded, 504 when it does not respond in time or the connection of a
   * write breaks; the reason of a cancellation
   */
  async call(request: UpstreamRequest): Promise<CompleteResponse> {
    const release = this.admit('call');
    try {
      return await this.perform(request, exchangeUnlessClosing);
    } finally {
      release();
    }
  }

  /**
   * Sends a request and resolves when the headers of its response have arrived.
   * @throws as `call`
   */
  async stream(request: UpstreamRequest): Promise<Dispatcher.ResponseData> {
    const release = this.admit('stream');
    try {
      const response = await this.perform(request, openStreamUnlessClosing);
      response.body.once('close', release);
      return response;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Counts a request of this kind until the returned function is called. @throws 503 */
  private admit(kind: Budget['kind']): () => void {
    if (this.inFlight[kind] >= MAX_IN_FLIGHT[kind]) throw this.unavailable('is overloaded');
    if (!this.breaker.tryAcquire()) throw this.unavailable('is not responding');
    this.inFlight[kind] += 1;
    return () => void (this.inFlight[kind] -= 1);
  }

  private async perform<R extends { statusCode: number }>(request: UpstreamRequest, send: Send<R>): Promise<R> {
    try {
      const response = await this.tryReplicas(request, send);
      this.breaker.recordSuccess();
      return response;
    } catch (error) {
      const failure = classifyFailure(error, request.cancellation);
      // A caller who leaves does not show whether the service works.
      if (failure === 'aborted') throw error;
      if (failure === 'not connected') this.recordFailure();
      else void this.recordUnlessAlive();
      throw this.toProblem(failure, isRead(request));
    }
  }

  /**
   * One call that takes too long or breaks says little about the others: the failure counts if no process of the service
   * responds at all.
   */
  private async recordUnlessAlive(): Promise<void> {
    if (await this.replicas.isAlive()) this.breaker.recordSuccess();
    else this.recordFailure();
  }

  private recordFailure(): void {
    this.breaker.recordFailure();
    if (this.breaker.open) this.closing ??= this.closeWhenAlive().finally(() => (this.closing = undefined));
  }

  /** So that calls do not wait for the next probe once a process of the service runs again. */
  private async closeWhenAlive(): Promise<void> {
    while (this.breaker.open && !this.stopped) {
      if (await this.replicas.isAlive()) this.breaker.recordSuccess();
      else await sleep(ALIVE_CHECK_MS, undefined, { ref: false });
    }
  }

  private toProblem(failure: Failure, read: boolean): ProblemError {
    if (failure === 'timeout')
      return new ProblemError(
        'service-timeout',
        `The ${this.name} service did not respond in time. ${read ? 'Try again in a moment.' : 'Check whether your change was saved before you try again.'}`,
      );
    if (failure === 'broken' && !read) return outcomeUnknown(`The connection to the ${this.name} service was lost`);
    return this.unavailable('is not responding');
  }

  private unavailable(state: string): ProblemError {
    return unavailable(`The ${this.name} service ${state}. Try again in a moment.`);
  }

  /** Tries the next replica if nothing was sent. A read whose connection broke is retried once. */
  private async tryReplicas<R extends { statusCode: number }>(request: UpstreamRequest, send: Send<R>): Promise<R> {
    const read = isRead(request);
    const order = this.replicas.listInOrder();
    // A replica that is being replaced refuses connections only briefly, so the first one gets a second attempt.
    order.push(order[0] as string);
    let broken = false;
    for (const [attempt, url] of order.entries()) {
      if (attempt === order.length - 1) await sleep(RETRY_DELAY_MS);
      try {
        return await this.sendTo(url, request, send);
      } catch (error) {
        const failure = classifyFailure(error, request.cancellation);
        const mayRetry = failure === 'not connected' || (failure === 'broken' && read && !broken);
        if (!mayRetry || attempt === order.length - 1) throw error;
        broken ||= failure === 'broken';
      }
    }
    throw this.unavailable('has no address');
  }

  private sendTo<R extends { statusCode: number }>(
    url: string,
    { method, path, headers, body, budget, cancellation }: UpstreamRequest,
    send: Send<R>,
  ): Promise<R> {
    let pool = this.pools.get(url);
    if (!pool) {
      pool = new Pool(url, { connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });
      this.pools.set(url, pool);
    }
    const span = startSpan('client', `${method} ${this.name}`, () => ({
      'http.request.method': method,
      'peer.service': this.name,
      'server.address': url,
    }));
    const options: Dispatcher.DispatchOptions = {
      method: method as Dispatcher.HttpMethod,
      path,
      // Each attempt has a span of its own.
      headers: Object.assign(headers, traceHeaders(span)),
      body: (typeof body === 'function' ? body() : body) as Dispatcher.DispatchOptions['body'],
      headersTimeout: budget.responseMs,
      bodyTimeout: budget.idleMs,
    };
    const sent = send(pool, options, cancellation);
    return span ? endWith(span, sent, ({ statusCode }) => ({ 'http.response.status_code': statusCode })) : sent;
  }
}
