import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { ProblemError, unavailable } from '@fsvp/service-kit/problem.error';
import { CircuitBreaker } from './circuit-breaker.js';
import type { Replicas } from './replicas.js';
import type { Budget, UpstreamName } from './route-table.js';

const CONNECT_MS = 2000;
const CONNECTIONS = 64;
/** Requests of each kind that may wait for one service; more are turned away, so that a hung service costs its own screens only. */
const MOST_IN_FLIGHT: Record<Budget['kind'], number> = { call: 256, stream: 32 };
const RETRY_AFTER_MS = 150;

/** Nothing was sent. */
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

export interface Outgoing {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string | string[]>;
  /** Bytes, or a maker of a stream that is read only once a connection stands. */
  body?: Buffer | (() => AsyncIterable<Uint8Array>);
  budget: Budget;
  /** Ends the request: the caller went away, or its own limit (a TimeoutError) is over. */
  signal: AbortSignal;
}

export type Answer = Dispatcher.ResponseData;

type Failure = 'not connected' | 'broken' | 'timeout' | 'left';

function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return (signal.reason as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'left';
  const code = String((error as { code?: unknown }).code);
  if (NOT_CONNECTED.has(code)) return 'not connected';
  return TIMED_OUT.has(code) ? 'timeout' : 'broken';
}

/** One service as the gateway reaches it: replicas, connections, retries, a limit of waiting requests and a breaker. */
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
   * Sends a request and answers when the answer's headers are there.
   * @throws 503 while the service is down or overrun, 504 when it does not answer in time; the signal's reason once that is aborted
   */
  async send(outgoing: Outgoing): Promise<Answer> {
    const { kind } = outgoing.budget;
    if (this.inFlight[kind] >= MOST_IN_FLIGHT[kind]) throw this.down('is overrun');
    if (!this.breaker.admits()) throw this.down('does not answer');
    this.inFlight[kind] += 1;
    const done = () => void (this.inFlight[kind] -= 1);
    try {
      const answer = await this.tryReplicas(outgoing);
      this.breaker.succeeded();
      answer.body.once('close', done);
      return answer;
    } catch (error) {
      done();
      throw this.explain(failureOf(error, outgoing.signal), error);
    }
  }

  private explain(failure: Failure, error: unknown): unknown {
    if (failure === 'left') {
      this.breaker.left();
      return error;
    }
    this.breaker.failed();
    if (failure !== 'timeout') return this.down('does not answer');
    return new ProblemError(
      504,
      'Gateway timeout',
      `The ${this.name} service did not answer in time. Look whether your change was saved before you try again.`,
    );
  }

  private down(what: string): ProblemError {
    return unavailable(`The ${this.name} service ${what}. Try again in a moment.`);
  }

  /** Goes on to the next replica where nothing was sent; a read that broke off is made once more. */
  private async tryReplicas(outgoing: Outgoing): Promise<Answer> {
    const reads = outgoing.method === 'GET' || outgoing.method === 'HEAD';
    const order = this.replicas.inOrder();
    // A replica that is being replaced refuses for a moment only.
    order.push(order[0] as string);
    let broken = false;
    for (const [tried, url] of order.entries()) {
      if (tried === order.length - 1) await sleep(RETRY_AFTER_MS);
      try {
        return await this.request(url, outgoing);
      } catch (error) {
        const failure = failureOf(error, outgoing.signal);
        const again = failure === 'not connected' || (failure === 'broken' && reads && !broken);
        if (!again || tried === order.length - 1) throw error;
        broken ||= failure === 'broken';
      }
    }
    throw this.down('has no address');
  }

  private request(url: string, { method, path, headers, body, budget, signal }: Outgoing): Promise<Answer> {
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
      headersTimeout: budget.answer,
      bodyTimeout: budget.pause,
      signal,
    });
  }
}
