import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { ProblemError, unavailable } from '@fsvp/service-kit/problem.error';
import { CircuitBreaker } from './circuit-breaker.js';
import type { Replicas } from './replicas.js';
import type { Budget, UpstreamName } from './route-table.js';

const CONNECT_MS = 2000;
const CONNECTIONS = 64;
/** Limit of concurrent requests of each kind to one service, so that a hung service affects only its own screens. */
const MAX_IN_FLIGHT: Record<Budget['kind'], number> = { call: 256, stream: 32 };
const RETRY_DELAY_MS = 150;

/** Error codes after which nothing was sent. */
const NOT_CONNECTED = new Set([
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
  /** Aborts the request: the caller disconnected, or a TimeoutError. */
  signal: AbortSignal;
}

export type UpstreamResponse = Dispatcher.ResponseData;

type Failure = 'not connected' | 'broken' | 'timeout' | 'aborted';

function classifyFailure(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return (signal.reason as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'aborted';
  const code = String((error as { code?: unknown }).code);
  if (NOT_CONNECTED.has(code)) return 'not connected';
  return TIMED_OUT.has(code) ? 'timeout' : 'broken';
}

/** The client for one service: replicas, connections, retries, a limit of concurrent requests and a circuit breaker. */
export class Upstream {
  private readonly pools = new Map<string, Pool>();
  private readonly breaker = new CircuitBreaker();
  private readonly inFlight: Record<Budget['kind'], number> = { call: 0, stream: 0 };

  constructor(
    readonly name: UpstreamName,
    private readonly replicas: Replicas,
  ) {}

  start(): void {
    this.replicas.start();
  }

  async close(): Promise<void> {
    this.replicas.stop();
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  /**
   * Sends a request and resolves when the response headers have arrived.
   * @throws 503 while the service is down or overloaded, 504 when it does not respond in time; the signal's reason
   * after an abort
   */
  async send(request: UpstreamRequest): Promise<UpstreamResponse> {
    const { kind } = request.budget;
    if (this.inFlight[kind] >= MAX_IN_FLIGHT[kind]) throw this.unavailable('is overloaded');
    if (!this.breaker.tryAcquire()) throw this.unavailable('is not responding');
    this.inFlight[kind] += 1;
    const release = () => void (this.inFlight[kind] -= 1);
    try {
      const response = await this.tryReplicas(request);
      this.breaker.recordSuccess();
      response.body.once('close', release);
      return response;
    } catch (error) {
      release();
      throw this.toError(classifyFailure(error, request.signal), error);
    }
  }

  /**
   * Reads the complete body of a response.
   * @throws as `send`, when the service ends or pauses too long before the last byte
   */
  async readBody({ body }: UpstreamResponse, signal: AbortSignal): Promise<Buffer> {
    try {
      return Buffer.from(await body.arrayBuffer());
    } catch (error) {
      throw this.toError(classifyFailure(error, signal), error);
    }
  }

  private toError(failure: Failure, error: unknown): unknown {
    if (failure === 'aborted') {
      this.breaker.recordCancel();
      return error;
    }
    this.breaker.recordFailure();
    if (failure !== 'timeout') return this.unavailable('is not responding');
    return new ProblemError(
      504,
      'Gateway timeout',
      `The ${this.name} service did not respond in time. Check whether your change was saved before you try again.`,
    );
  }

  private unavailable(state: string): ProblemError {
    return unavailable(`The ${this.name} service ${state}. Try again in a moment.`);
  }

  /** Tries the next replica if nothing was sent. A read whose connection broke is retried once. */
  private async tryReplicas(request: UpstreamRequest): Promise<UpstreamResponse> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const order = this.replicas.listInOrder();
    // A replica that is being replaced refuses connections only briefly, so the first one gets a second attempt.
    order.push(order[0] as string);
    let broken = false;
    for (const [attempt, url] of order.entries()) {
      if (attempt === order.length - 1) await sleep(RETRY_DELAY_MS);
      try {
        return await this.sendTo(url, request);
      } catch (error) {
        const failure = classifyFailure(error, request.signal);
        const mayRetry = failure === 'not connected' || (failure === 'broken' && isRead && !broken);
        if (!mayRetry || attempt === order.length - 1) throw error;
        broken ||= failure === 'broken';
      }
    }
    throw this.unavailable('has no address');
  }

  private sendTo(
    url: string,
    { method, path, headers, body, budget, signal }: UpstreamRequest,
  ): Promise<UpstreamResponse> {
    let pool = this.pools.get(url);
    if (!pool) {
      pool = new Pool(url, { connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });
      this.pools.set(url, pool);
    }
    return pool.request({
      method: method as Dispatcher.HttpMethod,
      path,
      headers,
      body: (typeof body === 'function' ? body() : body) as Dispatcher.DispatchOptions['body'],
      headersTimeout: budget.responseMs,
      bodyTimeout: budget.idleMs,
      signal,
    });
  }
}
